import {
  CODE_TRIES,
  EMAIL_CODE_DIGITS,
  PHONE_CODE_DIGITS,
  PHONE_SIGN_IN_DIGITS,
} from '../../../contracts/account.ts';
import type { CodeRefused, CodeSent } from '../../../contracts/endpoints/verification.ts';
import type { Sql } from '../../db/connect.ts';
import type { Ranges } from '../../lib/address-range.ts';
import { fingerprint } from '../../lib/fingerprint.ts';
import { phoneWithCountry } from '../../lib/contact.ts';
import type { CountryCode } from '../../lib/contact.ts';
import type { Passwords } from '../../lib/password.ts';
import { knownDevicesIn } from '../../repositories/known-devices.ts';
import { oneTimeCodesIn } from '../../repositories/one-time-codes.ts';
import type { CodeKey, OneTimeCode } from '../../repositories/one-time-codes.ts';
import { undoable } from '../appointments/undoable.ts';
import {
  sendingLimits,
  spend,
  spent,
  textMessageLimits,
  textMessagesOfDay,
  tryingLimits,
} from '../messages/budgets.ts';
import type { Spender } from '../messages/budgets.ts';
import { addMessage } from '../messages/outbox.ts';
import type { MessageKind } from '../messages/texts.ts';
import type { WakingDeps } from '../deps.ts';
import { codeTransition, newCode, resendAt } from './code-state.ts';
import type { CodeLife } from './code-state.ts';

export type CodeDeps = WakingDeps & {
  /** Where text messages go, and how many in a day. */
  readonly smsRules: SmsRules;
  readonly passwords: Passwords;
};

/** The countries whose numbers get text messages, the first of which is that of a number without one; how many go in a day. */
export type SmsRules = { readonly countries: readonly CountryCode[]; readonly mostADay: number };

/** The browser that asks, by its secret name, and the ranges of its address. */
export type Visitor = { readonly device: string; readonly from: Ranges };

/** Where a code goes: an address, or a number with its country. */
export type Contact = { readonly channel: 'mail' | 'sms'; readonly to: string };

/** A code of one contact, for one purpose, asked for from one browser by its secret name. */
type CodeRequest = Visitor & {
  readonly purpose: OneTimeCode['purpose'];
  readonly contact: Contact;
};

/** What is sent: the code, another text in its place, or nothing; the reply is the same each time. */
type Sending = { readonly kind: MessageKind; readonly isWithheld: boolean };

const keyOf = ({ purpose, contact, device }: CodeRequest): CodeKey => ({
  purpose,
  contact: contact.to,
  device: fingerprint(device),
});

/** Of the browser's secret too, which no row holds: nobody finds a code by trying them all. */
const hashOf = ({ purpose, contact, device }: CodeRequest, code: string): string =>
  fingerprint(device, purpose, contact.to, code);

const digitsOf = ({ purpose, contact }: CodeRequest): number => {
  if (contact.channel === 'mail') return EMAIL_CODE_DIGITS;
  return purpose === 'signIn' ? PHONE_SIGN_IN_DIGITS : PHONE_CODE_DIGITS;
};

const spenderOf = async (sql: Sql, { device, from, contact }: CodeRequest): Promise<Spender> => {
  const name = fingerprint(device);
  const isKnown = await knownDevicesIn(sql).isKnown(name, contact.to);
  return { device: name, caller: from.caller, isKnown };
};

/** Whether a browser has signed in to the account of an address or of a number without its country. */
export const isKnownDevice = (
  { db, smsRules }: Pick<CodeDeps, 'db' | 'smsRules'>,
  device: string,
  contact: string,
): Promise<boolean> =>
  knownDevicesIn(db.sql).isKnown(
    fingerprint(device),
    phoneWithCountry(contact, smsRules.countries) ?? contact,
  );

/** How many text messages were asked for today (UTC), those to unknown numbers among them. */
export const textMessagesToday = ({
  db,
  clock,
  smsRules,
}: Pick<CodeDeps, 'db' | 'clock' | 'smsRules'>): Promise<number> =>
  spent(db.sql, clock.now(), textMessagesOfDay(smsRules.mostADay));

/** Too many were sent to the contact, too many of its codes were tried, or no text message is left of the day. */
export type Spent = {
  readonly kind: 'spent';
  readonly what: 'sending' | 'trying' | 'textMessages';
  readonly waitMs: number;
};

