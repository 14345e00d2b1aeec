const TEN_MINUTES_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;

/** For calls that send a code: one browser sends itself few, an office behind one address sends more. */
export const sendingRate = (...fields: readonly string[]) =>
  ({ max: 10, perMs: TEN_MINUTES_MS, contact: { fields, max: 8, perMs: HOUR_MS } }) as const;

/** For calls that try a code: codes are short, so how often they may be tried counts over all codes of a contact. */
export const tryingRate = (...fields: readonly string[]) =>
  ({ max: 30, perMs: TEN_MINUTES_MS, contact: { fields, max: 20, perMs: HOUR_MS } }) as const;

/** For calls that try a password. */
export const passwordRate = (field: string) =>
  ({
    max: 20,
    perMs: TEN_MINUTES_MS,
    contact: { fields: [field], max: 20, perMs: HOUR_MS },
  }) as const;
