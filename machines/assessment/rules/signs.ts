import type { ValidateReply } from '../../../contracts/endpoints/assessment.ts';
import { isSign } from '../../../contracts/assessment/signs.ts';
import type { ConfirmedSigns, Sign } from '../../../contracts/assessment/signs.ts';
import type { Known } from './known.ts';

/** The server's reading of the words that are being checked, and the answers given so far to the signs in them. */
export type Reading = Pick<Known, 'concernText' | 'openSignAnswers'> & {
  readonly reading: ValidateReply;
};

/** Reading of words that were not checked yet. */
export const NOTHING_READ: ValidateReply = {
  is_dental_related: false,
  is_unread: false,
  unplaced: null,
  emergency: null,
  signs: [],
  about_child: false,
  suggested_answers: {},
  fitting_categories: [],
};

const answerTo = (answers: ConfirmedSigns, { id }: Sign) =>
  Object.hasOwn(answers, id) ? answers[id] : undefined;

const toldPlainly = ({ emergency }: ValidateReply): ConfirmedSigns =>
  Object.fromEntries((emergency?.kinds ?? []).filter(isSign).map((kind) => [kind, 'yes']));

/**
 * Returns the answers of whoever goes on from the first aid for a dental emergency that their words tell plainly, where the words
 * raise no other sign: they have read what it is for and do not go back. Null where there is something to ask. A medical
 * emergency may be over, which only its question tells.
 */
export const toldAnswers = (reading: ValidateReply): ConfirmedSigns | null => {
  const told = toldPlainly(reading);
  const isAllTold = reading.signs.every((sign) => answerTo(told, sign) !== undefined);
  return reading.emergency?.level === 'dental' && isAllTold ? told : null;
};

/**
 * Returns the answers to the signs that are asked back, in the order in which they are asked. A server of an earlier
 * release asks nothing back: what it tells plainly counts as yes, so that help is never missed while a release rolls
 * out.
 */
export const signAnswersOf = ({ reading, openSignAnswers }: Reading): ConfirmedSigns => {
  if (reading.signs.length === 0) return toldPlainly(reading);
  const answers = openSignAnswers ?? {};
  return Object.fromEntries(
    reading.signs.flatMap((sign) => {
      const answer = answerTo(answers, sign);
      return answer === undefined ? [] : [[sign.id, answer]];
    }),
  );
};

/** Returns true when every sign that is asked back has its answer. */
export const areSignsAnswered = (reading: Reading): boolean =>
  Object.keys(signAnswersOf(reading)).length === reading.reading.signs.length;

/**
 * Returns the answers to begin with when signs are asked back: those given to the same words before, so that the
 * patient does not answer twice.
 */
export const answersToResume = (known: Known): ConfirmedSigns =>
  known.openSignAnswers ??
  (known.concernText.trim() === known.chatContext.issue ? known.confirmedSigns : {});
