import { LEAVES_MAX } from '../../../contracts/booking/weekly-hours.ts';
import { selectHoursDraft } from '../../../machines/own-hours/own-hours.machine.ts';
import { OWN_HOURS_TEXTS as TEXTS } from '../../../contracts/texts/en/staff/own-hours.ts';
import { Button } from '../../components/button/Button.tsx';
import { DayField } from '../../components/fields/DayField.tsx';
import { useOwnHours, useOwnHoursSelected } from './own-hours.flow.ts';
import classes from './own-hours.module.css';

/** The leaves ahead, each with its first and last day. */
export const Leaves = () => {
  const flow = useOwnHours();
  const { leaves } = useOwnHoursSelected(selectHoursDraft);
  const change = (next: typeof leaves) =>
    flow.send({ type: 'draft.changed', change: { leaves: next } });
  return (
    <>
      {leaves.map((leave, at) => {
        const number = String(at + 1);
        return (
          <fieldset key={number} className={classes.day}>
            <legend>{TEXTS.leaveNumber.replace('{number}', number)}</legend>
            <div className={`${classes.span} ${classes.days}`}>
              <DayField
                label={TEXTS.firstDay}
                value={leave.first_day}
                onChange={(first_day) => change(leaves.with(at, { ...leave, first_day }))}
              />
              <DayField
                label={TEXTS.lastDay}
                value={leave.last_day}
                onChange={(last_day) => change(leaves.with(at, { ...leave, last_day }))}
              />
              <div>
                <Button variant="subtle" onClick={() => change(leaves.toSpliced(at, 1))}>
                  {TEXTS.removeLeave.replace('{number}', number)}
                </Button>
              </div>
            </div>
          </fieldset>
        );
      })}
      {leaves.length < LEAVES_MAX && (
        <div>
          <Button
            variant="default"
            onClick={() => change([...leaves, { first_day: '', last_day: '' }])}
          >
            {TEXTS.addLeave}
          </Button>
        </div>
      )}
    </>
  );
};