const secondsFrom = (now: Date, to: Date): number =>
  Math.max(0, Math.ceil((to.getTime() - now.getTime()) / 1000));

const sentReply = (success: boolean, life: CodeLife, now: Date): CodeSent => ({
  success,
  resend_in: secondsFrom(now, resendAt(life)),
  expires_in: secondsFrom(now, life.expiresAt),
});

export type Sent = { readonly kind: 'answered'; readonly reply: CodeSent } | Spent;

/** Takes what a code costs. @returns what there is not enough of */
const pay = async (
  sql: Sql,
  { clock, smsRules }: Pick<CodeDeps, 'clock' | 'smsRules'>,
  request: CodeRequest,
): Promise<Spent | null> => {
  const { channel, to } = request.contact;
  const limits = sendingLimits(to, await spenderOf(sql, request));
  const waitMs = await spend(sql, clock.now(), limits);
  if (waitMs !== null) return { kind: 'spent', what: 'sending', waitMs };
  if (channel === 'mail') return null;
  const day = await spend(sql, clock.now(), textMessageLimits(smsRules.mostADay, request.from));
  return day === null ? null : { kind: 'spent', what: 'textMessages', waitMs: day };
};

/**
 * Sends a code, unless one was sent within the last minute. What is known of the contact decides `sending` alone, and
 * shows in nothing that is answered.
 */
export const sendCode = async (
  { db, clock, ids, wakeJobs, smsRules }: CodeDeps,
  request: CodeRequest,
  decide: (sql: Sql) => Promise<Sending>,
): Promise<Sent> => {
  const sent = await undoable<Sent>(db, async (sql, undo) => {
    const now = clock.now();
    const codes = oneTimeCodesIn(sql);
    const { channel, to } = request.contact;
    const code = ids.code(digitsOf(request));
    const fresh = { ...newCode(now), codeHash: hashOf(request, code) };
    const isFirst = await codes.add({ id: ids.row(), ...keyOf(request), ...fresh });
    if (!isFirst) {
      const known = await codes.lock(keyOf(request));
      if (known === null) throw new Error('A code was deleted while it was sent again');
      const transition = codeTransition(known, { type: 'sent', at: now });
      if (transition.kind === 'refused') {
        return { kind: 'answered', reply: sentReply(false, known, now) };
      }
      await codes.change(known.id, fresh);
    }
    const unpaid = await pay(sql, { clock, smsRules }, request);
    if (unpaid !== null) return undo(unpaid);
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
    return { kind: 'answered', reply: sentReply(true, fresh, now) };
  });
  if (sent.kind === 'answered') wakeJobs();
  return sent;
};

/** Right, or what is wrong with it. */
type Tried =
  | { readonly kind: 'right' }
  | { readonly kind: 'refused'; readonly reply: CodeRefused }
  | Spent;

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
  { clock }: Pick<CodeDeps, 'clock'>,
  { code, ...request }: CodeRequest & { readonly code: string },
): Promise<Tried> => {
  const now = clock.now();
  const codes = oneTimeCodesIn(sql);
  const known = await codes.lock(keyOf(request));
  if (known === null) return refusal('expired', CODE_TRIES);
  const isRight = known.codeHash === hashOf(request, code);
  const type = isRight ? 'triedRight' : 'triedWrong';
  const transition = codeTransition(known, { type, at: now });
  if (transition.kind === 'refused') {
    if (transition.why === 'wrong') return refusal('wrong', known.tries);
    return refusal(transition.why === 'locked' ? 'locked' : 'expired', CODE_TRIES);
  }
  // Only what could have been right counts, so that nobody uses up the tries of others without a code of their own.
  const limits = tryingLimits(request.contact.to, await spenderOf(sql, request));
  const waitMs = await spend(sql, now, limits);
  if (waitMs !== null) return { kind: 'spent', what: 'trying', waitMs };
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
  { clock }: Pick<CodeDeps, 'clock'>,
  request: CodeRequest,
): Promise<Verified> => {
  const codes = oneTimeCodesIn(sql);
  const known = await codes.lock(keyOf(request));
  if (known === null) return { kind: 'notVerified' };
  if (known.state === 'used') return { kind: 'usedBefore' };
  const transition = codeTransition(known, { type: 'used', at: clock.now() });
  return transition.kind === 'refused'
    ? { kind: 'notVerified' }
    : { kind: 'verified', use: () => codes.change(known.id, transition.to) };
};
