import { withMemory } from '../../server/assessment/evidence/text/memory.ts';
import { readFileSync } from 'node:fs';
import type { Category, FollowUpAnswers } from '../../contracts/assessment/chat-context.ts';
import type { EmergencyKind } from '../../contracts/assessment/emergency.ts';
import { QUESTION_BANK } from '../../contracts/questions/index.ts';
import type { Question } from '../../contracts/questions/question-bank.ts';
import type { RedFlagId } from '../../contracts/assessment/red-flags.ts';
import type { ConfirmedSigns } from '../../contracts/assessment/signs.ts';
import { NONE } from '../../contracts/questions/shared.ts';
import { redFlagsInAnswers } from '../../contracts/rules/red-flags-in-answers.ts';
import { assess } from '../../server/assessment/assess.ts';
import { readConcern } from '../../server/assessment/read-concern.ts';
import type { Share } from '../../contracts/rules/wilson.ts';

/** One first message. Its flags are what is true of the patient now, as a patient who knows would answer. */
export type FirstMessage = {
  readonly id: string;
  readonly kind: 'emergency' | 'harmless' | 'ordinary';
  readonly text: string;
  readonly category: Category;
  readonly emergency: boolean;
  readonly flags: readonly (RedFlagId | EmergencyKind)[];
};

export const loadFirstMessages = (file: string): FirstMessage[] =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as FirstMessage[];

/** Answers the signs that the message raises by what is true. */
const answeredSigns = ({ text, flags }: FirstMessage): ConfirmedSigns => {
  const holds: ReadonlySet<string> = new Set(flags);
  return Object.fromEntries(
    readConcern(text).signs.map(({ id }) => [id, holds.has(id) ? 'yes' : 'no'] as const),
  );
};

const ASKS_FOR_SIGNS = /_(?:danger_signs|events|body_signs)$/;

/** Answers the lists of signs that every category asks for by what is true; the rest is left open. */
const answeredLists = ({ category, flags }: FirstMessage): FollowUpAnswers => {
  const holds: ReadonlySet<string> = new Set(flags);
  const lists: readonly Question[] = QUESTION_BANK[category];
  return Object.fromEntries(
    lists
      .filter(({ id }) => ASKS_FOR_SIGNS.test(id))
      .map(({ id, options }) => {
        const ticked = options.filter((option) =>
          redFlagsInAnswers(category, { [id]: [option] }).some((flag) => holds.has(flag)),
        );
        return [id, ticked.length > 0 ? ticked : [NONE]];
      }),
  );
};

const isEmergencyAfterAnswers = (message: FirstMessage): boolean =>
  assess({
    issue: message.text,
    category: message.category,
    age: 'age_31_50',
    sex: 'undisclosed',
    followUpAnswers: answeredLists(message),
    medicalHistory: [],
    allergies: '',
    confirmedSigns: answeredSigns(message),
  }).emergency !== null;

const isCaught = ({ text, flags }: FirstMessage): boolean => {
  const { emergency, signs } = readConcern(text);
  const holds: ReadonlySet<string> = new Set(flags);
  return emergency !== null || signs.some(({ id }) => holds.has(id));
};

const isAsked = (text: string): boolean => readConcern(text).signs.length > 0;

/** Counts the texts that are asked anything. */
export const scoreOrdinary = (texts: readonly string[]): Share => ({
  hits: texts.filter(isAsked).length,
  of: texts.length,
});

export type FirstMessageScore = {
  /** Emergencies whose reply raises one or asks one of their signs back. */
  readonly caught: Share;
  /** Harmless messages, and ordinary ones, that are asked anything. */
  readonly harmlessAsked: Share;
  readonly ordinaryAsked: Share;
  /** Harmless messages whose reply shows help before any answer. */
  readonly harmlessShownHelp: Share;
  /** Emergencies missed, and other messages taken for one, after truthful answers to signs and lists. */
  readonly missedAfterAnswers: Share;
  readonly falseAfterAnswers: Share;
  readonly misses: readonly string[];
};

const share = (
  messages: readonly FirstMessage[],
  test: (message: FirstMessage) => boolean,
): Share => ({ hits: messages.filter(test).length, of: messages.length });

const scored = (messages: readonly FirstMessage[]): FirstMessageScore => {
  const emergencies = messages.filter(({ emergency }) => emergency);
  const others = messages.filter(({ emergency }) => !emergency);
  const ordinary = messages.filter(({ kind }) => kind === 'ordinary');
  const harmless = messages.filter(({ kind }) => kind === 'harmless');
  const line = (why: string, { id, text, flags }: FirstMessage): string =>
    `${why} ${id} [${flags.join(', ')}] ${text}`;
  return {
    caught: share(emergencies, isCaught),
    harmlessAsked: share(harmless, ({ text }) => isAsked(text)),
    ordinaryAsked: share(ordinary, ({ text }) => isAsked(text)),
    harmlessShownHelp: share(harmless, ({ text }) => readConcern(text).emergency !== null),
    missedAfterAnswers: share(emergencies, (message) => !isEmergencyAfterAnswers(message)),
    falseAfterAnswers: share(others, isEmergencyAfterAnswers),
    misses: [
      ...emergencies
        .filter((message) => !isCaught(message))
        .map((message) => line('not caught', message)),
      ...others.filter(isEmergencyAfterAnswers).map((message) => line('false alarm', message)),
    ],
  };
};

/** Measures how first messages are read, and what becomes of them when everything is answered truthfully. */
export const scoreFirstMessages = (messages: readonly FirstMessage[]): FirstMessageScore =>
  withMemory(() => scored(messages));
