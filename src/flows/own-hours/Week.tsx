import { SPANS_MAX } from '../../../contracts/booking/weekly-hours.ts';
import { timeOfMinute } from '../../../contracts/rules/weekly-hours.ts';
import type { WeekdaySpan } from '../../../contracts/rules/weekly-hours.ts';
import {
  NAMES_OF_DAYS,
  OWN_HOURS_TEXTS as TEXTS,
} from '../../../contracts/texts/en/staff/own-hours.ts';
import { WEEK, minuteChoices, withSpan } from '../../../machines/own-hours/hours-draft.ts';
import { selectHoursDraft } from '../../../machines/own-hours/own-hours.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { ListField } from '../../components/fields/ListField.tsx';
import { timeWords } from '../../lib/format/slot-words.ts';
import { useOwnHours, useOwnHoursSelected } from './own-hours.flow.ts';
import classes from './own-hours.module.css';

const minuteWords = (minute: number): string => timeWords(timeOfMinute(minute));

type EndProps = {
  readonly span: WeekdaySpan;
  readonly end: 'from' | 'to';
  readonly name: string;
  readonly onChange: (minute: number) => void;
};

const End = ({ span, end, name, onChange }: EndProps) => {
  const choices = minuteChoices(span[end]);
  return (
    <ListField
      label={TEXTS[end]}
      name={`${name}-${end}`}
      value={timeOfMinute(span[end])}
      options={choices.map(({ value }) => ({ value, label: timeWords(value) }))}
      onChange={(chosen) => onChange(choices.find(({ value }) => value === chosen)?.minute ?? 0)}
    />
  );
};

type SpanProps = {
  readonly span: WeekdaySpan;
  readonly at: number;
  readonly onChange: (next: WeekdaySpan | null) => void;
};

const Span = ({ span, at, onChange }: SpanProps) => {
  const time = `${minuteWords(span.from)} to ${minuteWords(span.to)}`;
  const day = NAMES_OF_DAYS[span.weekday] ?? '';
  return (
    <div className={classes.span}>
      {(['from', 'to'] as const).map((end) => (
        <End
          key={end}
          span={span}
          end={end}
          name={`time-${at}`}
          onChange={(minute) => onChange({ ...span, [end]: minute })}
        />
      ))}
      <div>
        <Button variant="subtle" onClick={() => onChange(null)}>
          {TEXTS.removeSpan.replace('{time}', time).replace('{day}', day)}
        </Button>
      </div>
    </div>
  );
};

const Day = ({ weekday }: { readonly weekday: number }) => {
  const flow = useOwnHours();
  const { hours } = useOwnHoursSelected(selectHoursDraft);
  const name = NAMES_OF_DAYS[weekday] ?? '';
  const own = hours.flatMap((span, at) => (span.weekday === weekday ? [{ span, at }] : []));
  const change = (next: readonly WeekdaySpan[]) =>
    flow.send({ type: 'draft.changed', change: { hours: [...next] } });
  return (
    <fieldset className={classes.day}>
      <legend>{name}</legend>
      {own.length === 0 && <p className="soft">{TEXTS.none}</p>}
      {own.map(({ span, at }) => (
        <Span
          key={at}
          span={span}
          at={at}
          onChange={(next) => change(hours.toSpliced(at, 1, ...(next === null ? [] : [next])))}
        />
      ))}
      {own.length < SPANS_MAX && (
        <div>
          <Button variant="default" onClick={() => change(withSpan(hours, weekday))}>
            {TEXTS.addSpan.replace('{day}', name)}
          </Button>
        </div>
      )}
    </fieldset>
  );
};

/** The hours of an ordinary week, a day after the other. */
export const Week = () => WEEK.map((weekday) => <Day key={weekday} weekday={weekday} />);
