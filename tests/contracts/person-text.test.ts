import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ANSWERS_MAX, FollowUpAnswers } from '../../contracts/assessment/chat-context.ts';
import { validateConcern } from '../../contracts/endpoints/assessment.ts';
import { personText, readLength } from '../../contracts/assessment/person-text.ts';

const MAX = 12;
const Text = personText(MAX);
const read = (text: string): string => z.parse(Text, text);

describe('a text that a person wrote', () => {
  it.each([
    ['plain words', 'my tooth'],
    ['letters that stand for several, while there is room', '½ ﬁll…'],
    ['a full-width text of the full length', 'ｔｏｏｔｈａｃｈｅｓ！！'],
    ['Hindi letters with a dot', 'दाढ़ का दर्द'],
  ])('stays as it was sent: %s', (_what, text) => {
    expect(read(text)).toBe(text);
  });

  it.each([
    ['one letter for eighteen', '\ufdfa'.repeat(MAX), 'ص'.repeat(MAX)],
    ['fractions beyond the room', 'pain ½½½½½', 'pain 11111'],
    ['beside words, which stay', 'ﬃ bleeding ﬃ', 'f bleeding f'],
    ['a letter whose first one is longer than itself', '\ufa6c'.repeat(MAX), ' '.repeat(MAX)],
  ])('is read with one letter for each beyond that: %s', (_what, text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('is refused when it is longer than its limit as it is sent', () => {
    expect(z.safeParse(Text, 'x'.repeat(MAX + 1)).success).toBe(false);
  });

  it('is never longer than its limit as it is read', () => {
    const letter = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 2 }),
      fc.constantFrom('\ufdfa', '\u3300', '½', 'ﬃ', 'e\u0301', '\u0958', '\uac01', '\u1fb7'),
    );
    fc.assert(
      fc.property(fc.array(letter, { maxLength: MAX }), (letters) => {
        const text = letters.join('').slice(0, MAX);
        expect(readLength(read(text))).toBeLessThanOrEqual(MAX);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a concern', () => {
  it.each([
    ['of the full length', 'x'.repeat(4000), true],
    ['with spaces around the full length', ` ${'x'.repeat(4000)}\n`, true],
    ['one letter longer', 'x'.repeat(4001), false],
    ['of spaces', '   ', false],
  ])('%s', (_what, message, isTaken) => {
    expect(z.safeParse(validateConcern.body, { message }).success).toBe(isTaken);
  });
});

describe('answers', () => {
  const given = (count: number, answer: string | string[]) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`question_${i}`, answer]));

  it.each([
    ['as many as there may be', given(ANSWERS_MAX, 'a'), true],
    ['one more', given(ANSWERS_MAX + 1, 'a'), false],
    ['lists of options, each counted', given(ANSWERS_MAX / 40 + 1, Array(40).fill('a')), false],
    ['empty lists', given(ANSWERS_MAX + 1, []), false],
  ])('are counted: %s', (_what, answers, isTaken) => {
    expect(z.safeParse(FollowUpAnswers, answers).success).toBe(isTaken);
  });
});
