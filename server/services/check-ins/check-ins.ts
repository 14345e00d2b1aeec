import type { CheckIn, CheckInAnswer } from '../../../contracts/assessment/check-in.ts';
import type { Category } from '../../../contracts/assessment/chat-context.ts';
import { CHECK_IN_SIGNS } from '../../../contracts/assessment/check-in-ids.ts';
import type {
  CheckInSign,
  CheckInWord,
  SeenWord,
} from '../../../contracts/assessment/check-in-ids.ts';
import type { Emergency, UrgencyLevel } from '../../../contracts/assessment/diagnosis.ts';
import { QUESTION_BANK } from '../../../contracts/questions/index.ts';
import type { Question } from '../../../contracts/questions/question-bank.ts';
import { BODY_SIGNS, DANGER_SIGNS } from '../../../contracts/questions/shared.ts';
import { emergencyOfTicked, levelAfter, questionsLeft } from '../../../contracts/rules/check-in.ts';
import type { AskedLevel } from '../../../contracts/rules/check-in.ts';
import { offeredTo } from '../../../contracts/rules/offered-options.ts';
import type { Person } from '../../../contracts/rules/offered-options.ts';
import { isGraver } from '../../../contracts/rules/compare-emergencies.ts';
import { chosenIn } from '../../../contracts/rules/red-flags-in-answers.ts';
import { urgencyLevelOf } from '../../../contracts/rules/urgency-level.ts';
import type { Sql } from '../../db/connect.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import type { Account } from '../../repositories/accounts.ts';
import { assessmentsIn } from '../../repositories/assessments.ts';
import type { Assessment } from '../../repositories/assessments.ts';
import { checkInsIn } from '../../repositories/check-ins.ts';
import type { CheckInAnswerRow, CheckInRow } from '../../repositories/check-ins.ts';
import { lockFor } from '../accounts/consent-rule.ts';
import type { NotAllowed } from '../accounts/consent-rule.ts';
import type { ServiceDeps } from '../deps.ts';
import { claimRequest } from '../request-keys.ts';
import { undoable } from '../undoable.ts';
import { planQuestion } from './questions.ts';
import { nextQuestion } from './times.ts';

type Whose = { readonly ownerId: string; readonly id: string };

/** The level as of the newest answer, and the emergency that was told since a dentist last saw it. */
type Course = { readonly level: UrgencyLevel; readonly emergency: Emergency | null };

const courseOf = (base: AskedLevel, answers: readonly CheckInAnswerRow[]): Course =>
  answers.reduce<Course>(
    ({ emergency }, { answer, level, told }) =>
      answer === 'seen'
        ? { level: base, emergency: null }
        : { level, emergency: told.emergency ?? emergency },
    { level: base, emergency: null },
  );

const isSeen = (answers: readonly CheckInAnswerRow[]): boolean => answers.at(-1)?.answer === 'seen';

type Parts = {
  readonly account: Pick<Account, 'email' | 'reminders'>;
  readonly result: Assessment;
  readonly row: CheckInRow | null;
  readonly answers: readonly CheckInAnswerRow[];
};

/** Lists the danger signs that this person is asked about. */
const signsFor = (category: Category, person: Person): CheckInSign[] => {
  const offered = new Set(
    QUESTION_BANK[category]
      .filter(({ list }: Question) => list === DANGER_SIGNS.list || list === BODY_SIGNS.list)
      .flatMap((question: Question) => offeredTo(person, question).options),
  );
  return CHECK_IN_SIGNS.filter((sign) => offered.has(sign));
};

/** Writes answers as they are read, the newest last. */
export const datedAnswers = (rows: readonly CheckInAnswerRow[]): CheckInAnswer[] =>
  rows.map(({ at, answer, level, told: { signs, isSure }, said }) => ({
    at: at.toISOString(),
    answer,
    level,
    signs: [...signs],
    is_sure: isSure,
    said,
  }));

/** Writes a check-in as its owner reads it; null for an emergency, where help stands in its place. */
const written = ({ account, result, row, answers }: Parts): CheckIn | null => {
  const { category, age, childAge = null, sex } = result.request;
  // A result from before it was written down says neither: the child's signs are asked, too.
  const { about_child: aboutChild = true } = result.diagnosis;
  const base = urgencyLevelOf(result.diagnosis);
  if (base === 'emergency') return null;
  const course = courseOf(base, answers);
  const asked = course.level === 'emergency' ? base : course.level;
  return {
    is_on: row?.isOn ?? false,
    next_at: row?.nextAt?.toISOString() ?? null,
    left: questionsLeft(asked, row?.sent ?? 0),
    is_mailed: account.email !== null && account.reminders,
    signs: signsFor(category, { age, childAge, sex, aboutChild }),
    ...course,
    answers: datedAnswers(answers),
  };
};

