import { BACKGROUND } from '../../server/assessment/knowledge/background.ts';
import type { Condition, LevelRule } from '../../server/assessment/knowledge/condition.ts';
import type { FindingId } from '../../server/assessment/knowledge/findings.ts';
import { FINDING_IDS } from '../../server/assessment/knowledge/findings.ts';
import { CONDITION_WORDS } from '../../contracts/texts/en/engine/conditions/index.ts';
import { FINDINGS } from '../../contracts/texts/en/engine/findings.ts';

/** Factor by which a share must differ from the background to be worth naming. */
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

/** Describes one condition: its urgency, and what speaks for and against it. */
export const conditionPart = (condition: Condition): string => {
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
