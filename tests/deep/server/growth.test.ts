import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  ALLERGIES_MAX,
  ANSWERS_MAX,
  CONCERN_MAX,
  XRAY_FINDINGS_MAX,
} from '../../../contracts/assessment/chat-context.ts';
import { DiagnoseRequest } from '../../../contracts/endpoints/assessment.ts';
import { assess } from '../../../server/assessment/assess.ts';
import { readConcern } from '../../../server/assessment/read-concern.ts';
import { inWords } from '../../../server/assessment/texts/in-words.ts';
import { strippedPatient } from '../../../server/providers/language-model/strip-identifiers.ts';
import { HARD_TEXTS } from '../../kit/hard-texts.ts';
import { ADULT } from '../../server/assessment/rules.kit.ts';

/** What people have written, one after the other, up to the limit of a concern. */
const ordinary = (
  JSON.parse(readFileSync('tests/clinical/vignettes.json', 'utf8')) as Array<{ concern: string }>
)
  .map(({ concern }) => concern)
  .join('\n')
  .slice(0, CONCERN_MAX);

/** A hard text may cost so many times what an ordinary one of the same length costs. */
const TIMES_ORDINARY = 4;
/** The whole request with every field full of it: nearly three times as many characters are read. */
const TIMES_ORDINARY_REQUEST = 6;
/** A text eight times as long costs eight times as much, or up to this for noise; the square would be 64. */
const TIMES_FOR_EIGHT = 18;
const ATTEMPTS = 12;

/** Processor time of this process, in microseconds. */
const costOf = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

/** The least of several runs, as others use the machine meanwhile; it stops as soon as one is within the limit. */
const leastRatio = (work: () => unknown, measure: () => unknown, limit: number): number => {
  let ratio = Number.POSITIVE_INFINITY;
  for (let i = 0; i < ATTEMPTS && ratio > limit; i += 1) {
    ratio = Math.min(ratio, costOf(work) / Math.max(1, costOf(measure)));
  }
  return ratio;
};

const KINDS = [
  ['diagnose', (issue: string) => assess({ ...ADULT, issue })],
  ['validate', (message: string) => readConcern(message)],
] as const;

/** What once took up to twenty times as long as ordinary text. */
const ONCE_SLOW = new Set([
  '"no" listed',
  '"no allergies" spaced',
  '"no allergies" dashed',
  '"h" listed',
  '"½" listed',
  'telugu of 2 to 4 lines',
  'gurmukhi of 2 to 4 lines',
  'long words, three slips ended',
  'medicine-like words lines',
]);

/** Beside those every twelfth family, so that each kind of piece and of joint is among them. */
const FAMILIES = HARD_TEXTS.filter(({ name }, at) => at % 12 === 5 || ONCE_SLOW.has(name)).map(
  ({ name, write }) => [name, write] as const,
);

beforeAll(() => {
  for (let i = 0; i < 20; i += 1) for (const [, read] of KINDS) read(ordinary.slice(0, 1000));
});

describe('reading a hard text', () => {
  it('is tried with more than two hundred families of them', () => {
    expect(new Set(FAMILIES.map(([name]) => name)).size).toBeGreaterThan(200);
  });

  it.each(FAMILIES)('costs little more than an ordinary one: %s', (_name, write) => {
    const text = write(CONCERN_MAX);
    for (const [, read] of KINDS) {
      const ratio = leastRatio(
        () => read(text),
        () => read(ordinary),
        TIMES_ORDINARY,
      );
      expect(ratio).toBeLessThanOrEqual(TIMES_ORDINARY);
    }
  });

  it.each(FAMILIES)(
    'costs eight times as much when it is eight times as long: %s',
    (_name, write) => {
      const long = write(4000);
      const short = write(500);
      for (const [, read] of KINDS) {
        const ratio = leastRatio(
          () => read(long),
          () => read(short),
          TIMES_FOR_EIGHT,
        );
        expect(ratio).toBeLessThanOrEqual(TIMES_FOR_EIGHT);
      }
    },
  );
});

describe('a whole request full of hard text', () => {
  const pieces = (text: string, length: number, count: number): string[] =>
    Array.from({ length: count }, (_, i) => text.slice(i * length, (i + 1) * length));

  /** Answers are ids; one that no bank knows is read as words. */
  const asId = (piece: string): string => piece.toLowerCase().replace(/[^a-z0-9]/g, '_') || '_';

  const full = (write: (length: number) => string) => {
    const text = write(10_000);
    return {
      ...ADULT,
      issue: text.slice(0, CONCERN_MAX),
      allergies: text.slice(0, ALLERGIES_MAX),
      xrayFindings: text.slice(0, XRAY_FINDINGS_MAX),
      followUpAnswers: Object.fromEntries(
        pieces(text, 40, ANSWERS_MAX).map((piece, at) => [`question_${at}`, asId(piece)]),
      ),
    };
  };

  it.each(FAMILIES.filter((_family, at) => at % 10 === 0))(
    'costs a bounded number of times an ordinary text: %s',
    (_name, write) => {
      const request = full(write);
      const work = () => {
        const { success, data } = z.safeParse(DiagnoseRequest, request);
        if (!success) return;
        assess(data);
        strippedPatient(inWords(data));
      };
      const measure = () => assess({ ...ADULT, issue: ordinary });
      const ratio = leastRatio(work, measure, TIMES_ORDINARY_REQUEST);
      expect(ratio).toBeLessThanOrEqual(TIMES_ORDINARY_REQUEST);
    },
  );
});
