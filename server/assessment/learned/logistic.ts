/** Returns the probability that odds in log units come to, from 0 to 1. */
export const probability = (sum: number): number => 1 / (1 + Math.exp(-sum));

/** Returns the scale by which a long text, with so many features, weighs no more than a short one. */
export const scaleOf = (features: number): number => 1 / Math.sqrt(Math.max(1, features));
