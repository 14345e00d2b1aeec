import {
  CODE_TRIES,
  EMAIL_CODE_DIGITS,
  PHONE_CODE_DIGITS,
  PHONE_SIGN_IN_DIGITS,
} from '../../../contracts/accounts/account.ts';
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
import { undoable } from '../undoable.ts';
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
import type { SecondFactorRule } from './second-factor.ts';

export type CodeDeps = WakingDeps & {
  /** Tells whether the staff's sessions need a passkey. */
  readonly secondFactor: SecondFactorRule;
  /** Countries that text messages go to, and the most of them in a day. */
  readonly smsRules: SmsRules;
  readonly passwords: Passwords;
};

/**
 * Rules of text messages. A number without a country code belongs to the first country. `mostADay`: the most messages a
 * day.
 */
export type SmsRules = { readonly countries: readonly CountryCode[]; readonly mostADay: number };

/** The browser that asks, by its secret name, and the ranges of its address. */
export type Visitor = { readonly device: string; readonly from: Ranges };

/** Recipient of a code: an e-mail address, or a number with the country code. */
export type Contact = { readonly channel: 'mail' | 'sms'; readonly to: string };

/** Identity of a code: its purpose, its contact, and the browser that asked for it. */
type CodeRequest = Visitor & {
  readonly purpose: OneTimeCode['purpose'];
  readonly contact: Contact;
};

/** Message to send: the code, another text in its place, or nothing (withheld); the reply is the same each time. */
type Sending = { readonly kind: MessageKind; readonly isWithheld: boolean };

const keyOf = ({ purpose, contact, device }: CodeRequest): CodeKey => ({
  purpose,
  contact: contact.to,
  device: fingerprint(device),
});

/**
 * Fingerprints a code together with the browser's secret, which no row holds: trying all codes against a row finds
 * none.
 */
const hashOf = ({ purpose, contact, device }: CodeRequest, code: string): string =>
  fingerprint(device, purpose, contact.to, code);

const digitsOf = ({ purpose, contact }: CodeRequest): number => {
  if (contact.channel === 'mail') return EMAIL_CODE_DIGITS;
  return purpose === 'verify' ? PHONE_CODE_DIGITS : PHONE_SIGN_IN_DIGITS;
};

const spenderOf = async (sql: Sql, { device, from, contact }: CodeRequest): Promise<Spender> => {
  const name = fingerprint(device);
  const isKnown = await knownDevicesIn(sql).isKnown(name, contact.to);
  return { device: name, caller: from.caller, isKnown };
};

/** Returns true when a browser has signed in to the account of an address, or of a number without the country code. */
export const isKnownDevice = (
  { db, smsRules }: Pick<CodeDeps, 'db' | 'smsRules'>,
  device: string,
  contact: string,
): Promise<boolean> =>
  knownDevicesIn(db.sql).isKnown(
    fingerprint(device),
    phoneWithCountry(contact, smsRules.countries) ?? contact,
  );

/** Returns the number of text messages asked for today (UTC), those to unknown numbers included. */
export const textMessagesToday = ({
  db,
  clock,
  smsRules,
}: Pick<CodeDeps, 'db' | 'clock' | 'smsRules'>): Promise<number> =>
  spent(db.sql, clock.now(), textMessagesOfDay(smsRules.mostADay));

/** A budget is used up: codes sent to the contact, tries of its codes, or the day's text messages. */
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

/**
 * Takes the cost of a code from its budgets. @returns the budget that is used up, `null` when there was enough in each
 */
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
 * Sends a code, unless one was sent within the last minute. What is known of the contact reaches `decide` alone, and
 * shows in no reply.
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

type Tried =
  | { readonly kind: 'right' }
  | { readonly kind: 'refused'; readonly reply: CodeRefused }
  | Spent;

const refusal = (verdict: CodeRefused['verdict'], tries: number): Tried => ({
  kind: 'refused',
  reply: { success: false, verdict, tries_left: Math.max(0, CODE_TRIES - tries) },
});

/**
 * Tries a code within a transaction. The lock makes parallel tries take turns, so that each of them counts. A code that
 * was never sent is answered like one that has expired.
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
  // Tries without a live code of the browser's own do not count, so that strangers cannot use up the tries of others.
  const limits = tryingLimits(request.contact.to, await spenderOf(sql, request));
  const waitMs = await spend(sql, now, limits);
  if (waitMs !== null) return { kind: 'spent', what: 'trying', waitMs };
  await codes.change(known.id, transition.to);
  const { state, tries } = transition.to;
  if (isRight) return { kind: 'right' };
  return refusal(state === 'locked' ? 'locked' : 'wrong', tries);
};

/** Tries a code and uses it up in one step, where nothing else is awaited between the two. */
export const takeCode = async (
  sql: Sql,
  deps: Pick<CodeDeps, 'clock'>,
  request: CodeRequest & { readonly code: string },
): Promise<Tried> => {
  const tried = await tryCode(sql, deps, request);
  if (tried.kind !== 'right') return tried;
  const verified = await lockVerified(sql, deps, request);
  if (verified.kind === 'verified') await verified.use();
  return tried;
};

/** A verification, to be used once. */
type Verified =
  | { readonly kind: 'verified'; readonly use: () => Promise<void> }
  | { readonly kind: 'usedBefore' }
  | { readonly kind: 'notVerified' };

/** Locks a verification until the transaction ends, so that it is used once, together with what it allows. */
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
