import { RED_FLAG_LEVELS, isRedFlag } from '../../contracts/assessment/red-flags.ts';
import { FLAG_RULES } from '../../server/assessment/red-flags.ts';
import { FINDINGS } from '../../contracts/texts/en/engine/findings.ts';
import { FLAGS } from '../../server/assessment/texts/soap-note.ts';

/** Returns one row for each flag, with the findings it rests on. */
export const flagRows = (): string[] =>
  FLAG_RULES.map(({ id, rests }) => {
    const level = isRedFlag(id) ? RED_FLAG_LEVELS[id] : 'emergency';
    return `| ${FLAGS[id]} | ${level} | ${rests.map((finding) => FINDINGS[finding]).join('; ')} |`;
  });
