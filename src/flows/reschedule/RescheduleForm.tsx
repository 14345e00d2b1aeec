import { useForm } from '@mantine/form';
import { BOOKED_TIME } from '../../../contracts/forms/booking.ts';
import { problemsIn } from '../../../contracts/forms/form.ts';
import { TIME_WORDS } from '../../../contracts/texts/en/flows/booking-dialog.ts';
import {
  selectIsMoving,
  selectRescheduleProblem,
} from '../../../machines/reschedule/reschedule.machine.ts';
import { RESCHEDULE_TEXTS } from '../../../contracts/texts/en/flows/reschedule.ts';
import { Button } from '../../components/button/Button.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { focusFirstError } from '../../lib/flow/form.ts';
import { momentWords } from '../../lib/format/slot-words.ts';
import { ChooseTime } from '../booking-dialog/ChooseTime.tsx';
import { Keep } from './Keep.tsx';
import { useReschedule, useRescheduleSelected } from './reschedule.flow.ts';
import classes from './reschedule.module.css';

/** Asks for another day and time; until the last press the appointment stays at its time. */
export const RescheduleForm = () => {
  const reschedule = useReschedule();
  const days = useRescheduleSelected(({ context }) => context.days);
  const startsAt = useRescheduleSelected(({ context }) => context.startsAt);
  const problem = useRescheduleSelected(selectRescheduleProblem);
  const isMoving = useRescheduleSelected(selectIsMoving);
  const form = useForm({
    initialValues: reschedule.getSnapshot().context.chosen,
    validate: problemsIn(BOOKED_TIME, TIME_WORDS),
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(
        (chosen) => reschedule.send({ type: 'time.submitted', chosen }),
        focusFirstError(form),
      )}
    >
      <p>{RESCHEDULE_TEXTS.now(momentWords(startsAt))}</p>
      <ChooseTime
        days={days}
        chosen={form.values}
        errors={form.errors}
        onChoose={(chosen) => form.setValues(chosen)}
      />
      {problem !== null && <InlineError>{problem}</InlineError>}
      <Button type="submit" aria-busy={isMoving}>
        {RESCHEDULE_TEXTS.send}
      </Button>
      <Keep disabled={isMoving} />
    </form>
  );
};
