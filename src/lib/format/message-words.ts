import type { Category, Depth } from '../../../contracts/assessment/chat-context.ts';
import type { Step } from '../../../contracts/assessment/steps.ts';
import {
  AGREED,
  FOR_WHOM_ASKED,
  UNDERSTOOD,
  contentOf,
} from '../../../machines/assessment/rules/transcript.ts';
import type { TranscriptMessage } from '../../../machines/assessment/rules/transcript.ts';
import { dangerTexts } from './danger-texts.ts';
import { laterTexts } from './later-texts.ts';
import { questionWords } from './question-words.ts';
import { texts } from './texts.ts';

type Words = Readonly<Partial<Record<string, string>>>;

const { prompts, categories, depths, forWhom, understood } = texts.assessment;
const { person } = texts;
const { ages, sexes } = person;

const PROMPTS: Words = {
  ...prompts,
  [UNDERSTOOD]: understood.label,
  [FOR_WHOM_ASKED]: forWhom.question,
};

/** Texts of the choices at a step, by id. */
const CHOICES: Readonly<Partial<Record<Step, Words>>> = {
  INTRO: dangerTexts.signs.answers,
  CATEGORY: Object.fromEntries(
    Object.entries(categories).map(([id, { title }]) => [id as Category, title]),
  ),
  AGE_COLLECTION: { ...ages, ...person.childAges, ...person.forWhom },
  SEX_COLLECTION: sexes,
  DEPTH_CHOICE: Object.fromEntries(
    Object.entries(depths).map(([id, { label }]) => [id as Depth, label]),
  ),
  MEDICAL_HISTORY: laterTexts.history.boxes,
  CONSENT_GATE: { ...laterTexts.consent.who.by, [AGREED]: laterTexts.consent.agreed },
};

/** Words a message of the conversation. */
export const messageWords = (message: TranscriptMessage): string => {
  const { step, asked } = message;
  const question = step === 'FOLLOW_UP' ? questionWords(asked) : null;
  const choices: Words = question?.options ?? CHOICES[step] ?? {};
  return contentOf(message, {
    asked: message.question ?? question?.question ?? PROMPTS[asked] ?? '',
    option: (id) => choices[id] ?? id,
  });
};