const partsOf = async (sql: Sql, { ownerId, id }: Whose): Promise<Parts | null> => {
  const account = await accountsIn(sql).byId(ownerId);
  const result = await assessmentsIn(sql).byIdOf(ownerId, id);
  if (account === null || result === null) return null;
  const checkIns = checkInsIn(sql);
  const answers = await checkIns.answersTo(id);
  return { account, result, row: await checkIns.of(id), answers };
};

/** Returns how pressing a result is by what was told since; null where nothing was. */
export const levelToday = (
  { diagnosis }: Pick<Assessment, 'diagnosis'>,
  answers: readonly CheckInAnswerRow[] | undefined,
): UrgencyLevel | null => {
  const base = urgencyLevelOf(diagnosis);
  return answers === undefined || base === 'emergency' ? null : courseOf(base, answers).level;
};

/** Reads the check-in of a result; null where none is offered. */
export const readCheckIn = async (sql: Sql, whose: Whose): Promise<CheckIn | null> => {
  const parts = await partsOf(sql, whose);
  return parts && written(parts);
};

/** `notOffered`: it is an emergency, or a dentist has seen it. `notAsked`: nobody wanted to be asked. */
export type CheckedIn =
  | { readonly kind: 'kept'; readonly checkIn: CheckIn }
  | { readonly kind: 'notFound' | 'notOffered' | 'notAsked' | 'otherRequest' }
  | NotAllowed;

const again = async (sql: Sql, whose: Whose): Promise<CheckedIn> => {
  const parts = await partsOf(sql, whose);
  const checkIn = parts && written(parts);
  return checkIn === null ? { kind: 'notFound' } : { kind: 'kept', checkIn };
};

/** Switches the questions about a result on or off. Once more the same changes nothing. */
export const switchCheckIn = (
  { db, clock, ids }: ServiceDeps,
  { isOn, ...whose }: Whose & { readonly isOn: boolean },
): Promise<CheckedIn> =>
  db.transaction(async (sql) => {
    const refused = await lockFor(sql, whose.ownerId, 'keeping');
    // A person who took a consent back may still stop what they began.
    if (refused !== null && (isOn || refused.kind === 'gone')) return refused;
    const parts = await partsOf(sql, whose);
    if (parts === null) return { kind: 'notFound' };
    if (!isOn) {
      await checkInsIn(sql).stop([whose.id]);
      return again(sql, whose);
    }
    const checkIn = written(parts);
    if (checkIn === null || checkIn.level === 'emergency' || isSeen(parts.answers)) {
      return { kind: 'notOffered' };
    }
    if (parts.row?.isOn) return again(sql, whose);
    const now = clock.now();
    const sent = parts.row?.sent ?? 0;
    const nextAt = nextQuestion(checkIn.level, { startedAt: now, sent, now });
    const on = { resultId: whose.id, isOn: true, startedAt: now, sent, nextAt };
    await checkInsIn(sql).put({ ...on, isAsked: false, messageId: null });
    await planQuestion(sql, ids, on);
    return again(sql, whose);
  });

type Answering = Whose & {
  readonly requestKey: string;
  readonly answer: CheckInWord;
  readonly signs: readonly CheckInSign[];
  readonly isSure: boolean;
  readonly said: SeenWord | null;
};

/**
 * Returns the graver emergency of the signs alone and with the answers of the assessment: a sore of weeks ago may explain a
 * sign there, and must not hide an infection that begins today.
 */
const emergencyToday = (ticked: readonly CheckInSign[], earlier: ReturnType<typeof chosenIn>) => {
  const alone = emergencyOfTicked(ticked);
  const withEarlier = emergencyOfTicked(ticked, earlier);
  return isGraver(alone?.level ?? null, withEarlier?.level ?? null) ? alone : withEarlier;
};

