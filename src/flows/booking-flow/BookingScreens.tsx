import type { ComponentType } from 'react';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import {
  selectBookingFlowGate,
  selectBookingScreen,
} from '../../../machines/booking-flow/booking-flow.selectors.ts';
import type { BookingScreen } from '../../../machines/booking-flow/booking-flow.selectors.ts';
import { BOOKING_FLOW_TEXTS } from '../../../contracts/texts/en/flows/booking-flow.ts';
import { PageColumn, PageTitle } from '../../components/page-column/PageColumn.tsx';
import { useAfterWaiting } from '../../lib/flow/after-waiting.ts';
import { HeadingFocus } from '../../lib/focus/focus.ts';
import { LazySignInGate } from '../sign-in-gate/lazy.ts';
import { BookedScreen, FailedScreen, PaidWithoutTimeScreen } from './ended.screens.tsx';
import { PatientStep } from './PatientStep.tsx';
import { Payment } from './Payment.tsx';
import { Review } from './Review.tsx';
import { TimesFailed, TimesLoading, TimeStep } from './TimeStep.tsx';
import { useBookingAddress } from './booking-flow.address.ts';
import { useBookingFlow, useBookingFlowSelected } from './booking-flow.flow.ts';
import classes from './booking-flow.module.css';

type Heading = keyof typeof BOOKING_FLOW_TEXTS.titles;

/** The heading and content of each screen. */
const SCREENS: Readonly<Record<BookingScreen, { of: Heading; Content: ComponentType }>> = {
  opening: { of: 'time', Content: TimesLoading },
  timesLoading: { of: 'time', Content: TimesLoading },
  timesFailed: { of: 'time', Content: TimesFailed },
  time: { of: 'time', Content: TimeStep },
  patient: { of: 'patient', Content: PatientStep },
  review: { of: 'review', Content: Review },
  failed: { of: 'failed', Content: FailedScreen },
  payment: { of: 'payment', Content: Payment },
  booked: { of: 'booked', Content: BookedScreen },
  paidWithoutTime: { of: 'paidWithoutTime', Content: PaidWithoutTimeScreen },
};

const PROGRESS: Partial<Readonly<Record<Heading, string>>> = {
  ...BOOKING_FLOW_TEXTS.progress,
  payment: BOOKING_FLOW_TEXTS.progress.review,
};

const LEADS: Partial<Readonly<Record<Heading, string>>> = {
  time: BOOKING_FLOW_TEXTS.timeLead,
  patient: BOOKING_FLOW_TEXTS.patientLead,
};

/** Keeps the URL in step; mounted only once the kept booking has been read. */
const Address = (): null => {
  useBookingAddress(useBookingFlow());
  return null;
};

const WAITING = ['opening', 'timesLoading'] as const;

/** The three pages of a booking: progress, content, and the sign-in gate over them. */
export const BookingScreens = () => {
  const screen = useAfterWaiting(useBookingFlowSelected(selectBookingScreen), WAITING);
  const gate = useBookingFlowSelected(selectBookingFlowGate);
  // The key changes when the chosen time is lost, which rebuilds the form without it.
  const lost = useBookingFlowSelected(({ context }) => context.lost);
  const { of, Content } = SCREENS[screen];
  const title = BOOKING_FLOW_TEXTS.titles[of];
  return (
    <>
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
      <PageColumn>
        <div className={classes.head}>
          {PROGRESS[of] && <p className={classes.quiet}>{PROGRESS[of]}</p>}
          <PageTitle>{title}</PageTitle>
          {LEADS[of] && <p>{LEADS[of]}</p>}
        </div>
        <Content key={lost} />
        {screen !== 'opening' && <Address />}
        <HeadingFocus appeared={of} />
        <LazySignInGate flow={gate} />
      </PageColumn>
    </>
  );
};
