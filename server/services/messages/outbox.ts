import type { Sql } from '../../db/connect.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import { jobsIn } from '../../repositories/jobs.ts';
import { messagesIn } from '../../repositories/messages.ts';
import type { Message } from '../../repositories/messages.ts';
import type { MessageKind } from './texts.ts';

/** Time for which a mail about a way into an account is still worth sending, in milliseconds. */
const NEWS_MS = 7 * 24 * 60 * 60_000;

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
 * an account that was deleted meanwhile, or that has a phone alone: text messages carry nothing but codes, so its pages
 * show what the mail would say, and that none comes.
 */
export const mailAccount = async (
  sql: Sql,
  deps: Adding,
  accountId: string,
  mail: Omit<Added, 'channel' | 'recipient' | 'isWithheld'>,
): Promise<void> => {
  const account = await accountsIn(sql).byId(accountId);
  if (!account?.email) return;
  const own = { channel: 'mail', recipient: account.email, isWithheld: false } as const;
  await addMessage(sql, deps, { ...mail, ...own });
};

/** Mails the owner of an account that the ways into it have changed, in case it was another person's doing. */
export const tellOfEntry = (
  sql: Sql,
  { clock, ids }: Adding,
  accountId: string,
  kind: 'googleJoined' | 'issuerJoined' | 'passkeyAdded' | 'passkeyRemoved' | 'passkeysReset',
): Promise<void> => {
  const now = clock.now();
  return mailAccount(sql, { clock, ids }, accountId, {
    kind,
    values: { at: now.toISOString() },
    uselessAt: new Date(now.getTime() + NEWS_MS),
  });
};
