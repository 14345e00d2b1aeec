import { readFileSync, readdirSync } from 'node:fs';
import type { AgeBand, Category, MedicalCondition, Sex } from '../../contracts/chat-context.ts';
import type { MedicationId } from '../../contracts/diagnosis.ts';
import type { RedFlagId } from '../../contracts/red-flags.ts';
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

/** The development set and every `*.vignettes.json` beside it. */
export const vignetteFiles = (): string[] => filesOf('vignettes.json');
/** The development lines and every `*.validity.json` beside them. */
export const validityFiles = (): string[] => filesOf('validity.json');

export const loadVignettes = (file: string): Vignette[] =>
  JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Vignette[];

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
  /** The expected urgency, where the words tell enough. */
  readonly level?: Level;
};

export const loadLayPictures = (): LayPicture[] =>
  JSON.parse(readFileSync(new URL('lay-pictures.json', FOLDER), 'utf8')) as LayPicture[];

/** Category, age, sex, words and level of one voice, as its file writes them. */
type VoiceRow = readonly [Category, AgeBand, 'F' | 'M', string, Level];

export const VOICE_FILES = ['lay-voices.json', 'lay-lines.json'] as const;

/** Lay descriptions in many voices, by condition; `level` is always given. */
export const loadVoices = (file: (typeof VOICE_FILES)[number]): Required<LayPicture>[] => {
  const rows = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Record<
    string,
    VoiceRow[]
  >;
  return Object.entries(rows).flatMap(([condition, voices]) =>
    voices.map(([category, age, sex, words, level]) => ({
      condition,
      category,
      age,
      sex: sex === 'F' ? 'Female' : 'Male',
      words,
      level,
    })),
  );
};

/**
 * Condition, its likeliest category, age, sex, the options a patient with its textbook picture ticks
 * there, and those ticked in `other`; null where the questions of `other` do not ask about it.
 */
export type TextbookRow = readonly [
  string,
  Category,
  AgeBand,
  'F' | 'M',
  readonly string[],
  readonly string[] | null,
];

export const loadTextbookAnswers = (): TextbookRow[] =>
  JSON.parse(readFileSync(new URL('textbook-answers.json', FOLDER), 'utf8')) as TextbookRow[];
