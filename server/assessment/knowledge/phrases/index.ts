import type { FindingId } from '../findings.ts';
import { COURSE } from './course.ts';
import { FACE } from './face.ts';
import { GUMS } from './gums.ts';
import { LOOKS } from './looks.ts';
import { MOUTH } from './mouth.ts';
import { PAIN } from './pain.ts';
import { PERSON } from './person.ts';
import type { Phrases } from './phrases.ts';
import { SORES } from './sores.ts';
import { TEETH } from './teeth.ts';
import { TRIGGERS } from './triggers.ts';

const SUBJECTS: readonly Phrases[] = [
  PAIN,
  TRIGGERS,
  COURSE,
  TEETH,
  GUMS,
  SORES,
  LOOKS,
  FACE,
  MOUTH,
  PERSON,
];

/** Every phrase with the finding it means. All phrases of a finding stand in one subject. */
export const PHRASES: ReadonlyArray<readonly [phrase: string, means: FindingId]> = SUBJECTS.flatMap(
  (subject) =>
    (Object.entries(subject) as Array<[FindingId, readonly string[]]>).flatMap(
      ([finding, phrases]) => phrases.map((phrase) => [phrase, finding] as const),
    ),
);
