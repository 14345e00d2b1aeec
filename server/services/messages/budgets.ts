import type { Ranges } from '../../lib/address-range.ts';
import { fingerprint } from '../../lib/fingerprint.ts';
import type { Limit } from '../../lib/rate-limiter.ts';
import type { Sql } from '../../db/connect.ts';
import { rateCountsIn } from '../../repositories/rate-counts.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** The caller as budgets know it. `isKnown`: the browser has signed in to the contact's account before. */
export type Spender = {
  readonly device: string;
  /** Range of addresses that the caller asks from. */
  readonly caller: string;
  readonly isKnown: boolean;
};

/** A contact's budget: the most for one caller in a day, and for all of them together in an hour and in a day. */
type Share = { readonly caller: number; readonly hour: number; readonly day: number };

/** Budget of codes sent to one contact, of all kinds. */
const SENDING: Share = { caller: 10, hour: 12, day: 30 };

/** Budget of tries of live codes: with six digits, 60 tries a day find one in 16,000 days. */
const TRYING: Share = { caller: 15, hour: 60, day: 60 };

/**
 * Lists the budgets that a caller spends. A stranger's own share comes first: a stranger stopped by it takes nothing
 * from the others.
 */
const limitsOf = (
  what: string,
  { caller, hour, day }: Share,
  { device, isKnown, ...from }: Spender,
): Limit[] => {
  const all = isKnown ? `${what} by browser ${device}` : what;
  return [
    ...(isKnown ? [] : [{ name: `${what} from ${from.caller}`, max: caller, perMs: DAY_MS }]),
    { name: `${all} an hour`, max: hour, perMs: HOUR_MS },
    { name: `${all} a day`, max: day, perMs: DAY_MS },
  ];
};

/** Domains that ignore dots: Google delivers all such forms of an address to one mailbox. */
const DOTS_DO_NOT_COUNT = /^(gmail|googlemail)\.com$/;

/**
 * Returns the mailbox behind an address, as far as budgets go: the part after a plus names a folder at most providers.
 * Two people taken for one share a budget, and nothing else.
 */
const mailboxOf = (to: string): string => {
  const [local = '', domain] = to.toLowerCase().split('@');
  if (domain === undefined) return to;
  const [name = ''] = local.split('+');
  return DOTS_DO_NOT_COUNT.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
};

/**
 * Lists the budgets of codes sent to a contact. A known browser has a budget of its own, which strangers cannot use up.
 */
export const sendingLimits = (to: string, who: Spender): Limit[] =>
  limitsOf(`codes to ${mailboxOf(to)}`, SENDING, who);

/** Lists the budgets of tries of a contact's codes, over all codes and callers. */
export const tryingLimits = (to: string, who: Spender): Limit[] =>
  limitsOf(`tries of codes to ${mailboxOf(to)}`, TRYING, who);

/** Makes the budget of all text messages of a day: each costs money, even when a stranger asks for it. */
export const textMessagesOfDay = (max: number): Limit => ({
  name: 'text messages',
  max,
  perMs: DAY_MS,
});

/**
 * Lists the budgets of text messages: one caller and one network may use only a part of the day's sum, so that neither
 * can spend all of it.
 */
export const textMessageLimits = (max: number, { caller, network }: Ranges): Limit[] => [
  { name: `text messages for ${caller}`, max: Math.max(10, Math.floor(max / 20)), perMs: DAY_MS },
  { name: `text messages for ${network}`, max: Math.max(20, Math.floor(max / 5)), perMs: DAY_MS },
  textMessagesOfDay(max),
];

const keyOf = ({ name }: Limit): string => fingerprint('budget', name);
const endOf = ({ perMs }: Limit, now: Date): Date =>
  new Date((Math.floor(now.getTime() / perMs) + 1) * perMs);

/**
 * Takes one from each of these budgets, until one is used up. They are counted in the transaction, over all processes.
 * @returns how long that one stays used up, in milliseconds; `null` when there was enough in each
 */
export const spend = async (
  sql: Sql,
  now: Date,
  limits: readonly Limit[],
): Promise<number | null> => {
  for (const limit of limits) {
    const [key, endsAt] = [keyOf(limit), endOf(limit, now)];
    const totals = await rateCountsIn(sql).add([{ key, count: 1, endsAt }]);
    if ((totals.get(key) ?? 0) > limit.max) return endsAt.getTime() - now.getTime();
  }
  return null;
};

/** Returns how much of a budget is used. */
export const spent = (sql: Sql, now: Date, limit: Limit): Promise<number> =>
  rateCountsIn(sql).countOf(keyOf(limit), now);
