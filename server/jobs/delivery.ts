import { DELIVERIES, deliverMessage, giveUpMessage } from '../services/messages/outbox.ts';
import type { Lane } from './lanes.ts';
import type { JobKind } from './runner.ts';

/** How many messages of each kind are sent at once: a provider that is silent about one holds up nobody else's. */
const AT_ONCE = { mail: 8, sms: 8, notice: 4 } as const;

/** Sends what waits in the outbox, each message as soon as it is there. */
export const delivery = (
  needs: Parameters<typeof deliverMessage>[0],
  what: keyof typeof DELIVERIES,
): JobKind => ({
  name: DELIVERIES[what],
  run: (id) => deliverMessage(needs, id),
  giveUp: (id) => giveUpMessage(needs, id),
});

/** A lane for each kind of message. */
export const deliveryLanes = (needs: Parameters<typeof deliverMessage>[0]): Lane[] =>
  (['mail', 'sms', 'notice'] as const).map((what) => ({
    kinds: [delivery(needs, what)],
    atOnce: AT_ONCE[what],
  }));
