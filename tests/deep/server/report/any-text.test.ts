import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadFonts } from '../../../../server/report/writer/fonts.ts';
import { legible } from '../../../../server/report/writer/legible.ts';
import { DIAGNOSIS } from '../../../kit/samples.ts';
import { withResult, wordsOf } from '../../../server/report/report.kit.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom(
      'क',
      '्',
      'ष',
      'ि',
      '\u200d',
      '🦷',
      '👩‍⚕️',
      'ä',
      '\u0301',
      '\u202e',
      'ம',
      '\n',
      ' ',
    ),
    maxLength: 40,
  }),
);
const SEEN = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{S}\p{P}]/u;

it('[PDF-02] a report holds any words, and drops none without a sign', () =>
  fc.assert(
    fc.asyncProperty(text, text, async (first, second) => {
      const words = await wordsOf({
        ...withResult({
          recommendation: [`three ${second} four`],
          soap_note: { ...DIAGNOSIS.soap_note, subjective: `one ${first} two` },
        }),
      });
      const issue = /one (.*?)two/s.exec(words)?.[1];
      const advice = /three (.*?)four/s.exec(words)?.[1];
      expect([typeof issue, typeof advice]).toEqual(['string', 'string']);
      expect(SEEN.test(first) && issue?.trim() === '').toBe(false);
      expect(SEEN.test(second) && advice?.trim() === '').toBe(false);
    }),
    { numRuns: 20, examples: [['', '\u{1DA00}']] },
  ));

it('[PDF-02] every letter that is written has a glyph', async () => {
  const { has } = await loadFonts();
  fc.assert(
    fc.property(text, (any) => {
      const letters = Array.from(legible(any, has)).filter((each) => each !== '\n');
      expect(letters.filter((each) => !has(each.codePointAt(0) ?? 0))).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});
