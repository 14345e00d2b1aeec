import { leftOf, leftWords } from './timers.ts';
import type { Timer } from './timers.ts';

type TimersProps = { readonly timers: readonly Timer[]; readonly now: number };

/** Lists the delayed events that are on their way, with what is left of each. */
export const Timers = ({ timers, now }: TimersProps) =>
  timers.length === 0 ? (
    <p className="quiet">No timer runs.</p>
  ) : (
    <ul className="timers">
      {timers.map((timer) => {
        const left = leftOf(timer, now);
        return (
          <li key={timer.id}>
            <p>
              <strong>{timer.words}</strong> <small>{timer.actor}</small>
            </p>
            <p>
              <output aria-live="off">{leftWords(left)}</output>
              <small> of {leftWords(timer.delay)}</small>
            </p>
            <progress max={timer.delay} value={left} aria-label={`Left of ${timer.words}`} />
          </li>
        );
      })}
    </ul>
  );
