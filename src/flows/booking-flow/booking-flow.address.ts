import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { PATHS } from '../../../contracts/common/paths.ts';
import type { bookingFlowMachine } from '../../../machines/booking-flow/booking-flow.machine.ts';
import { selectBookingPage } from '../../../machines/booking-flow/booking-flow.selectors.ts';
import type { BookingPage } from '../../../machines/booking-flow/booking-flow.setup.ts';
import { useAddress } from '../../lib/address/address.ts';
import type { AddressOf } from '../../lib/address/address.ts';

/** The page of each part (BKFL-01..06); the payment is a step of the review page: `?step=payment`. */
const PAGES: Readonly<Record<BookingPage, string>> = {
  time: PATHS.booking,
  patient: PATHS.bookingPatient,
  review: PATHS.bookingReview,
  payment: PATHS.bookingReview,
};

const isPage = (value: string): value is BookingPage => value in PAGES;

const BOOKING_ADDRESS: AddressOf<
  SnapshotFrom<typeof bookingFlowMachine>,
  { type: 'address.moved'; page: BookingPage }
> = {
  param: 'step',
  pages: PAGES,
  select: selectBookingPage,
  moved: (value) => ({ type: 'address.moved', page: isPage(value) ? value : 'time' }),
};

/** Returns the part that a path opens. */
export const pageOf = (path: string): 'time' | 'patient' | 'review' => {
  if (path.startsWith(PATHS.bookingPatient)) return 'patient';
  return path.startsWith(PATHS.bookingReview) ? 'review' : 'time';
};

/** Keeps the URL on the page of the current part, whichever was opened. */
export const useBookingAddress = (actor: ActorRefFrom<typeof bookingFlowMachine>): void =>
  useAddress(actor, BOOKING_ADDRESS);
