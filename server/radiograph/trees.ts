/** A decision tree: at each node "feature:threshold" leads to one of two nodes; a leaf holds a number. */
export type Tree = number | readonly [feature: number, threshold: number, below: Tree, above: Tree];

/** Many small trees. Their sum, from `start` on, tells how much speaks for something. */
export type Trees = { readonly start: number; readonly trees: readonly Tree[] };

const valueOf = (tree: Tree, features: readonly number[]): number => {
  if (typeof tree === 'number') return tree;
  const [feature, threshold, below, above] = tree;
  return valueOf((features[feature] ?? 0) < threshold ? below : above, features);
};

/**
 * Returns the share, 0 to 1, of candidates that looked like this and were right, among the made-up pictures that were
 * learned from.
 */
export const likelihoodOf = ({ start, trees }: Trees, features: readonly number[]): number => {
  const sum = trees.reduce<number>((total, tree) => total + valueOf(tree, features), start);
  return 1 / (1 + Math.exp(-sum));
};
