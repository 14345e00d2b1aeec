/** A share of cases: `hits` of `of`. */
export type Share = { readonly hits: number; readonly of: number };

/** Returns the 95 % interval of a share, from 0 to 1, after Wilson (1927). */
export const wilson = ({ hits, of }: Share): readonly [number, number] => {
  if (of === 0) return [0, 1];
  const z = 1.96;
  const p = hits / of;
  const centre = p + (z * z) / (2 * of);
  const spread = z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  return [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)];
};
