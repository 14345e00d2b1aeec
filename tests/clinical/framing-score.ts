import { topicOf } from '../../contracts/assessment/topics.ts';
import { assess } from '../../server/assessment/assess.ts';
import { withMemory } from '../../server/assessment/evidence/text/memory.ts';
import type { Level } from '../../server/assessment/knowledge/condition.ts';
import { LEVELS } from '../../server/assessment/knowledge/condition.ts';
import type { Framing, WordingPart } from './framings.ts';
import { FRAMINGS, framed } from './framings.ts';
import type { Share } from '../../contracts/rules/wilson.ts';
import { levelOf } from './score.ts';
import { patientOf } from './simulated-patient.ts';
import type { Vignette } from './vignette.ts';

/** Urgency of one case once its ten questions and the signs that its words raise are answered. */
const answered = (vignette: Vignette): Level => levelOf(assess(patientOf(vignette, 'flow')));

/** Urgency of one case by its first message alone: nothing is answered, not even a sign. */
const wordsAlone = (vignette: Vignette): Level =>
  levelOf(
    assess({ ...patientOf(vignette, 'flow'), followUpAnswers: {}, confirmedSigns: undefined }),
  );

export type FramingScore = {
  readonly framing: Framing;
  /** Cases whose urgency is another than that of the plain message, once all is answered. */
  readonly answered: Share;
  /** The same by words alone, and of these the ones that fell and rose. */
  readonly words: Share;
  readonly lower: Share;
  readonly higher: Share;
  /** Every change, as "id: from -> to" with the words. */
  readonly answeredMoved: readonly string[];
  readonly wordsMoved: readonly string[];
};

type Move = { readonly id: string; readonly from: Level; readonly to: Level; readonly as: string };

const rise = ({ from, to }: Move): number => LEVELS.indexOf(to) - LEVELS.indexOf(from);
const inWords = ({ id, from, to, as }: Move): string => `${id}: ${from} -> ${to}: ${as}`;

/** Returns the cases whose message is a person's own: nobody puts a quick choice in other words. */
const ownWords = (vignettes: readonly Vignette[]): Vignette[] =>
  vignettes.filter(({ concern }) => topicOf(concern) === null);

const compared = (vignettes: readonly Vignette[], part: WordingPart): readonly FramingScore[] => {
  const plain = ownWords(vignettes).map((vignette) => ({
    vignette,
    answered: answered(vignette),
    words: wordsAlone(vignette),
  }));
  const share = (hits: number): Share => ({ hits, of: plain.length });
  return FRAMINGS.map((framing) => {
    const movesOf = (kind: 'answered' | 'words', level: (one: Vignette) => Level): Move[] =>
      plain
        .map(({ vignette, [kind]: from }) => {
          const as = framed(vignette, framing, part);
          return { id: vignette.id, from, to: level({ ...vignette, concern: as }), as };
        })
        .filter((move) => move.from !== move.to);
    const answeredMoves = movesOf('answered', answered);
    const moves = movesOf('words', wordsAlone);
    return {
      framing,
      answered: share(answeredMoves.length),
      words: share(moves.length),
      lower: share(moves.filter((move) => rise(move) < 0).length),
      higher: share(moves.filter((move) => rise(move) > 0).length),
      answeredMoved: answeredMoves.map(inWords),
      wordsMoved: moves.map(inWords),
    };
  });
};

/**
 * Compares the urgency of each case under each framing with that of its message as it was written; each wording is read
 * once for both measures.
 */
export const scoreFramings = (
  vignettes: readonly Vignette[],
  part: WordingPart,
): readonly FramingScore[] => withMemory(() => compared(vignettes, part));

/** Adds up one measure over framings. */
export const sumOf = (
  scores: readonly FramingScore[],
  measure: 'answered' | 'words' | 'lower' | 'higher',
): Share => ({
  hits: scores.reduce((sum, score) => sum + score[measure].hits, 0),
  of: scores.reduce((sum, score) => sum + score[measure].of, 0),
});
