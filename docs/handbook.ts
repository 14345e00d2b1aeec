import { CATEGORIES } from '../contracts/chat-context.ts';
import type { Question } from '../contracts/question-bank.ts';
import { QUESTION_BANK } from '../contracts/questions/index.ts';
import { meaningOf } from '../server/assessment/knowledge/answers/index.ts';
import { BACKGROUND } from '../server/assessment/knowledge/background.ts';
import type { Condition, LevelRule } from '../server/assessment/knowledge/condition.ts';
import type { FindingId } from '../server/assessment/knowledge/findings.ts';
import { FINDING_IDS } from '../server/assessment/knowledge/findings.ts';
import { CONDITIONS } from '../server/assessment/knowledge/index.ts';
import { PHRASES } from '../server/assessment/knowledge/phrases/index.ts';
import { CONDITION_WORDS } from '../server/assessment/texts/en/conditions/index.ts';
import { FINDINGS } from '../server/assessment/texts/en/findings.ts';
import { askedWords, optionWords } from '../server/assessment/texts/in-words.ts';

/** Shares closer to the background than this factor tell nobody anything. */
const FACTOR_WORTH_NAMING = 1.5;

const percent = (share: number): string =>
  share < 0.01 ? 'under 1 %' : `${Math.round(share * 100)} %`;

const factorOf = (condition: Condition, finding: FindingId): number =>
  (condition.findings[finding] ?? BACKGROUND[finding]) / BACKGROUND[finding];

const findingsOf = (condition: Condition): FindingId[] =>
  FINDING_IDS.filter((finding) => condition.findings[finding] !== undefined);

const row = (condition: Condition, finding: FindingId): string =>
  `| ${FINDINGS[finding]} | ${percent(condition.findings[finding] ?? 0)} | ${percent(BACKGROUND[finding])} |`;

const table = (title: string, condition: Condition, findings: readonly FindingId[]): string[] =>
  findings.length === 0
    ? []
    : [
        '',
        `| ${title} | of its patients | of others |`,
        '| --- | --- | --- |',
        ...findings.map((finding) => row(condition, finding)),
      ];

const ruleLine = ({ to, any }: LevelRule): string =>
  `- ${to} with: ${any.map((finding) => FINDINGS[finding]).join('; ')}`;

const requirementLine = (anyOf: readonly FindingId[]): string =>
  `- held back without one of: ${anyOf.map((finding) => FINDINGS[finding]).join('; ')}`;

const conditionPart = (condition: Condition): string => {
  const byFactor = findingsOf(condition).toSorted(
    (a, b) => factorOf(condition, b) - factorOf(condition, a),
  );
  const speaksFor = byFactor.filter((id) => factorOf(condition, id) >= FACTOR_WORTH_NAMING);
  const speaksAgainst = byFactor
    .filter((id) => factorOf(condition, id) <= 1 / FACTOR_WORTH_NAMING)
    .toReversed();
  return [
    `### ${CONDITION_WORDS[condition.id].name}`,
    '',
    `- urgency by itself: ${condition.level}`,
    ...(condition.levelRules ?? []).map(ruleLine),
    ...(condition.requires ?? []).map(requirementLine),
    `- categories: ${condition.categories.join(', ')}`,
    ...table('speaks for it', condition, speaksFor),
    ...table('speaks against it', condition, speaksAgainst),
    '',
  ].join('\n');
};

type Telling = {
  readonly says: Map<FindingId, string[]>;
  readonly denies: Map<FindingId, string[]>;
};

const note = (map: Map<FindingId, string[]>, finding: FindingId, line: string): void => {
  const lines = map.get(finding) ?? [];
  if (!lines.includes(line)) lines.push(line);
  map.set(finding, lines);
};

/** Which answers state and deny each finding; a question that all categories share stands once. */
const readBank = (): Telling => {
  const telling: Telling = { says: new Map(), denies: new Map() };
  for (const category of CATEGORIES) {
    for (const { id, options } of QUESTION_BANK[category] as readonly Question[]) {
      for (const option of options) {
        const { says = [], implies = [], not = [] } = meaningOf(category, id, option) ?? {};
        const line = `"${optionWords(id, option)}" to "${askedWords(id)}"`;
        for (const finding of [...says, ...implies]) note(telling.says, finding, line);
        for (const finding of not) note(telling.denies, finding, line);
      }
    }
  }
  return telling;
};

const list = (title: string, lines: readonly string[] | undefined): string[] =>
  lines === undefined || lines.length === 0
    ? []
    : [`- ${title}:`, ...lines.map((line) => `  - ${line}`)];

const findingPart = (finding: FindingId, { says, denies }: Telling): string => {
  const phrases = PHRASES.filter(([, means]) => means === finding).map(
    ([phrase]) => `\`${phrase}\``,
  );
  return [
    `### ${FINDINGS[finding]}`,
    '',
    `\`${finding}\``,
    '',
    ...list('stated by', says.get(finding)),
    ...list('denied by', denies.get(finding)),
    ...list('suggested by the words', phrases),
    '',
  ].join('\n');
};

/** The clinical handbook: all that the engine knows, as a dentist reads it. */
export const handbook = (): string => {
  const telling = readBank();
  return `# Clinical handbook

Generated from the engine's knowledge by \`npm run docs:handbook\`; a test keeps it true. **No dentist has reviewed it yet**: whoever does can
correct what stands here in \`server/assessment/knowledge/\`. How a result is made from it stands in [clinical.md](clinical.md).

Shares are the part of the patients who would report a finding. Phrases are written in a small language: words in their order, \`a/b\` one of
them, \`@gum\` any word for gums, \`+\` directly after, \`>\` further on, \`&\` both in any order, \`!\` not with.

## Conditions

${CONDITIONS.map(conditionPart).join('\n')}
## Findings

${FINDING_IDS.map((finding) => findingPart(finding, telling)).join('\n')}`;
};
