/** Power that makes the softened shares of the ranking as sharp as they were right. */
const SHARPENS = 1.5;
/** Line, in log odds, that the first condition stays under; it meets the shares at 76 % and grows much slower. */
const TEMPERED = { from: 0.96, by: 0.18 } as const;
/** Keeps log odds finite for a share that binary fractions round to 1. */
const NEARLY_ONE = 1 - 1e-9;

const logOdds = (share: number): number => Math.log(share / (1 - share));
const shareOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

const tempered = (share: number): number => {
  const odds = logOdds(Math.min(share, NEARLY_ONE));
  return shareOf(Math.min(odds, TEMPERED.from + TEMPERED.by * odds));
};

/**
 * Turns the shares of belief of all conditions, the highest first, into likelihoods (0 to 1): how often a condition with
 * such shares was the right one (DIAG-04). The order stays, they sum to at most 1, and none is a limit of its own. Both
 * figures were fitted as docs/clinical.md tells.
 */
export const likelihoodsOf = (shares: readonly number[]): number[] => {
  const sharp = shares.map((share) => share ** SHARPENS);
  const total = sharp.reduce((sum, value) => sum + value, 0);
  return sharp.map((value) => tempered(value / total));
};
