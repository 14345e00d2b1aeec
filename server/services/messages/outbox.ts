import type { Sql } from '../../db/connect.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import { jobsIn } from '../../repositories/jobs.ts';
import { messagesIn } from '../../repositories/messages.ts';
import type { Message } from '../../repositories/messages.ts';
import type { MessageKind } from './texts.ts';

/**
 * The kinds of jobs that send a message; their keys are ids of messages. Codes, which somebody waits for, go before notices,
 * and no way of bringing them waits for another one. `message` is all that a release before this one has left.
 */
export const DELIVERIES = { mail: 'codeByMail', sms: 'codeBySms', notice: 'message' } as const;

/** What somebody waits for, or what comes in its place and must not be told from it by its time. */
const CODES: ReadonlySet<MessageKind> = new Set([
  'verifyContact',
  'signIn',
  'resetPassword',
  'alreadyRegistered',
]);

type Adding = { readonly clock: Clock; readonly ids: Ids };

type Added = {
  /** Names a message of which there is to be one, however often it is added. */
  readonly id?: string;
  readonly kind: MessageKind;
  readonly channel: Message['channel'];
  readonly recipient: string;
  readonly values: Message['values'];
  /** When what it says is false. */
  readonly uselessAt: Date;
  /** Written down and never sent, for a contact under which nobody is known. */
  readonly isWithheld: boolean;
};

/** Puts a message in the outbox, together with whatever else the transaction does. */
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
  // A withheld message has its job as well, which finds nothing to do: the reply takes as long.
  await jobsIn(sql).add({ id: ids.row(), kind, key: id, dueAt: now });
};

/**
 * Puts a mail in the outbox that goes to the account's own address, whatever was typed besides: that may be a stranger's.
 * Nothing is sent to an account that was deleted meanwhile.
 */
export const mailAccount = async (
  sql: Sql,
  deps: Adding,
  accountId: string,
  mail: Omit<Added, 'channel' | 'recipient' | 'isWithheld'>,
): Promise<void> => {
  const account = await accountsIn(sql).byId(accountId);
  if (account === null) return;
  const own = { channel: 'mail', recipient: account.email, isWithheld: false } as const;
  await addMessage(sql, deps, { ...mail, ...own });
};
