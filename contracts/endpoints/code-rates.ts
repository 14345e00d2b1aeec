const TEN_MINUTES_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;

/**
 * Limits calls that send a code: one browser sends itself few, an office behind one address sends more.
 * `server/services/messages/budgets.ts` limits how many go to one contact in all.
 */
export const sendingRate = (...fields: readonly string[]) =>
  ({ max: 10, perMs: TEN_MINUTES_MS, contact: { fields, max: 8, perMs: HOUR_MS } }) as const;

/** Limits calls that try a code. The same file limits the tries at one contact's codes in all. */
export const tryingRate = (...fields: readonly string[]) =>
  ({ max: 30, perMs: TEN_MINUTES_MS, contact: { fields, max: 20, perMs: HOUR_MS } }) as const;

/**
 * Limits calls that try a password: no more than a hundred an hour on one account, by however many strangers (ASVS 5.0,
 * 6.3).
 */
export const passwordRate = (field: string) =>
  ({
    max: 20,
    perMs: TEN_MINUTES_MS,
    contact: { fields: [field], max: 20, perMs: HOUR_MS, strangers: 100 },
  }) as const;
