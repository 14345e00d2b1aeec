const TEN_MINUTES_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;

/**
 * For calls that send a code: one browser sends itself few, an office behind one address sends more. How many go to one
 * contact in all, `server/services/messages/budgets.ts` says.
 */
export const sendingRate = (...fields: readonly string[]) =>
  ({ max: 10, perMs: TEN_MINUTES_MS, contact: { fields, max: 8, perMs: HOUR_MS } }) as const;

/** For calls that try a code. How often the codes of one contact may be tried in all, the same file says. */
export const tryingRate = (...fields: readonly string[]) =>
  ({ max: 30, perMs: TEN_MINUTES_MS, contact: { fields, max: 20, perMs: HOUR_MS } }) as const;

/** For calls that try a password: no more than a hundred an hour on one account, by however many strangers (ASVS 5.0, 6.3). */
export const passwordRate = (field: string) =>
  ({
    max: 20,
    perMs: TEN_MINUTES_MS,
    contact: { fields: [field], max: 20, perMs: HOUR_MS, strangers: 100 },
  }) as const;
