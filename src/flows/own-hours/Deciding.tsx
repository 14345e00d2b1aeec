import type { CallInTheWay } from '../../../contracts/endpoints/own-hours.ts';
import { MONEY_AFTER } from '../../../contracts/payments/products.ts';
import {
  selectCallsInTheWay,
  selectIsSavingHours,
  selectMoneyOf,
} from '../../../machines/own-hours/own-hours.machine.ts';
import {
  MONEY_WORDS,
  OWN_HOURS_TEXTS as TEXTS,
} from '../../../contracts/texts/en/staff/own-hours.ts';
import { Button } from '../../components/button/Button.tsx';
import { ListField } from '../../components/fields/ListField.tsx';
import { RowList } from '../../components/row-list/RowList.tsx';
import { momentWords } from '../../lib/format/slot-words.ts';
import { useOwnHours, useOwnHoursSelected } from './own-hours.flow.ts';
import classes from './own-hours.module.css';

const Money = ({ id }: Pick<CallInTheWay, 'id'>) => {
  const flow = useOwnHours();
  const money = useOwnHoursSelected(selectMoneyOf(id));
  return (
    <ListField
      label={TEXTS.money}
      name={`money-${id}`}
      value={money}
      options={MONEY_AFTER.map((value) => ({ value, label: MONEY_WORDS[value] }))}
      onChange={(chosen) =>
        flow.send({
          type: 'money.chosen',
          id,
          money: MONEY_AFTER.find((each) => each === chosen) ?? 'back',
        })
      }
    />
  );
};

const rowOf = ({ id, starts_at, minutes, is_paid, is_held }: CallInTheWay) => ({
  id,
  title: momentWords(starts_at),
  facts: `${minutes} minutes. ${is_held ? TEXTS.held : is_paid ? '' : TEXTS.due}`.trim(),
  ...(is_paid && { below: <Money id={id} /> }),
});

/** Lists the calls that a change would leave outside, and asks what becomes of each before it is in force. */
export const Deciding = () => {
  const flow = useOwnHours();
  const calls = useOwnHoursSelected(selectCallsInTheWay);
  const isSaving = useOwnHoursSelected(selectIsSavingHours);
  return (
    <>
      <h2>{TEXTS.decidingTitle}</h2>
      <p>{TEXTS.deciding}</p>
      <RowList rows={calls.map(rowOf)} />
      <div className={classes.actions}>
        <Button aria-busy={isSaving} onClick={() => flow.send({ type: 'callingOff.confirmed' })}>
          {isSaving ? TEXTS.saving : TEXTS.confirm}
        </Button>
        <Button
          variant="default"
          disabled={isSaving}
          onClick={() => flow.send({ type: 'callingOff.declined' })}
        >
          {TEXTS.decline}
        </Button>
      </div>
    </>
  );
};
