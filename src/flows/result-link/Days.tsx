import { LINK_DAYS } from '../../../contracts/assessment/result-link.ts';
import { RESULT_LINK_TEXTS as TEXTS } from '../../../contracts/texts/en/flows/result-link.ts';
import { selectDays } from '../../../machines/result-link/result-link.machine.ts';
import { RadioFieldset } from '../../components/radio-fieldset/RadioFieldset.tsx';
import { useResultLink, useResultLinkSelected } from './result-link.flow.ts';
import classes from './result-link.module.css';

/** The choice of the days for which the next link works. */
export const Days = () => {
  const flow = useResultLink();
  const chosen = useResultLinkSelected(selectDays);
  return (
    <RadioFieldset label={TEXTS.howLong}>
      {(name) => (
        <div className={classes.days}>
          {LINK_DAYS.map((days) => (
            <label key={days} className={classes.day}>
              <input
                type="radio"
                name={name}
                value={days}
                checked={chosen === days}
                onChange={() => flow.send({ type: 'days.chosen', days })}
              />
              {TEXTS.days(days)}
            </label>
          ))}
        </div>
      )}
    </RadioFieldset>
  );
};
