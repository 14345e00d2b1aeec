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

/** The development set and every `*.vignettes.json` beside it. */
export const vignetteFiles = (): string[] => [
  'vignettes.json',
  ...readdirSync(FOLDER)
    .filter((name) => name.endsWith('.vignettes.json'))
    .toSorted(),
];

export const loadVignettes = (file: string): Vignette[] =>
  JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Vignette[];

export type ValidityLine = {
  readonly id: string;
  readonly text: string;
  readonly dental: boolean;
  readonly kind: string;
};

export const loadValidityLines = (): ValidityLine[] =>
  JSON.parse(readFileSync(new URL('validity.json', FOLDER), 'utf8')) as ValidityLine[];

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
