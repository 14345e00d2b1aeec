import { bookingFlowMachine } from '../../../machines/booking-flow/booking-flow.machine.ts';
import {
  forgetBooking,
  keepBooking,
  readBooking,
  readSession,
} from '../../actors/booking/booking-data.ts';
import { loadSlots, submitBooking } from '../../actors/booking/booking.ts';
import { readHold } from '../../actors/booking/slot-hold.ts';
import { providedCardPayment } from '../card-payment/card-payment.flow.ts';
import { lazySignInGate } from '../sign-in-gate/lazy.ts';
import { providedOneTimeCode } from '../one-time-code/one-time-code.flow.ts';
import { providedSlotHold } from '../slot-hold/slot-hold.flow.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The booking flow, bound to the server and this device. */
export const providedBookingFlow = bookingFlowMachine.provide({
  actors: {
    readBooking,
    loadSlots,
    readHold,
    submitBooking,
    slotHold: providedSlotHold,
    readSession,
    oneTimeCode: providedOneTimeCode,
    signInGate: lazySignInGate,
    cardPayment: providedCardPayment,
  },
  actions: { keepBooking: (_, data) => keepBooking(data), forgetBooking },
});

/** Provider and hooks of the booking flow. */
export const {
  Provider: BookingFlow,
  Within: BookingFlowWithin,
  useFlow: useBookingFlow,
  useSelected: useBookingFlowSelected,
} = createFlow<typeof bookingFlowMachine>('bookingFlow');
