import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { AGREEMENT_HERE } from '../contracts/site/site.ts';
import { NO_AGREEMENT, agreementWords } from '../contracts/texts/en/agreement.ts';
import { readEnv } from './env.ts';
import { withSiteFacts } from './lib/site-facts.ts';

/**
 * Puts the facts of the site into a page of the development server, from the same settings that the API beside it
 * reads.
 */
export const finishInDev = (page: string): string => {
  const kept = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  return withSiteFacts(page, readEnv({ ...kept, ...process.env })).replaceAll(
    AGREEMENT_HERE,
    agreementWords(NO_AGREEMENT),
  );
};
