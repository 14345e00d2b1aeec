import type { DetectionId, XrayBox } from '../../contracts/xray/xray.ts';
import { DETECTION_IDS } from '../../contracts/xray/xray.ts';
import { overlapOf } from '../../server/radiograph/boxes.ts';
import type { Known } from './generate.ts';

/** Least overlap with what was drawn at which a box has found it. */
export const FOUND_FROM = 0.3;

type Found = { readonly detection: string; readonly confidence: number; readonly box: XrayBox };

export type Tally = { drawn: number; hits: number; overlap: number; false: number };

export type Score = {
  pictures: number;
  readonly by: Readonly<Record<DetectionId, Tally>>;
  /** Confidence of each find; `isRight` is true when it was right. */
  readonly finds: { readonly confidence: number; readonly isRight: boolean }[];
};

export const newScore = (): Score => ({
  pictures: 0,
  by: Object.fromEntries(
    DETECTION_IDS.map((id) => [id, { drawn: 0, hits: 0, overlap: 0, false: 0 }]),
  ) as Record<DetectionId, Tally>,
  finds: [],
});

/** Sets what was found against what was drawn: each drawn thing is found once at most, by the surest find first. */
export const addPicture = (
  score: Score,
  known: readonly Known[],
  found: readonly Found[],
): void => {
  score.pictures += 1;
  for (const detection of DETECTION_IDS) {
    const tally = score.by[detection];
    const open = new Set(known.filter((each) => each.detection === detection));
    tally.drawn += open.size;
    const own = found.filter((each) => each.detection === detection);
    for (const { box, confidence } of own.toSorted((a, b) => b.confidence - a.confidence)) {
      const ranked = [...open]
        .map((each) => ({ each, overlap: overlapOf(each.box, box) }))
        .toSorted((a, b) => b.overlap - a.overlap);
      const [best] = ranked;
      const isRight = best !== undefined && best.overlap >= FOUND_FROM;
      score.finds.push({ confidence, isRight });
      if (!isRight) {
        tally.false += 1;
        continue;
      }
      open.delete(best.each);
      tally.hits += 1;
      tally.overlap += best.overlap;
    }
  }
};
