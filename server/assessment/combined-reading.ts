import type {
  Diagnosis,
  DiagnosisItem,
  Emergency,
  UrgencyLevel,
} from '../../contracts/assessment/diagnosis.ts';
import type { Reanalysis } from '../../contracts/endpoints/xrays.ts';
import { bandOf } from '../../contracts/rules/confidence-band.ts';
import { helpIn } from '../../contracts/rules/emergency-help.ts';
import { isLessLikely, likelihoodOf } from '../../contracts/rules/likelihood.ts';
import { seenOf } from '../../contracts/rules/seen.ts';
import { urgencyLevelOf } from '../../contracts/rules/urgency-level.ts';
import { adviseEarlier, assess } from './assess.ts';
import { withMemory } from './evidence/text/memory.ts';
import { LEVELS } from './knowledge/condition.ts';
import type { Patient } from './patient.ts';
import { fill } from './texts/fill.ts';
import { asksForLook, reweighed, supportedBy } from './xray-support.ts';
import { texts } from '../texts/speaking.ts';

/** One place on an X-ray: what it may be by id, and both as they are read. */
export type FoundOnXray = {
  readonly detection: string;
  readonly confidence: number;
  /** True where its reader was measured: only then may it raise an urgency or speak for a cause. */
  readonly isMeasured: boolean;
  readonly what: string;
  readonly where: string;
};

/** One case: the answers, the result that was kept of them if any, and what the server has found on an X-ray. */
export type Together = {
  readonly patient: Patient;
  readonly kept: Diagnosis | null;
  readonly found: readonly FoundOnXray[];
  /** False where nobody could tell that the picture shows teeth, so that nothing was looked for. */
  readonly isSought?: boolean;
};

/** The two readings of one case, as they are kept and shown (DATA-09, REAN-15..20). */
export type CombinedReading = Pick<
  Reanalysis,
  | 'diagnosis_a_combined'
  | 'diagnosis_b_questionnaire_only'
  | 'key_differences'
  | 'key_findings'
  | 'recommended_actions'
  | 'urgency_level'
>;

/** One side of the comparison. `fitting`: what was found that fits a cause, by its id. */
type Side = {
  readonly causes: readonly DiagnosisItem[];
  readonly emergency: Emergency | null;
  readonly hasFlags: boolean;
  /** Sentence on the time by which to go, with the reason. */
  readonly visit: string;
  readonly fitting: ReadonlyMap<string, readonly string[]>;
};

const higher = (a: UrgencyLevel, b: UrgencyLevel): UrgencyLevel =>
  LEVELS.indexOf(a) >= LEVELS.indexOf(b) ? a : b;

const nameOf = ({ name, plain_name: plain }: DiagnosisItem): string =>
  plain === undefined ? name : fill(texts().CAUSES.bothNames, { plain, name });

/** A sentence that ends by itself goes on in another one. */
const withoutStop = (text: string): string => text.replace(/[.।]$/, '');

/** Joins words for findings, which hold commas of their own. */
const listed = (words: readonly string[]): string => words.join('; ');

const causeWords = (item: DiagnosisItem, at: number, side: Side): string => {
  const name = nameOf(item);
  if (item.suspicion) return fill(texts().CAUSES.suspicion, { name });
  const likely = texts().RESULT.likelihoods[likelihoodOf(item, at)];
  const words = isLessLikely(item) ? texts().CAUSES.cause : texts().CAUSES.causeInFigures;
  const seen = seenOf(item, at);
  const cause =
    seen === undefined
      ? fill(words, { likely, name, percent: item.likelihood })
      : fill(texts().CAUSES.seen, { name, seen });
  const what = side.fitting.get(item.id ?? '');
  return what === undefined
    ? cause
    : fill(texts().CAUSES.fits, { cause: withoutStop(cause), what: listed(what) });
};

/**
 * Lists the points of one side. The action that a danger sign calls for stands first: the panel shows two points
 * (REAN-17).
 */
const bulletsOf = (side: Side): string[] => {
  const { causes, emergency, hasFlags, visit } = side;
  const told = causes.map((item, at) => causeWords(item, at, side));
  const named = told.length === 0 ? [texts().CAUSES.unknown] : told;
  if (emergency !== null) {
    const { title, advice } = helpIn(emergency);
    return [
      texts().EMERGENCY.titles[title],
      ...advice.map((id) => texts().EMERGENCY.advice[id]),
      ...named,
    ];
  }
  const [first = '', ...others] = named;
  return hasFlags ? [visit, first, ...others] : [first, visit, ...others];
};

const visitOf = (result: Diagnosis): string => {
  const level = urgencyLevelOf(result);
  return result.recommendation[0] ?? texts().VISITS[level === 'emergency' ? 'urgent' : level];
};

const sideOf = (result: Diagnosis): Side => ({
  causes: result.diagnosis,
  emergency: result.emergency,
  hasFlags: result.red_flags.length > 0,
  visit: visitOf(result),
  fitting: new Map(),
});

/** Returns each wording once: the same may be found at many places. */
const onceEach = (found: readonly FoundOnXray[]): string[] => [
  ...new Set(found.map(({ what }) => what)),
];

