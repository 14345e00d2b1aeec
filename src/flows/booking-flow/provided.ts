import { bookingFlowMachine } from '../../../machines/booking-flow/booking-flow.machine.ts';
import { forgetBooking, keepBooking, readBooking } from '../../actors/booking/booking-data.ts';
import { loadSlots, submitBooking } from '../../actors/booking/booking.ts';
import { readHold } from '../../actors/booking/slot-hold.ts';
import { providedCardPayment } from '../card-payment/provided.ts';
import { lazySignInGate } from '../sign-in-gate/lazy.ts';
import { providedSlotHold } from '../slot-hold/provided.ts';

/** The booking flow, bound to the server and this device. */
export const providedBookingFlow = bookingFlowMachine.provide({
  actors: {
    readBooking,
    loadSlots,
    readHold,
    submitBooking,
    slotHold: providedSlotHold,
    signInGate: lazySignInGate,
    cardPayment: providedCardPayment,
  },
  actions: { keepBooking: (_, data) => keepBooking(data), forgetBooking },
});
