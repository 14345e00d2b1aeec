import { DELIVERY, deliverMessage, giveUpMessage } from '../services/messages/outbox.ts';
import type { JobKind } from './runner.ts';

/** Sends what waits in the outbox, each message as soon as it is there. */
export const delivery = (needs: Parameters<typeof deliverMessage>[0]): JobKind => ({
  name: DELIVERY,
  run: (id) => deliverMessage(needs, id),
  giveUp: (id) => giveUpMessage(needs, id),
});