/** Makes the row of an answer; the same rules as in the assessment tell whether it is an emergency. */
const answerRow = (
  { result, answers }: Parts,
  { answer, signs, isSure, said }: Answering,
  base: AskedLevel,
): Omit<CheckInAnswerRow, 'id' | 'at'> => {
  const { category, followUpAnswers } = result.request;
  // A sign is heard whatever the word beside it says.
  const word = answer !== 'seen' && signs.length > 0 ? 'worse' : answer;
  const isWorse = word === 'worse';
  const ticked = isWorse ? signs : [];
  const emergency = isWorse ? emergencyToday(ticked, chosenIn(category, followUpAnswers)) : null;
  const { level } = courseOf(base, answers);
  return {
    resultId: result.id,
    answer: word,
    told: { signs: ticked, isSure: isSure || !isWorse, emergency },
    level: levelAfter(level, { answer: word, ticked, isSure }, emergency),
    said: answer === 'seen' ? said : null,
  };
};

/**
 * Returns the visit that a word about it belongs to: what the dentist said is added to the visit that was told, and ends
 * no danger that was told since.
 */
const seenBefore = (
  answers: readonly CheckInAnswerRow[],
  { answer, said }: Pick<Answering, 'answer' | 'said'>,
): CheckInAnswerRow | undefined => {
  if (answer !== 'seen') return undefined;
  return said === null ? answers.slice(-1).find(isVisit) : answers.findLast(isVisit);
};

const isVisit = ({ answer }: CheckInAnswerRow): boolean => answer === 'seen';

/** Returns a moment after every answer before, so that the clock of another server cannot put a danger behind a visit. */
const after = (answers: readonly CheckInAnswerRow[], now: Date): Date =>
  new Date(Math.max(now.getTime(), ...answers.map(({ at }) => at.getTime() + 1)));

/** Returns when to ask after an answer: a level that rose brings the next question forward (NEW-44). */
const nextAfter = (
  row: CheckInRow,
  told: { readonly before: UrgencyLevel; readonly level: UrgencyLevel; readonly now: Date },
): Date | null => {
  const { before, level, now } = told;
  if (level === before || level === 'emergency' || !row.isOn) return row.nextAt;
  if (questionsLeft(level, row.sent) === 0) return row.nextAt;
  const next = nextQuestion(level, { startedAt: now, sent: 0, now });
  return next !== null && (row.nextAt === null || next < row.nextAt) ? next : row.nextAt;
};

/**
 * Keeps an answer, once for a key. It is never refused for what was answered before: who tells of a danger on an old page
 * is heard. A dentist's visit and an emergency end the questions; what a dentist said can be added to the visit.
 */
export const answerCheckIn = (
  { db, clock, ids }: ServiceDeps,
  { requestKey, ...answering }: Answering,
): Promise<CheckedIn> =>
  undoable<CheckedIn>(db, async (sql, undo) => {
    const { ownerId, id: resultId, answer } = answering;
    const refused = await lockFor(sql, ownerId, 'keeping');
    if (refused !== null) return refused;
    const parts = await partsOf(sql, answering);
    if (parts === null) return { kind: 'notFound' };
    const base = urgencyLevelOf(parts.result.diagnosis);
    if (parts.row === null || base === 'emergency') return { kind: 'notAsked' };
    const id = ids.row();
    const claimed = await claimRequest(sql, clock, {
      ownerId,
      requestKey,
      body: { ...answering, checkIn: true },
      subject: id,
    });
    if (claimed.kind === 'different') return undo({ kind: 'otherRequest' });
    if (claimed.kind === 'repeated') return again(sql, answering);
    const checkIns = checkInsIn(sql);
    const seen = seenBefore(parts.answers, answering);
    if (seen !== undefined) {
      await checkIns.noteSaid(seen.id, answering.said ?? seen.said);
      return again(sql, answering);
    }
    const row = answerRow(parts, { ...answering, requestKey }, base);
    await checkIns.addAnswer({ ...row, id, at: after(parts.answers, clock.now()) });
    if (answer === 'seen' || row.told.emergency !== null) await checkIns.stop([resultId]);
    else {
      const before = courseOf(base, parts.answers).level;
      const nextAt = nextAfter(parts.row, { before, level: row.level, now: clock.now() });
      await checkIns.put({ ...parts.row, isAsked: false, nextAt });
      if (nextAt !== parts.row.nextAt) await planQuestion(sql, ids, { resultId, nextAt });
    }
    return again(sql, answering);
  });
