import { describe, expect, it } from 'vitest';
import { parseOpinion } from '../../server/providers/language-model/schema.ts';

const IDS = ['dental_caries'];
const OPINION = {
  conditions: ['dental_caries'],
  urgency: 'moderate',
  redFlags: [],
  explanation: 'A hole in the tooth.',
};
const JSON_TEXT = JSON.stringify(OPINION);

describe('the JSON of a reply is read', () => {
  it.each([
    ['alone', JSON_TEXT],
    ['between spaces', `\n  ${JSON_TEXT}\t`],
    ['in a fence', `\`\`\`\n${JSON_TEXT}\n\`\`\``],
    ['in a fence that says json', `\`\`\`json\n${JSON_TEXT}\n\`\`\``],
    ['in a fence on one line', `\`\`\`json${JSON_TEXT}\`\`\``],
    ['in a fence between spaces', `  \`\`\`json\n\n${JSON_TEXT}  \n\`\`\`\n`],
  ])('%s', (_where, reply) => {
    expect(parseOpinion(reply, IDS)).toEqual({ ok: true, opinion: OPINION });
  });

  it.each([
    ['a fence that does not end', `\`\`\`json\n${JSON_TEXT}`],
    ['a fence of another language', `\`\`\`yaml\n${JSON_TEXT}\n\`\`\``],
    ['nothing but a fence', '``````'],
    ['fewer marks than two fences', '`````'],
    ['a fence and 60,000 spaces', `\`\`\`json${' '.repeat(60_000)}`],
  ])('not: %s', (_what, reply) => {
    expect(parseOpinion(reply, IDS)).toEqual({
      ok: false,
      problem: 'The reply is not valid JSON.',
    });
  });
});
