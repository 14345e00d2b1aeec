import type { ComponentType, ReactNode } from 'react';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/booking.ts';
import { BOOKING_TEXTS } from '../../../contracts/texts/en/flows/booking-dialog.ts';
import { selectRescheduleView } from '../../../machines/reschedule/reschedule.machine.ts';
import type { RescheduleView } from '../../../machines/reschedule/reschedule.machine.ts';
import { RESCHEDULE_TEXTS } from '../../../contracts/texts/en/flows/reschedule.ts';
import { Button } from '../../components/button/Button.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { Keep } from './Keep.tsx';
import { useReschedule, useRescheduleSelected } from './reschedule.flow.ts';
import { RescheduleForm } from './RescheduleForm.tsx';
import classes from './reschedule.module.css';

const Loading = () => (
  <div className={classes.form}>
    <output>{say.lookingForFreeTimes}</output>
    <Skeleton />
    <Keep />
  </div>
);

const Unavailable = () => {
  const reschedule = useReschedule();
  return (
    <div className={classes.form}>
      <p role="alert">{say.yourAppointmentStandsAsItWas(BOOKING_TEXTS.slotsFailed.title)}</p>
      <Button onClick={() => reschedule.send({ type: 'loading.requested' })}>
        {common.tryAgain}
      </Button>
      <Keep />
    </div>
  );
};

type StopProps = { readonly title: string; readonly children: ReactNode };

/** Shows the end of the flow; its button makes the list load anew. */
const Stop = ({ title, children }: StopProps) => {
  const reschedule = useReschedule();
  return (
    <div className={classes.form}>
      <div role="alert">
        <h3 className={classes.heading}>{title}</h3>
        <p>{children}</p>
      </div>
      <Button onClick={() => reschedule.send({ type: 'outcome.acknowledged' })}>
        {RESCHEDULE_TEXTS.back}
      </Button>
    </div>
  );
};

const Missed = () => {
  const said = useRescheduleSelected(({ context }) => context.refusal);
  return <Stop title={RESCHEDULE_TEXTS.missed}>{said}</Stop>;
};

const NotFound = () => (
  <Stop title={RESCHEDULE_TEXTS.notFound.title}>{RESCHEDULE_TEXTS.notFound.text}</Stop>
);

const VIEWS: Readonly<Record<RescheduleView, ComponentType | null>> = {
  loading: Loading,
  unavailable: Unavailable,
  form: RescheduleForm,
  missed: Missed,
  notFound: NotFound,
  ended: null,
};

/** Moves an appointment, in its place in the list. */
export const RescheduleScreens = () => {
  const View = VIEWS[useRescheduleSelected(selectRescheduleView)];
  // The key changes when the chosen time is lost, which rebuilds the form without it.
  const lost = useRescheduleSelected(({ context }) => context.lost);
  return View && <View key={lost} />;
};
