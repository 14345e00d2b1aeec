import type { SlotDay } from '../../../contracts/endpoints/teleconsultations.ts';
import type { WhenDetails } from '../../../contracts/forms/booking.ts';
import { nextFree } from '../../../machines/booking-dialog/details.ts';
import { BOOKING_FLOW_TEXTS } from '../../../contracts/texts/en/flows/booking-flow.ts';
import { Button } from '../../components/button/Button.tsx';
import { dayWords, timeWords } from '../../lib/format/slot-words.ts';
import classes from './booking-flow.module.css';

const NEXT_AT_MOST = 3;

type NextFreeProps = {
  readonly days: readonly SlotDay[];
  readonly chosen: WhenDetails;
  readonly onChoose: (chosen: WhenDetails) => void;
};

/** The next free times, for whoever takes the first. */
export const NextFree = ({ days, chosen, onChoose }: NextFreeProps) => {
  const next = nextFree(days, NEXT_AT_MOST);
  if (next.length === 0) return null;
  return (
    <section aria-label={BOOKING_FLOW_TEXTS.nextFree}>
      <p className={classes.next}>{BOOKING_FLOW_TEXTS.nextFree}</p>
      <div className={classes.nextTimes}>
        {next.map(({ date, time }) => (
          <Button
            key={date + time}
            variant="default"
            aria-pressed={chosen.date === date && chosen.time === time}
            onClick={() => onChoose({ date, time })}
          >
            {`${dayWords(date).weekday} ${dayWords(date).day}, ${timeWords(time)}`}
          </Button>
        ))}
      </div>
    </section>
  );
};
