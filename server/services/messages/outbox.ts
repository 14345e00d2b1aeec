import type { Database, Sql } from '../../db/connect.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ends } from '../../lib/ends.ts';
import type { Ids } from '../../lib/ids.ts';
import { untilStored } from '../../lib/until-stored.ts';
import { DeliveryFailure } from '../../providers/delivery-failure.ts';
import type { MailSender } from '../../providers/mail/port.ts';
import type { SmsSender } from '../../providers/sms/port.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import { jobsIn } from '../../repositories/jobs.ts';
import { messagesIn } from '../../repositories/messages.ts';
import type { Message } from '../../repositories/messages.ts';
import { inviteOf } from './invite.ts';
import type { Organizer } from './invite.ts';
import { mailOf, smsOf } from './texts.ts';
import type { MessageKind } from './texts.ts';

/**
 * Kinds of jobs that send a message; their keys are ids of messages. Codes go before notices, since the patient waits
 * for them, and mails and text messages do not wait for each other. `message` is the only kind that earlier releases
 * used.
 */
export const DELIVERIES = { mail: 'codeByMail', sms: 'codeBySms', notice: 'message' } as const;

/**
 * Messages that the patient waits for, and one sent in place of a code: it must take as long, so that its time tells
 * nothing.
 */
const CODES: ReadonlySet<MessageKind> = new Set([
  'verifyContact',
  'signIn',
  'resetPassword',
  'alreadyRegistered',
]);

type Adding = { readonly clock: Clock; readonly ids: Ids };

type Added = {
  /** Fixed id, for a message that must exist once however often it is added. */
  readonly id?: string;
  readonly kind: MessageKind;
  readonly channel: Message['channel'];
  readonly recipient: string;
  readonly values: Message['values'];
  /** Time from which its text would be false. */
  readonly uselessAt: Date;
  /** True when it is stored and never sent, because no account has the contact. */
  readonly isWithheld: boolean;
};

/** Adds a message to the outbox, in the caller's transaction. */
export const addMessage = async (
  sql: Sql,
  { clock, ids }: Adding,
  { isWithheld, id = ids.row(), ...message }: Added,
): Promise<void> => {
  const now = clock.now();
  await messagesIn(sql).add({
    ...message,
    id,
    values: isWithheld ? {} : message.values,
    state: isWithheld ? 'withheld' : 'waiting',
    createdAt: now,
  });
  const kind = DELIVERIES[CODES.has(message.kind) ? message.channel : 'notice'];
  // A withheld message has a job as well, which finds nothing to send, so that the reply takes as long.
  await jobsIn(sql).add({ id: ids.row(), kind, key: id, dueAt: now });
};

/**
 * Adds a mail to the account's own address. A typed address is never used: it may be a stranger's. Nothing is sent to
 * an account that was deleted meanwhile.
 */
export const mailAccount = async (
  sql: Sql,
  needs: Adding,
  accountId: string,
  mail: Omit<Added, 'channel' | 'recipient' | 'isWithheld'>,
): Promise<void> => {
  const account = await accountsIn(sql).byId(accountId);
  if (account === null) return;
  const own = { channel: 'mail', recipient: account.email, isWithheld: false } as const;
  await addMessage(sql, needs, { ...mail, ...own });
};

type Delivering = {
  readonly db: Database;
  readonly clock: Clock;
  readonly mail: MailSender;
  readonly sms: SmsSender;
  /** Sender of calendar invitations. */
  readonly organizer: Organizer;
  /** Told of each message that was tried, whatever the outcome. */
  readonly ends: Pick<Ends, 'tell'>;
  /** Aborts when the process stops. */
  readonly closing: AbortSignal;
};

/**
 * Sends one message of the outbox. A message that has expired is given up. A sent message is not sent again, unless the
 * process died between sending it and noting that.
 * @throws Error when the provider does not take it: the job retries later
 */
export const deliverMessage = async (needs: Delivering, id: string): Promise<void> => {
  try {
    await deliver(needs, id);
  } catch (error) {
    // The retry finds nothing to send, and the job is done.
    if (error instanceof DeliveryFailure && error.isFinal) await giveUpMessage(needs, id);
    throw error;
  } finally {
    needs.ends.tell(id);
  }
};

const deliver = async (
  { db, clock, mail, sms, organizer, closing }: Delivering,
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
  if (message.channel === 'sms') await sms({ id, to, text: smsOf(kind, message.values) });
  await untilStored(clock, closing, () => messagesIn(db.sql).end(id, 'sent'));
};

/** Gives up a message whose job is given up. */
export const giveUpMessage = ({ db }: Pick<Delivering, 'db'>, id: string): Promise<void> =>
  messagesIn(db.sql).end(id, 'dead');
