import { CATEGORIES } from '../../contracts/assessment/chat-context.ts';
import type { Question } from '../../contracts/questions/question-bank.ts';
import { QUESTION_BANK } from '../../contracts/questions/index.ts';
import { meaningOf } from '../../server/assessment/knowledge/answers/index.ts';
import type { FindingId } from '../../server/assessment/knowledge/findings.ts';
import { FINDING_IDS } from '../../server/assessment/knowledge/findings.ts';
import { PHRASES } from '../../server/assessment/knowledge/phrases/index.ts';
import { FINDINGS } from '../../contracts/texts/en/engine/findings.ts';
import { askedWords, optionWords } from '../../server/assessment/texts/in-words.ts';
import { list } from './list.ts';

type Telling = {
  readonly says: Map<FindingId, string[]>;
  readonly denies: Map<FindingId, string[]>;
};

const note = (map: Map<FindingId, string[]>, finding: FindingId, line: string): void => {
  const lines = map.get(finding) ?? [];
  if (!lines.includes(line)) lines.push(line);
  map.set(finding, lines);
};

/** Collects the answers that state and deny each finding; a question that all categories share stands once. */
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

/** Describes one finding: what states, denies and suggests it. */
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

export const findingParts = (): string[] => {
  const telling = readBank();
  return FINDING_IDS.map((finding) => findingPart(finding, telling));
};
