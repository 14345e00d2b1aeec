import type { DetectionId, XrayBox, XrayFinding, XrayReading } from '../../contracts/xray/xray.ts';
import { DETECTION_IDS } from '../../contracts/xray/xray.ts';
import { bestOf, boxOf } from './boxes.ts';
import { LEAST_CONFIDENCE, confidenceOf } from './calibration.ts';
import { candidatesOf } from './candidates.ts';
import learned from './learned/detections.json' with { type: 'json' };
import type { Look } from './look.ts';
import { lookAt, projectionOf } from './look.ts';
import { placeOf } from './place.ts';
import type { Area } from './plane.ts';
import type { Raster } from './raster.ts';
import type { Trees } from './trees.ts';
import { likelihoodOf } from './trees.ts';

export type Weights = Readonly<Record<DetectionId, Trees>>;

/** A place that may be something, before it is known how far to trust it. */
export type Likely = {
  readonly detection: DetectionId;
  readonly likelihood: number;
  readonly box: XrayBox;
};

/** Largest overlap of two finds of one kind, and of two kinds of which one place can be only one. */
const MOST_OVERLAP = 0.12;
const OF_ONE: readonly (readonly DetectionId[])[] = [
  ['metal', 'restoration'],
  ['darkAreaInTooth', 'darkAreaAtRoot', 'lowBone'],
];

/** Most findings: more would say nothing that a person could look at. */
const MOST_FINDINGS = 40;
/** Likelihood below which a candidate is not even sorted. */
const WORTH_SORTING = 0.02;

export const shareOf = ({ left, top, right, bottom }: Area, { plane }: Look): XrayBox =>
  boxOf(left / plane.width, top / plane.height, right / plane.width, bottom / plane.height);

/** Finds everything that may be something: group by group, the likeliest of each first. */
export const likelyIn = (look: Look, weights: Weights): Likely[] => {
  const candidates = candidatesOf(look);
  const each = DETECTION_IDS.flatMap((detection) =>
    candidates[detection].flatMap(({ area, features }): Likely[] => {
      const likelihood = likelihoodOf(weights[detection], features);
      return likelihood < WORTH_SORTING
        ? []
        : [{ detection, likelihood, box: shareOf(area, look) }];
    }),
  );
  return OF_ONE.flatMap((kinds) =>
    bestOf(
      each.filter(({ detection }) => kinds.includes(detection)),
      MOST_OVERLAP,
    ),
  );
};

/**
 * Finds what a picture of teeth may show, for a dentist to look at: bright and dark places that stand out, by rules
 * whose weights were learned from made-up pictures. Takes any picture; finds nothing where there is none.
 */
export const analyzeRadiograph = (raster: Raster): XrayReading => {
  const look = lookAt(raster);
  if (look === null) return { projection: projectionOf(raster), findings: [] };
  const { projection, plane, biteAt } = look;
  const findings = likelyIn(look, learned as unknown as Weights)
    .map(({ detection, likelihood, box }): XrayFinding => {
      const bite = biteAt((box.x + box.width / 2) * plane.width) / plane.height;
      return {
        detection,
        confidence: confidenceOf(likelihood, detection),
        box,
        place: placeOf(box, projection, bite),
      };
    })
    .filter(({ confidence }) => confidence >= LEAST_CONFIDENCE)
    .toSorted((a, b) => b.confidence - a.confidence || a.box.x - b.box.x || a.box.y - b.box.y)
    .slice(0, MOST_FINDINGS);
  return { projection, findings };
};
