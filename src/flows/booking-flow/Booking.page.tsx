import { useLocation } from 'react-router-dom';
import type { ActorOptions } from 'xstate';
import { HOME } from '../../../contracts/common/paths.ts';
import type { bookingFlowMachine } from '../../../machines/booking-flow/booking-flow.machine.ts';
import { BrandHeader } from '../../components/brand-header/BrandHeader.tsx';
import { LibraryProvider } from '../../components/library/LibraryProvider.tsx';
import { BookingFlow, providedBookingFlow } from './booking-flow.flow.ts';
import { BookingScreens } from './BookingScreens.tsx';
import { pageOf } from './booking-flow.address.ts';

type BookingPageProps = {
  readonly machine?: typeof bookingFlowMachine;
  readonly clock?: ActorOptions<typeof bookingFlowMachine>['clock'];
};

/**
 * /booking, /booking/patient-info and /booking/review-and-book: one flow, open to signed-out visitors (BKFL-01..06).
 */
export const BookingPage = ({ machine = providedBookingFlow, clock }: BookingPageProps) => {
  const { pathname } = useLocation();
  return (
    <LibraryProvider>
      <BrandHeader href={HOME} />
      <BookingFlow machine={machine} input={() => ({ opened: pageOf(pathname) })} clock={clock}>
        <BookingScreens />
      </BookingFlow>
    </LibraryProvider>
  );
};
