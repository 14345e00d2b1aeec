import type { EngineDiagnosis } from '../../contracts/assessment/diagnosis.ts';
import { assess } from '../../server/assessment/assess.ts';
import { LEVELS } from '../../server/assessment/knowledge/condition.ts';
import type { Share } from '../../contracts/rules/wilson.ts';
import { levelOf } from './score.ts';
import type { LayPicture } from './vignette.ts';

type Voice = Required<LayPicture>;

/** Assesses the words alone, before any question. */
export const assessWords = ({ category, age, sex, words }: LayPicture): EngineDiagnosis =>
  assess({
    issue: words,
    category,
    age,
    sex,
    followUpAnswers: {},
    medicalHistory: [],
    allergies: '',
    xrayFindings: null,
  });

/**
 * Returns true when a voice of lay-voices.json is kept out of tuning: a third, drawn by a hash of its index, so that
 * the draw is the same everywhere.
 */
export const isHeldOut = (index: number): boolean => {
  let hash = (index * 2_654_435_761 + 12_345) >>> 0;
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 2_246_822_519) >>> 0;
  hash ^= hash >>> 13;
  return (hash >>> 0) % 3 === 0;
};

export type VoiceScore = {
  readonly top1: Share;
  readonly top3: Share;
  readonly urgency: Share;
  readonly underTriage: Share;
  /** Words of every voice whose first condition is another, and what was found instead. */
  readonly missed: readonly string[];
};

export const scoreVoices = (voices: readonly Voice[]): VoiceScore => {
  const judged = voices.map((voice) => {
    const diagnosis = assessWords(voice);
    const names = diagnosis.diagnosis.map(({ name }) => name);
    return { voice, names, given: LEVELS.indexOf(levelOf(diagnosis)) };
  });
  const share = (test: (one: (typeof judged)[number]) => boolean): Share => ({
    hits: judged.filter(test).length,
    of: judged.length,
  });
  return {
    top1: share(({ voice, names }) => names[0] === voice.condition),
    top3: share(({ voice, names }) => names.slice(0, 3).includes(voice.condition)),
    urgency: share(({ voice, given }) => given === LEVELS.indexOf(voice.level)),
    underTriage: share(({ voice, given }) => given < LEVELS.indexOf(voice.level)),
    missed: judged
      .filter(({ voice, names }) => names[0] !== voice.condition)
      .map(({ voice, names }) => `${voice.condition} -> ${names[0]}: ${voice.words}`),
  };
};
