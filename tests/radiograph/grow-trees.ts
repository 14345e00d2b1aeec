import type { Tree, Trees } from '../../server/radiograph/trees.ts';

/** Features of a candidate; `is` is true when it was what is looked for. */
export type Row = { readonly features: readonly number[]; readonly is: boolean };

const COUNT = 70;
const DEPTH = 3;
const BINS = 24;
const RATE = 0.18;
/** Fewest rows of a leaf: fewer say nothing of others. */
const LEAST_ROWS = 15;
/** Pulls what a leaf says towards nothing. */
const DAMPING = 4;

type Grown = {
  readonly bins: readonly Uint8Array[];
  readonly edges: readonly (readonly number[])[];
  readonly slopes: Float64Array;
  readonly bends: Float64Array;
};

const edgesOf = (values: readonly number[]): number[] => {
  const sorted = values.toSorted((a, b) => a - b);
  const picked = Array.from(
    { length: BINS - 1 },
    (_, bin) => sorted[Math.floor(((bin + 1) * sorted.length) / BINS)] ?? 0,
  );
  return [...new Set(picked.map((edge) => Number(edge.toPrecision(4))))];
};

const leafOf = (rows: Int32Array, { slopes, bends }: Grown): number => {
  let [slope, bend] = [0, 0];
  for (const row of rows) {
    slope += slopes[row] ?? 0;
    bend += bends[row] ?? 0;
  }
  return Number(((RATE * slope) / (bend + DAMPING)).toFixed(4));
};

type Split = { readonly feature: number; readonly bin: number; readonly gain: number };

/** Adds up the rows of each bin of one feature. */
const countBins = (feature: number, rows: Int32Array, { bins, slopes, bends }: Grown) => {
  const [up, curve, count] = [
    new Float64Array(BINS),
    new Float64Array(BINS),
    new Float64Array(BINS),
  ];
  const own = bins[feature] ?? new Uint8Array(0);
  for (const row of rows) {
    const bin = own[row] ?? 0;
    up[bin] = (up[bin] ?? 0) + (slopes[row] ?? 0);
    curve[bin] = (curve[bin] ?? 0) + (bends[row] ?? 0);
    count[bin] = (count[bin] ?? 0) + 1;
  }
  return { up, curve, count };
};

/** Finds the best place to part the rows by one feature. */
const splitBy = (feature: number, rows: Int32Array, grown: Grown): Split => {
  const { up, curve, count } = countBins(feature, rows, grown);
  const sum = (list: Float64Array): number => list.reduce((total, each) => total + each, 0);
  const [allUp, allCurve, all] = [sum(up), sum(curve), sum(count)];
  let best: Split = { feature, bin: 0, gain: 0 };
  let [left, leftCurve, leftCount] = [0, 0, 0];
  for (let bin = 1; bin < BINS; bin += 1) {
    left += up[bin - 1] ?? 0;
    leftCurve += curve[bin - 1] ?? 0;
    leftCount += count[bin - 1] ?? 0;
    if (leftCount < LEAST_ROWS || all - leftCount < LEAST_ROWS) continue;
    const gain =
      left ** 2 / (leftCurve + DAMPING) +
      (allUp - left) ** 2 / (allCurve - leftCurve + DAMPING) -
      allUp ** 2 / (allCurve + DAMPING);
    if (gain > best.gain) best = { feature, bin, gain };
  }
  return best;
};

const growTree = (rows: Int32Array, depth: number, grown: Grown): Tree => {
  if (depth === 0 || rows.length < 2 * LEAST_ROWS) return leafOf(rows, grown);
  const splits = grown.bins.map((_, feature) => splitBy(feature, rows, grown));
  const best = splits.reduce((one, other) => (other.gain > one.gain ? other : one));
  if (best.gain < 0.5) return leafOf(rows, grown);
  const own = grown.bins[best.feature] ?? new Uint8Array(0);
  return [
    best.feature,
    grown.edges[best.feature]?.[best.bin - 1] ?? 0,
    growTree(
      rows.filter((row) => (own[row] ?? 0) < best.bin),
      depth - 1,
      grown,
    ),
    growTree(
      rows.filter((row) => (own[row] ?? 0) >= best.bin),
      depth - 1,
      grown,
    ),
  ];
};

/** Grows trees that each mend what the ones before got wrong (gradient boosting). The same rows give the same trees. */
export const growTrees = (rows: readonly Row[]): Trees => {
  const share = (rows.filter(({ is }) => is).length + 1) / (rows.length + 2);
  const start = Number(Math.log(share / (1 - share)).toFixed(4));
  const features = rows[0]?.features.map((_, feature) => feature) ?? [];
  const edges = features.map((feature) => edgesOf(rows.map((row) => row.features[feature] ?? 0)));
  const bins = features.map((feature) =>
    Uint8Array.from(rows, (row) => {
      const bin = (edges[feature] ?? []).findIndex((edge) => (row.features[feature] ?? 0) < edge);
      return bin === -1 ? (edges[feature]?.length ?? 0) : bin;
    }),
  );
  const sums = new Float64Array(rows.length).fill(start);
  const all = Int32Array.from(rows, (_, row) => row);
  const trees: Tree[] = [];
  const valueOf = (tree: Tree, row: readonly number[]): number => {
    if (typeof tree === 'number') return tree;
    const [feature, threshold, below, above] = tree;
    return valueOf((row[feature] ?? 0) < threshold ? below : above, row);
  };
  for (let count = 0; count < COUNT; count += 1) {
    const likely = sums.map((sum) => 1 / (1 + Math.exp(-sum)));
    const slopes = likely.map((each, row) => Number(rows[row]?.is) - each);
    const bends = likely.map((each) => each * (1 - each));
    const tree = growTree(all, DEPTH, { bins, edges, slopes, bends });
    trees.push(tree);
    for (const [row, { features: own }] of rows.entries()) {
      sums[row] = (sums[row] ?? 0) + valueOf(tree, own);
    }
  }
  return { start, trees };
};
