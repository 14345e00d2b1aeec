import type { Database } from '../../db/connect.ts';
import type { Lane } from '../../jobs/lanes.ts';
import type { JobKind } from '../../jobs/runner.ts';
import type { Clock } from '../../lib/clock.ts';
import { untilStored } from '../../lib/until-stored.ts';
import { DeliveryFailure } from '../../providers/delivery-failure.ts';
import type { MailSender } from '../../providers/mail/port.ts';
import type { SmsKind, SmsLanguage, SmsSender } from '../../providers/sms/port.ts';
import { tellEnded } from '../../repositories/ends.ts';
import { messagesIn } from '../../repositories/messages.ts';
import { inviteOf } from './invite.ts';
import type { Organizer } from './invite.ts';
import { DELIVERIES } from './outbox.ts';
import { smsOf } from './sms-texts.ts';
import { mailOf } from './texts.ts';
import type { MessageKind } from './texts.ts';

/** How many messages of each kind are sent at once: a provider that is silent about one holds up nobody else's. */
const AT_ONCE = { mail: 8, sms: 8, notice: 8 } as const;

type Delivering = {
  readonly db: Database;
  readonly clock: Clock;
  readonly mail: MailSender;
  readonly sms: SmsSender;
  readonly smsLanguage: SmsLanguage;
  /** Whom invitations to a calendar are from. */
  readonly organizer: Organizer;
  /** Aborts when the process stops. */
  readonly closing: AbortSignal;
};

/**
 * Sends one message of the outbox. A message that is useless by now is given up; one that was sent before is not sent
 * again, unless the process was lost between sending and writing that down.
 * @throws Error when the provider does not take it: the job tries again later
 */
export const deliverMessage = async (deps: Delivering, id: string): Promise<void> => {
  try {
    await deliver(deps, id);
  } catch (error) {
    // The job is tried again, finds nothing to send, and is done.
    if (error instanceof DeliveryFailure && error.isFinal) await giveUpMessage(deps, id);
    throw error;
  } finally {
    await tellEnded(deps.db.sql, id).catch(() => undefined);
  }
};

const deliver = async (
  { db, clock, mail, sms, smsLanguage, organizer, closing }: Delivering,
  id: string,
): Promise<void> => {
  const message = await messagesIn(db.sql).byId(id);
  if (message?.state !== 'waiting') return;
  if (clock.now() >= message.uselessAt) return messagesIn(db.sql).end(id, 'dead');
  const kind = message.kind as MessageKind;
  const to = message.recipient;
  if (message.channel === 'mail') {
    const invite = inviteOf(message, organizer);
    await mail({ id, to, ...mailOf(kind, message.values), ...(invite && { invite }) });
  }
  if (message.channel === 'sms') {
    const { code } = message.values;
    const values = code === undefined ? {} : { code };
    const said = kind as SmsKind;
    await sms({ id, to, kind: said, values, text: smsOf(said, values, smsLanguage) });
  }
  await untilStored(clock, closing, () => messagesIn(db.sql).end(id, 'sent'));
};

/** Gives up a message whose job is given up. */
const giveUpMessage = ({ db }: Pick<Delivering, 'db'>, id: string): Promise<void> =>
  messagesIn(db.sql).end(id, 'dead');

/** Sends what waits in the outbox, each message as soon as it is there. */
export const deliveryJob = (deps: Delivering, what: keyof typeof DELIVERIES): JobKind => ({
  name: DELIVERIES[what],
  run: (id) => deliverMessage(deps, id),
  giveUp: (id) => giveUpMessage(deps, id),
});

/** A lane for each kind of message. */
export const deliveryLanes = (deps: Delivering): Lane[] =>
  (['mail', 'sms', 'notice'] as const).map((what) => ({
    kinds: [deliveryJob(deps, what)],
    atOnce: AT_ONCE[what],
  }));
