import { useForm } from '@mantine/form';
import { BOOKED_TIME } from '../../../contracts/forms/booking.ts';
import { problemsIn } from '../../../contracts/forms/form.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/booking.ts';
import { BOOKING_TEXTS, TIME_WORDS } from '../../../contracts/texts/en/flows/booking-dialog.ts';
import { freeWith, isFree } from '../../../machines/booking-dialog/details.ts';
import { selectTimeLost } from '../../../machines/booking-flow/booking-flow.selectors.ts';
import { BOOKING_FLOW_TEXTS } from '../../../contracts/texts/en/flows/booking-flow.ts';
import { Button } from '../../components/button/Button.tsx';
import { EmergencyCalls } from '../../components/emergency-calls/EmergencyCalls.tsx';
import { StateCard } from '../../components/empty-state/StateCard.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { SummaryBar } from '../../components/summary-bar/SummaryBar.tsx';
import { focusFirstError } from '../../lib/flow/form.ts';
import { dayWords, timeWords } from '../../lib/format/slot-words.ts';
import { ChooseTime } from '../booking-dialog/ChooseTime.tsx';
import { ChooseDoctor } from './ChooseDoctor.tsx';
import { ChooseLength } from './ChooseLength.tsx';
import { NextFree } from './NextFree.tsx';
import { useBookingFlow, useBookingFlowSelected } from './booking-flow.flow.ts';
import classes from './booking-flow.module.css';

/** Shown while the free times load. */
export const TimesLoading = () => (
  <>
    <EmergencyCalls insteadOf="book" />
    <output>{say.lookingForFreeTimes}</output>
    <Skeleton />
  </>
);

/** Shown when the free times could not be loaded. */
export const TimesFailed = () => {
  const booking = useBookingFlow();
  const { title, text } = BOOKING_TEXTS.slotsFailed;
  return (
    <>
      <EmergencyCalls insteadOf="book" />
      <StateCard
        title={title}
        actions={
          <Button onClick={() => booking.send({ type: 'loading.requested' })}>
            {common.tryAgain}
          </Button>
        }
      >
        <p role="alert">{text}</p>
      </StateCard>
    </>
  );
};

/** Asks for a length, a doctor, a day and a time (BKFL-02). */
export const TimeStep = () => {
  const booking = useBookingFlow();
  const days = useBookingFlowSelected(({ context }) => context.days);
  const doctors = useBookingFlowSelected(({ context }) => context.doctors);
  const withSamples = useBookingFlowSelected(({ context }) => context.withSamples);
  const lost = useBookingFlowSelected(selectTimeLost);
  const { form: given, doctor: givenDoctor, minutes: givenMinutes } = booking.getSnapshot().context;
  const form = useForm({
    initialValues: {
      date: given.date,
      time: given.time,
      doctor: givenDoctor?.slug ?? '',
      minutes: givenMinutes,
    },
    validate: problemsIn(BOOKED_TIME, TIME_WORDS),
  });
  const { date, time, doctor, minutes } = form.values;
  const daysWith = (slug: string) => freeWith({ days, doctors }, slug === '' ? null : slug);
  const submit = form.onSubmit(
    (chosen) =>
      booking.send({
        type: 'time.submitted',
        chosen: { ...chosen, doctor: doctor === '' ? null : doctor },
      }),
    focusFirstError(form),
  );
  const isChosen = date !== '' && time !== '';
  return (
    <form className={`stack ${classes.form}`} noValidate onSubmit={submit}>
      <EmergencyCalls insteadOf="book" />
      {lost !== null && <InlineError>{lost}</InlineError>}
      <ChooseLength chosen={minutes} onChoose={(length) => form.setValues({ minutes: length })} />
      <ChooseDoctor
        doctors={doctors}
        chosen={doctor}
        onChoose={(slug) =>
          form.setValues({
            doctor: slug,
            ...(!isFree(daysWith(slug), { date, time }) && { time: '' }),
          })
        }
      />
      <NextFree
        days={daysWith(doctor)}
        chosen={form.values}
        onChoose={(chosen) => form.setValues(chosen)}
      />
      <ChooseTime
        days={daysWith(doctor)}
        chosen={form.values}
        errors={form.errors}
        onChoose={(chosen) => form.setValues(chosen)}
      />
      {withSamples &&
        BOOKING_FLOW_TEXTS.samples.map((words) => (
          <p key={words} className={classes.quiet}>
            {words}
          </p>
        ))}
      <SummaryBar
        summary={isChosen ? `${dayWords(date).name}, ${timeWords(time)}` : say.chooseADayAndATime}
        detail={BOOKING_TEXTS.zone}
        action={{ label: common.goOn, onClick: () => submit() }}
      />
    </form>
  );
};
