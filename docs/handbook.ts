import { CONDITIONS } from '../server/assessment/knowledge/index.ts';
import { conditionPart } from './handbook/conditions.ts';
import { findingParts } from './handbook/findings.ts';
import { flagRows } from './handbook/flags.ts';
import { checkQuestions, medicineParts } from './handbook/medicines.ts';
import { signParts } from './handbook/signs.ts';

/** Returns the clinical handbook: all that the engine knows, as a dentist reads it. */
export const handbook = (): string => `# Clinical handbook

Generated from what the engine knows by \`npm run docs:handbook\`; a test keeps it true. **No dentist has reviewed it yet**: whoever does can
correct what stands here in \`server/assessment/knowledge/\`, \`signs/\`, \`red-flags/\` and \`medicines/\`. How a result is made from it
stands in [clinical.md](clinical.md).

Shares are the part of the patients who would report a finding. Phrases are written in a small language: words in their order, \`a/b\` one of
them, \`@gum\` any word for gums, \`+\` directly after, \`>\` further on, \`&\` both in any order, \`&&\` both further apart, \`!\` not with.

## Danger signs

Words only raise them; the answer to the question counts. What is told outright is always asked back; the rest is recognised by its likeness to
the messages in \`server/training/examples/\`, one file a sign, which anybody can add to (\`npm run train:words\` learns from them).
A word after \`!\` was denied.

${signParts().join('\n')}
## Red flags

What each rests on; how these go together is decided in \`server/assessment/red-flags/\`.

| flag | level | rests on |
| --- | --- | --- |
${flagRows().join('\n')}

## Medicines

The questions of the check, of which seven are asked at most; an adult is asked the weight in place of "under 16, or lighter":

${checkQuestions().join('\n')}

${medicineParts().join('\n')}
## Conditions

${CONDITIONS.map(conditionPart).join('\n')}
## Findings

${findingParts().join('\n')}`;
