import type { DetectionId } from '../../contracts/xray/xray.ts';
import { isDetectionId } from '../../contracts/xray/xray.ts';
import type { DiagnosisItem } from '../../contracts/assessment/diagnosis.ts';
import type { ConditionId } from '../../contracts/texts/en/engine/conditions/index.ts';

/** Conditions that a detection may be a sign of. A filling or metal is there on purpose, and speaks for nothing. */
const SUPPORTS: Readonly<Record<DetectionId, readonly ConditionId[]>> = {
  darkAreaAtRoot: [
    'pulp_necrosis',
    'symptomatic_apical_periodontitis',
    'acute_apical_abscess',
    'chronic_apical_abscess',
  ],
  darkAreaInTooth: ['dental_caries', 'reversible_pulpitis', 'symptomatic_irreversible_pulpitis'],
  lowBone: ['periodontitis', 'periodontal_abscess'],
  metal: [],
  restoration: [],
  brightArea: [],
};

/** Detections that a healthy mouth may hold. */
const HARMLESS: ReadonlySet<string> = new Set<DetectionId>(['metal', 'restoration', 'brightArea']);

/**
 * What was found; `isMeasured` is true for what a reader has marked whose hits and misses were measured. The embedded
 * analyzer's are not: it speaks for no urgency and for no cause.
 */
type Found = { readonly detection: string; readonly isMeasured: boolean; readonly what: string };

/**
 * Returns true when a dentist should look sooner than at the next visit. A name from a trained model is not known to be
 * harmless.
 */
export const asksForLook = ({ detection, isMeasured }: Found): boolean =>
  isMeasured && !HARMLESS.has(detection);

/** Returns the findings that fit each of these causes, in words, by the id of the cause. */
export const supportedBy = (
  found: readonly Found[],
  causes: readonly DiagnosisItem[],
): ReadonlyMap<string, readonly string[]> => {
  const fitting = new Map<string, readonly string[]>();
  for (const { id = '', suspicion } of causes) {
    if (suspicion) continue;
    const fits = found.filter(
      ({ detection, isMeasured }) =>
        isMeasured &&
        isDetectionId(detection) &&
        SUPPORTS[detection].some((condition) => condition === id),
    );
    const words = [...new Set(fits.map(({ what }) => what))];
    if (words.length > 0) fitting.set(id, words);
  }
  return fitting;
};

/** Factor for a cause that something on the picture fits: less than a second opinion may do. */
const WEIGHT = 1.15;

/** Added before rounding down, so that binary fractions do not take 1 from a whole number. */
const TINY = 1e-9;

/**
 * Makes the causes that the picture fits a little likelier. Together the causes are no likelier than before, and no
 * other cause enters. Everything stays as it is when a suspicion is among them: nothing may push it back.
 */
export const reweighed = (
  causes: readonly DiagnosisItem[],
  fitting: ReadonlyMap<string, unknown>,
): readonly DiagnosisItem[] => {
  if (fitting.size === 0 || causes.some(({ suspicion }) => suspicion)) return causes;
  const weighed = causes.map((item) => ({
    item,
    weight: item.likelihood * (fitting.has(item.id ?? '') ? WEIGHT : 1),
  }));
  const before = causes.reduce((sum, { likelihood }) => sum + likelihood, 0);
  const after = weighed.reduce((sum, { weight }) => sum + weight, 0);
  if (after === 0) return causes;
  const shared = weighed
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ item, weight }) => {
      const likelihood = Math.max(1, Math.floor((weight * before) / after + TINY));
      return { ...item, likelihood, isMore: likelihood > item.likelihood };
    });
  // Nothing changes when no fitting cause gains: rounding alone would take from the others.
  if (shared.every(({ isMore }) => !isMore)) return causes;
  return shared.map(({ isMore: _isMore, ...item }) => item);
};
