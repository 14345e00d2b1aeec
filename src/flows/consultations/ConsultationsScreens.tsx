import type { ComponentType } from 'react';
import { PATHS } from '../../../contracts/common/paths.ts';
import { CALL_MINUTES, CHECKOUT_CALLS } from '../../../contracts/payments/products.ts';
import { inRupees } from '../../../contracts/payments/rupees.ts';
import { CALL_TEXTS } from '../../../contracts/texts/en/calls.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/consultations.ts';
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
import { OwnConsultations } from './OwnConsultations.tsx';

/** Explains video calls to new readers. */
const Lead = () => <p>{say.aDentistSpeaksYouVideoLooks}</p>;

/** The id of the heading of the surrounding page. */
export const HEADING = 'consultations';

const Loading = () => (
  <>
    <Lead />
    <output className="spoken">{say.lookingForYourConsultations}</output>
    <Skeleton />
  </>
);

const Failed = () => {
  const consultations = useConsultations();
  return (
    <StateCard
      title={common.weCouldNotReachOurServer}
      kept={say.whatYouHavePaidBookedKept}
      actions={
        <Button onClick={() => consultations.send({ type: 'reading.requested' })}>
          {common.tryAgain}
        </Button>
      }
    />
  );
};

/** What a call costs, and how it is paid. */
const terms = (): string[] => [
  ...CALL_MINUTES.map((minutes) =>
    say.lengthAtPrice(CALL_TEXTS.length(minutes), inRupees(priceHere(CHECKOUT_CALLS[minutes]))),
  ),
  say.youPayNowOrThen,
  say.youCanShareSavedResultDentist,
];

const Anonymous = () => {
  const consultations = useConsultations();
  return (
    <div className="stack">
      <Lead />
      <BulletList items={terms()} />
      <ButtonLink href={PATHS.booking}>{common.bookAVideoCall}</ButtonLink>
      <ButtonLink href={PATHS.chat} variant="default">
        {common.startMyAssessment}
      </ButtonLink>
      <Button variant="default" onClick={() => consultations.send({ type: 'signIn.requested' })}>
        {say.logInToSeeYourConsultations}
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
