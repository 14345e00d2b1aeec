import { readFileSync, readdirSync } from 'node:fs';
import { AGE_BANDS, HISTORY_BOXES, SEXES } from '../../contracts/assessment/chat-context.ts';
import type {
  AgeBand,
  Category,
  FollowUpAnswers,
  MedicalCondition,
  Sex,
} from '../../contracts/assessment/chat-context.ts';
import type { MedicationId } from '../../contracts/assessment/diagnosis.ts';
import type { RedFlagId } from '../../contracts/assessment/red-flags.ts';
import { HISTORY } from '../../contracts/texts/en/history.ts';
import { PERSON } from '../../contracts/texts/en/person.ts';
import type { Level } from '../../server/assessment/knowledge/condition.ts';

/** One written patient with the expected result, as docs/clinical.md describes it. */
export type Vignette = {
  readonly id: string;
  readonly concern: string;
  readonly category: Category;
  readonly age: AgeBand;
  readonly sex: Sex;
  readonly findings: readonly string[];
  readonly medicalHistory: readonly MedicalCondition[];
  readonly allergies: string;
  readonly expected: {
    readonly top1: string;
    readonly acceptable: readonly string[];
    readonly urgency: Level;
    readonly red_flags: readonly RedFlagId[];
    readonly must_not: readonly MedicationId[];
  };
};

const FOLDER = new URL('./', import.meta.url);

const filesOf = (first: string): string[] => [
  first,
  ...readdirSync(FOLDER)
    .filter((name) => name.endsWith(`.${first}`))
    .toSorted(),
];

/** Names the development set and every `*.vignettes.json` beside it. */
export const vignetteFiles = (): string[] => filesOf('vignettes.json');
/** Names the development lines and every `*.validity.json` beside them. */
export const validityFiles = (): string[] => filesOf('validity.json');

/** Returns the id of what a file writes in the product's words. */
const idOf = <Id extends string>(
  ids: readonly Id[],
  words: Readonly<Record<Id, string>>,
  written: string,
): Id => {
  const found = ids.find((id) => words[id] === written);
  if (found === undefined) throw new Error(`The product does not say "${written}"`);
  return found;
};

const ageOf = (written: string): AgeBand => idOf(AGE_BANDS, PERSON.ages, written);
const sexOf = (written: string): Sex => idOf(SEXES, PERSON.sexes, written);

const sexOfLetter = (letter: 'F' | 'M'): Sex => (letter === 'F' ? 'female' : 'male');

/** A patient as the files write it: age, sex and boxes in words. */
type Written<Row> = Omit<Row, 'age' | 'sex' | 'medicalHistory'> & {
  readonly age: string;
  readonly sex: string;
  readonly medicalHistory: readonly string[];
};

const readVignettes = (file: string): readonly Vignette[] =>
  (JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Written<Vignette>[]).map(
    (written) => ({
      ...written,
      age: ageOf(written.age),
      sex: sexOf(written.sex),
      medicalHistory: written.medicalHistory.map((box) => idOf(HISTORY_BOXES, HISTORY.boxes, box)),
    }),
  );

const loaded = new Map<string, readonly Vignette[]>();

/** Loads the vignettes of a file, the same objects each time: what is known of one is found by it. */
export const loadVignettes = (file: string): readonly Vignette[] => {
  const vignettes = loaded.get(file) ?? readVignettes(file);
  loaded.set(file, vignettes);
  return vignettes;
};

export type ValidityLine = {
  readonly id: string;
  readonly text: string;
  readonly dental: boolean;
  readonly kind: string;
};

export const loadValidityLines = (file: string): ValidityLine[] =>
  JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as ValidityLine[];

/** One condition as a patient without medical words would describe it. */
export type LayPicture = {
  readonly condition: string;
  readonly category: Category;
  readonly age: AgeBand;
  readonly sex: Sex;
  readonly words: string;
  /** Expected urgency, when the words tell enough. */
  readonly level?: Level;
};

export const loadLayPictures = (): LayPicture[] =>
  (
    JSON.parse(readFileSync(new URL('lay-pictures.json', FOLDER), 'utf8')) as Written<LayPicture>[]
  ).map((written) => ({ ...written, age: ageOf(written.age), sex: sexOf(written.sex) }));

/** Category, age, sex, words and level of one voice, as its file writes them. */
type VoiceRow = readonly [Category, string, 'F' | 'M', string, Level];

export const VOICE_FILES = ['lay-voices.json', 'lay-lines.json'] as const;

/** Loads lay descriptions in many voices, by condition; `level` is always given. */
export const loadVoices = (file: (typeof VOICE_FILES)[number]): Required<LayPicture>[] => {
  const rows = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Record<
    string,
    VoiceRow[]
  >;
  return Object.entries(rows).flatMap(([condition, voices]) =>
    voices.map(([category, age, sex, words, level]) => ({
      condition,
      category,
      age: ageOf(age),
      sex: sexOfLetter(sex),
      words,
      level,
    })),
  );
};

/** Answers of a patient with the textbook picture of a condition; a question that is left out does not apply. */
export type TextbookCase = Pick<LayPicture, 'condition' | 'category' | 'age' | 'sex'> & {
  readonly answers: FollowUpAnswers;
  /** The same in category `other`; null when its questions do not ask about the condition. */
  readonly answersInOther: FollowUpAnswers | null;
};

type TextbookRow = readonly [
  string,
  Category,
  string,
  'F' | 'M',
  FollowUpAnswers,
  FollowUpAnswers | null,
];

export const loadTextbookAnswers = (): TextbookCase[] =>
  (JSON.parse(readFileSync(new URL('textbook-answers.json', FOLDER), 'utf8')) as TextbookRow[]).map(
    ([condition, category, age, sex, answers, answersInOther]) => ({
      condition,
      category,
      age: ageOf(age),
      sex: sexOfLetter(sex),
      answers,
      answersInOther,
    }),
  );
