import { CODE_TRIES, EMAIL_CODE_DIGITS, PHONE_CODE_DIGITS } from '../../../contracts/account.ts';
import type { CodeRefused, CodeSent } from '../../../contracts/endpoints/verification.ts';
import type { Database, Sql } from '../../db/connect.ts';
import type { Clock } from '../../lib/clock.ts';
import { fingerprint } from '../../lib/fingerprint.ts';
import type { Ids } from '../../lib/ids.ts';
import { oneTimeCodesIn } from '../../repositories/one-time-codes.ts';
import type { CodeKey, OneTimeCode } from '../../repositories/one-time-codes.ts';
import { addMessage } from '../messages/outbox.ts';
import type { MessageKind } from '../messages/texts.ts';
import { codeTransition, newCode, resendAt } from './code-state.ts';
import type { CodeLife } from './code-state.ts';

export type CodeNeeds = {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Told that a message waits, so that it goes at once. */
  readonly onMessage: () => void;
};

/** Where a code goes: an address, or a number with its country. */
export type Contact = { readonly channel: 'mail' | 'sms'; readonly to: string };

/** A code of one contact, for one purpose, asked for from one browser by its secret name. */
type Asked = {
  readonly purpose: OneTimeCode['purpose'];
  readonly contact: Contact;
  readonly device: string;
};

/** What is sent: the code, another text in its place, or nothing; the reply is the same each time. */
type Sending = { readonly kind: MessageKind; readonly isWithheld: boolean };

const keyOf = ({ purpose, contact, device }: Asked): CodeKey => ({
  purpose,
  contact: contact.to,
  device: fingerprint(device),
});

/** Of the browser's secret too, which no row holds: nobody finds a code by trying them all. */
const hashOf = ({ purpose, contact, device }: Asked, code: string): string =>
  fingerprint(device, purpose, contact.to, code);

const secondsFrom = (now: Date, to: Date): number =>
  Math.max(0, Math.ceil((to.getTime() - now.getTime()) / 1000));

const sentReply = (success: boolean, life: CodeLife, now: Date): CodeSent => ({
  success,
  resend_in: secondsFrom(now, resendAt(life)),
  expires_in: secondsFrom(now, life.expiresAt),
});

/**
 * Sends a code, unless one was sent within the last minute. What is known of the contact decides `sending` alone, and
 * shows in nothing that is answered.
 */
export const sendCode = async (
  { db, clock, ids, onMessage }: CodeNeeds,
  asked: Asked,
  decide: (sql: Sql) => Promise<Sending>,
): Promise<CodeSent> => {
  const reply = await db.transaction(async (sql) => {
    const now = clock.now();
    const codes = oneTimeCodesIn(sql);
    const { channel, to } = asked.contact;
    const code = ids.code(channel === 'mail' ? EMAIL_CODE_DIGITS : PHONE_CODE_DIGITS);
    const fresh = { ...newCode(now), codeHash: hashOf(asked, code) };
    const isFirst = await codes.add({ id: ids.row(), ...keyOf(asked), ...fresh });
    if (!isFirst) {
      const known = await codes.lock(keyOf(asked));
      if (known === null) throw new Error('A code was deleted while it was sent again');
      const transition = codeTransition(known, { type: 'sent', at: now });
      if (transition.kind === 'refused') return sentReply(false, known, now);
      await codes.change(known.id, fresh);
    }
    const { kind, isWithheld } = await decide(sql);
    await addMessage(
      sql,
      { clock, ids },
      {
        kind,
        channel,
        recipient: to,
        values: kind === 'alreadyRegistered' ? {} : { code },
        uselessAt: fresh.expiresAt,
        isWithheld,
      },
    );
    return sentReply(true, fresh, now);
  });
  onMessage();
  return reply;
};

/** Right, or what is wrong with it. */
type Tried = { readonly kind: 'right' } | { readonly kind: 'refused'; readonly reply: CodeRefused };

const refusal = (verdict: CodeRefused['verdict'], tries: number): Tried => ({
  kind: 'refused',
  reply: { success: false, verdict, tries_left: Math.max(0, CODE_TRIES - tries) },
});

/**
 * Tries a code within a transaction. Tries at the same moment take turns, so that each of them counts. One that was
 * never sent is answered like one that has expired.
 */
export const tryCode = async (
  sql: Sql,
  { clock }: Pick<CodeNeeds, 'clock'>,
  { code, ...asked }: Asked & { readonly code: string },
): Promise<Tried> => {
  const codes = oneTimeCodesIn(sql);
  const known = await codes.lock(keyOf(asked));
  if (known === null) return refusal('expired', CODE_TRIES);
  const isRight = known.codeHash === hashOf(asked, code);
  const type = isRight ? 'triedRight' : 'triedWrong';
  const transition = codeTransition(known, { type, at: clock.now() });
  if (transition.kind === 'refused') {
    if (transition.why === 'wrong') return refusal('wrong', known.tries);
    return refusal(transition.why === 'locked' ? 'locked' : 'expired', CODE_TRIES);
  }
  await codes.change(known.id, transition.to);
  const { state, tries } = transition.to;
  if (isRight) return { kind: 'right' };
  return refusal(state === 'locked' ? 'locked' : 'wrong', tries);
};

/** What a right code has verified, to be used once. */
type Verified =
  | { readonly kind: 'verified'; readonly use: () => Promise<void> }
  | { readonly kind: 'usedBefore' }
  | { readonly kind: 'notVerified' };

/** Holds what a code has verified until the transaction ends, so that it is used once and only with what it is for. */
export const lockVerified = async (
  sql: Sql,
  { clock }: Pick<CodeNeeds, 'clock'>,
  asked: Asked,
): Promise<Verified> => {
  const codes = oneTimeCodesIn(sql);
  const known = await codes.lock(keyOf(asked));
  if (known === null) return { kind: 'notVerified' };
  if (known.state === 'used') return { kind: 'usedBefore' };
  const transition = codeTransition(known, { type: 'used', at: clock.now() });
  return transition.kind === 'refused'
    ? { kind: 'notVerified' }
    : { kind: 'verified', use: () => codes.change(known.id, transition.to) };
};
