import type { ComponentType } from 'react';
import { PATHS } from '../../../contracts/common/paths.ts';
import { PRODUCTS } from '../../../contracts/payments/products.ts';
import { inRupees } from '../../../contracts/payments/rupees.ts';
import { CALL_TEXTS } from '../../../contracts/texts/en/calls.ts';
import {
  selectConsultationBooking,
  selectConsultationsGate,
  selectConsultationsScreen,
  selectStanding,
} from '../../../machines/consultations/consultations.selectors.ts';
import type { ConsultationsScreen } from '../../../machines/consultations/consultations.selectors.ts';
import { BulletList } from '../../components/bullet-list/BulletList.tsx';
import { Button, ButtonLink } from '../../components/button/Button.tsx';
import { StateCard } from '../../components/empty-state/StateCard.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { PartFocus } from '../../lib/focus/part-focus.ts';
import { useAfterWaiting } from '../../lib/flow/after-waiting.ts';
import { priceHere } from '../../lib/format/prices.ts';
import { LazyBookingDialog } from '../booking-dialog/lazy.ts';
import { LazySignInGate } from '../sign-in-gate/lazy.ts';
import { useConsultations, useConsultationsSelected } from './consultations.flow.ts';
import classes from './consultations.module.css';
import { OwnConsultations } from './OwnConsultations.tsx';

/** Explains video calls to new readers. */
const Lead = () => (
  <p>
    A dentist speaks with you by video, looks at what you show and says what to do next. All times
    are India time (IST).
  </p>
);

/** The id of the heading of the surrounding page. */
export const HEADING = 'consultations';

const Loading = () => (
  <>
    <Lead />
    <output className="spoken">Looking for your consultations...</output>
    <Skeleton />
  </>
);

const Failed = () => {
  const consultations = useConsultations();
  return (
    <StateCard
      title="We could not reach our server"
      kept="What you have paid and booked is kept."
      actions={
        <Button onClick={() => consultations.send({ type: 'reading.requested' })}>Try again</Button>
      }
    />
  );
};

/** The ways to a call, each with its price. */
const ways = (): string[] => [
  `Book a call of ${CALL_TEXTS.length(PRODUCTS.laterCall30.minutes)} and pay ${inRupees(priceHere('laterCall30'))} at the appointment.`,
  `Or pay before: ${inRupees(priceHere('videoCall15'))} for ${CALL_TEXTS.length(PRODUCTS.videoCall15.minutes)}, after your assessment.`,
  'You can share a saved result with the dentist in the call.',
];

const Anonymous = () => {
  const consultations = useConsultations();
  return (
    <div className={classes.stack}>
      <Lead />
      <BulletList items={ways()} />
      <ButtonLink href={PATHS.booking}>Book a video call</ButtonLink>
      <ButtonLink href={PATHS.chat} variant="default">
        Start my assessment
      </ButtonLink>
      <Button variant="default" onClick={() => consultations.send({ type: 'signIn.requested' })}>
        Log in to see your consultations
      </Button>
    </div>
  );
};

const SCREENS: Readonly<Record<ConsultationsScreen, ComponentType>> = {
  loading: Loading,
  failed: Failed,
  anonymous: Anonymous,
  own: OwnConsultations,
};

const WAITING = ['loading'] as const;

/** Shows the account's consultations, with the gate and the booking dialog over them. */
export const ConsultationsScreens = () => {
  const Screen =
    SCREENS[useAfterWaiting(useConsultationsSelected(selectConsultationsScreen), WAITING)];
  const standing = useConsultationsSelected(selectStanding);
  const gate = useConsultationsSelected(selectConsultationsGate);
  const booking = useConsultationsSelected(selectConsultationBooking);
  return (
    <>
      <Screen />
      {/* The pressed button often disappears with its consultation. */}
      <PartFocus appeared={standing} heading={HEADING} />
      <LazySignInGate flow={gate} />
      <LazyBookingDialog flow={booking} />
    </>
  );
};
