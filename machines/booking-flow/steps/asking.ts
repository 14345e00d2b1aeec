import { ENTRY_REFUSED } from '../../kit/refused-entry.ts';
import { dataOf } from '../booking-flow.setup.ts';
import type { BookingPage } from '../booking-flow.setup.ts';

type Moved = { readonly event: { readonly page: BookingPage } };

/** Action that keeps the present choices on the device. */
export const keep = {
  type: 'keepBooking',
  params: ({ context }: { readonly context: Parameters<typeof dataOf>[0] }) => dataOf(context),
} as const;

/** Returns the guard for an address that was moved to this page. */
export const leadsTo = (wanted: BookingPage) =>
  ({
    type: 'leadsTo',
    params: ({ event }: Moved) => ({ page: event.page, wanted }),
  }) as const;

/** Transition by which Back to the review takes back what is being changed. */
export const changeTakenBack = {
  guard: { type: 'takesChangeBack', params: ({ event }: Moved) => event },
  target: '#bookingFlow.reviewing',
  actions: ['takeChangeBack', keep],
} as const;

/** Transition back to the person's details, with what the server says of one of them at its field. */
export const patientRefused = {
  ...ENTRY_REFUSED,
  target: '#bookingFlow.editingPatient.entryRefused',
  actions: [ENTRY_REFUSED.actions, 'forgetWho', keep],
} as const;