const actionsOf = (
  { emergency, recommendation }: Pick<Diagnosis, 'emergency' | 'recommendation'>,
  visit: string,
): string[] => {
  if (emergency !== null) {
    const { title, advice } = helpIn(emergency);
    return [
      texts().EMERGENCY.titles[title],
      ...advice.map((id) => texts().EMERGENCY.advice[id]),
      texts().TAKE_ALONG,
    ];
  }
  return recommendation.length === 0 ? [visit] : recommendation;
};

const findingLine = ({ what, where, confidence }: FoundOnXray): string =>
  fill(texts().FINDING.line, {
    what,
    where,
    band: texts().FINDING.bands[bandOf(confidence)],
    percent: confidence,
  });

/** The two sides, and what came of comparing them. */
type Compared = {
  readonly together: Together;
  readonly combined: Side;
  readonly isRaised: boolean;
  readonly before: string;
  /** True when the result was made with X-ray findings already. */
  readonly isKeptWithXray: boolean;
  readonly causesBefore: readonly DiagnosisItem[];
};

const differencesOf = (compared: Compared): string => {
  const { together, combined, isRaised, before, isKeptWithXray, causesBefore } = compared;
  const kept = isKeptWithXray ? [texts().DIFFERENCES.keptWithXray] : [];
  if (combined.emergency !== null) return [texts().DIFFERENCES.emergency, ...kept].join(' ');
  const { found, isSought = true } = together;
  if (!isSought) return [texts().DIFFERENCES.notSought, ...kept].join(' ');
  if (found.length === 0) return [texts().DIFFERENCES.nothingFound, ...kept].join(' ');
  const fitting = combined.causes.filter(({ id = '' }) => combined.fitting.has(id));
  const names = texts().andList(fitting.map((item) => item.plain_name ?? item.name));
  const hasRisen = fitting.some(({ id, likelihood }) =>
    causesBefore.some((item) => item.id === id && item.likelihood < likelihood),
  );
  const parts = [
    ...(isRaised ? [fill(texts().DIFFERENCES.raised, { before, after: combined.visit })] : []),
    ...(fitting.length > 0
      ? [fill(hasRisen ? texts().DIFFERENCES.countsMore : texts().DIFFERENCES.fits, { names })]
      : []),
    ...(!isRaised && fitting.length > 0 ? [texts().DIFFERENCES.sameUrgency] : []),
  ];
  const changes = parts.length === 0 ? [texts().DIFFERENCES.nothing] : parts;
  return [...changes, ...kept, texts().DIFFERENCES.onlyDentist].join(' ');
};

/** Says what the picture may show, beside the causes of side A. */
const pictureBullets = ({ found, isSought = true }: Together): string[] => {
  if (!isSought) return [texts().PICTURE.notSought];
  return found.length === 0
    ? [texts().PICTURE.nothing]
    : [fill(texts().PICTURE.marked, { what: listed(onceEach(found)) })];
};

/**
 * Reads the questionnaire alone (B) and the same case with what the server has found on the X-ray (A). Findings may
 * raise a routine result to moderate and no further, and lower nothing: an emergency, a danger sign and a suspicion
 * stay first and as they were. Pure: no clock, no randomness, no I/O.
 */
export const readTogether = (together: Together): CombinedReading =>
  withMemory(() => {
    const { patient, kept, found } = together;
    const answers: Patient = { ...patient, xrayFindings: null };
    const isKeptWithXray = kept !== null && (patient.xrayFindings ?? '').trim() !== '';
    const alone = kept === null || isKeptWithXray ? (assess(answers) as Diagnosis) : kept;
    const base = kept ?? alone;
    const emergency = base.emergency ?? alone.emergency;
    const graver = higher(urgencyLevelOf(base), urgencyLevelOf(alone));
    const source = urgencyLevelOf(base) === graver ? base : alone;
    const isRaised = emergency === null && graver === 'routine' && found.some(asksForLook);
    const advice = isRaised
      ? adviseEarlier(answers, 'moderate').recommendation
      : source.recommendation;
    const from = sideOf({ ...source, emergency, recommendation: advice });
    const fitting = supportedBy(found, base.diagnosis);
    const mayMove = emergency === null && base.red_flags.length === 0;
    const combined: Side = {
      ...from,
      causes: mayMove ? reweighed(base.diagnosis, fitting) : base.diagnosis,
      hasFlags: base.red_flags.length + alone.red_flags.length > 0,
      visit: isRaised ? fill(texts().PICTURE.raised, { visit: from.visit }) : from.visit,
      fitting,
    };
    const before = visitOf(alone);
    return {
      diagnosis_a_combined: {
        bullet_points: [...bulletsOf(combined), ...pictureBullets(together)],
      },
      diagnosis_b_questionnaire_only: { bullet_points: bulletsOf(sideOf(alone)) },
      key_differences: differencesOf({
        together,
        combined: { ...combined, visit: from.visit },
        isRaised,
        before,
        isKeptWithXray,
        causesBefore: base.diagnosis,
      }),
      key_findings: found.map(findingLine),
      recommended_actions: [
        ...actionsOf({ emergency, recommendation: advice }, from.visit),
        texts().PICTURE.takeAlong,
      ],
      urgency_level: isRaised ? 'moderate' : graver,
    };
  });
