import type { DetectionId } from '../../contracts/xray/xray.ts';
import { DETECTION_IDS } from '../../contracts/xray/xray.ts';
import type { Weights } from '../../server/radiograph/analyze.ts';
import { likelyIn, shareOf } from '../../server/radiograph/analyze.ts';
import { overlapOf } from '../../server/radiograph/boxes.ts';
import type { Calibration, Steps } from '../../server/radiograph/calibration.ts';
import { MOST_CONFIDENCE } from '../../server/radiograph/calibration.ts';
import { candidatesOf } from '../../server/radiograph/candidates.ts';
import { lookAt } from '../../server/radiograph/look.ts';
import type { Row } from './grow-trees.ts';
import { growTrees } from './grow-trees.ts';
import { FOUND_FROM } from './score.ts';
import type { Which } from './sets.ts';
import { draw } from './sets.ts';

/** Overlap from which a candidate is what was drawn, and below which it is not; between them it teaches nothing. */
const IS_FROM = 0.45;
const IS_NOT_BELOW = 0.2;
/** Most wrong candidates of one picture that are learned from: so many teach enough. */
const MOST_WRONG = 45;

/** Picks at most so many items, spread over the list. */
const thinned = <T>(list: readonly T[], most: number): T[] => {
  const step = Math.max(1, list.length / most);
  return Array.from(
    { length: Math.min(list.length, most) },
    (_, index) => list[Math.floor(index * step)] as T,
  );
};

const by = <T>(make: (detection: DetectionId) => T): Record<DetectionId, T> =>
  Object.fromEntries(DETECTION_IDS.map((id) => [id, make(id)])) as Record<DetectionId, T>;

/** Learns what each detection looks like. */
export const learnWeights = (pictures: readonly Which[]): Weights => {
  const rows = by((): Row[] => []);
  for (const which of pictures) {
    const { raster, known } = draw(which);
    const look = lookAt(raster);
    if (look === null) continue;
    const candidates = candidatesOf(look);
    for (const detection of DETECTION_IDS) {
      const own = known.filter((each) => each.detection === detection);
      const judged = candidates[detection].map(({ area, features }) => {
        const box = shareOf(area, look);
        return { features, overlap: Math.max(0, ...own.map((each) => overlapOf(each.box, box))) };
      });
      const right = judged.filter(({ overlap }) => overlap >= IS_FROM);
      const wrong = judged.filter(({ overlap }) => overlap < IS_NOT_BELOW);
      rows[detection].push(
        ...right.map(({ features }) => ({ features, is: true })),
        ...thinned(wrong, MOST_WRONG).map(({ features }) => ({ features, is: false })),
      );
    }
  }
  return by((detection) => growTrees(rows[detection]));
};

type Judged = { readonly likelihood: number; readonly isRight: boolean };

/** Makes steps that only rise (pool adjacent violators), so that more likelihood is never less confidence. */
export const risingSteps = (judged: readonly Judged[]): Steps => {
  const GROUP = 12;
  const sorted = judged.toSorted((a, b) => a.likelihood - b.likelihood);
  const pools: { from: number; right: number; all: number }[] = [];
  for (let start = 0; start < sorted.length; start += GROUP) {
    const group = sorted.slice(start, start + GROUP);
    pools.push({
      from: group[0]?.likelihood ?? 0,
      right: group.filter(({ isRight }) => isRight).length,
      all: group.length,
    });
    for (let last = pools.length - 1; last > 0; last -= 1) {
      const [before, own] = [pools[last - 1], pools[last]];
      if (!before || !own || before.right / before.all < own.right / own.all) break;
      pools.splice(last - 1, 2, {
        from: before.from,
        right: before.right + own.right,
        all: before.all + own.all,
      });
    }
  }
  // Each pool counts one more that was right and one more that was wrong: few pictures prove little.
  const steps: [number, number][] = [];
  for (const { from, right, all } of pools) {
    const confidence = Math.min(MOST_CONFIDENCE, Math.floor((100 * (right + 1)) / (all + 2)));
    if (confidence > (steps.at(-1)?.[1] ?? 0)) steps.push([Number(from.toFixed(4)), confidence]);
  }
  return steps;
};

/** Measures how often each likelihood was right. */
export const learnCalibration = (weights: Weights, pictures: readonly Which[]): Calibration => {
  const judged = by((): Judged[] => []);
  for (const which of pictures) {
    const { raster, known } = draw(which);
    const look = lookAt(raster);
    if (look === null) continue;
    for (const { detection, likelihood, box } of likelyIn(look, weights)) {
      const isRight = known.some(
        (each) => each.detection === detection && overlapOf(each.box, box) >= FOUND_FROM,
      );
      judged[detection].push({ likelihood, isRight });
    }
  }
  return by((detection) => risingSteps(judged[detection]));
};
