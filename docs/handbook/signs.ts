import { SIGN_IDS, isGrave } from '../../contracts/signs.ts';
import type { SignId } from '../../contracts/signs.ts';
import { SIGNS } from '../../contracts/texts/en/signs.ts';
import { SUBJECTS } from '../../server/assessment/signs/phrases/index.ts';
import { FLAGS } from '../../server/assessment/texts/en/soap-note.ts';
import { list } from './list.ts';

const code = (phrases: readonly string[]): string[] => phrases.map((phrase) => `\`${phrase}\``);

const signPart = (id: SignId): string =>
  [
    `### ${FLAGS[id]}`,
    '',
    `\`${id}\``,
    '',
    `- asked back: "${SIGNS[id]}"`,
    `- not sure: ${isGrave(id) ? 'counts as yes' : 'urgent, and no emergency'}`,
    ...list('told outright by', code(SUBJECTS.flatMap(({ says }) => says[id] ?? []))),
    ...list('hinted at by', code(SUBJECTS.flatMap(({ hints }) => hints[id] ?? []))),
    ...list(
      'ideas that ask where they meet, unless of long standing',
      code(SUBJECTS.flatMap(({ broad }) => broad[id] ?? [])),
    ),
    '',
  ].join('\n');

/** All danger signs, the gravest first. */
export const signParts = (): string[] => SIGN_IDS.map(signPart);

/** Words that only sound like danger. */
export const harmlessWords = (): string[] => code(SUBJECTS.flatMap(({ harmless }) => harmless));
