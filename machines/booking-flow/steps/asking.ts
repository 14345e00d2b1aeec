import { dataOf } from '../booking-flow.setup.ts';
import type { BookingPage } from '../booking-flow.setup.ts';

type Moved = { readonly event: { readonly page: BookingPage } };

/** What is chosen now is what the device keeps. */
export const keep = {
  type: 'keepBooking',
  params: ({ context }: { readonly context: Parameters<typeof dataOf>[0] }) => dataOf(context),
} as const;

/** The address was moved to that page. */
export const leadsTo = (wanted: BookingPage) =>
  ({
    type: 'leadsTo',
    params: ({ event }: Moved) => ({ page: event.page, wanted }),
  }) as const;

/** Back to the review takes back what is being changed. */
export const changeTakenBack = {
  guard: { type: 'takesChangeBack', params: ({ event }: Moved) => event },
  target: '#bookingFlow.reviewing',
  actions: ['takeChangeBack', keep],
} as const;
