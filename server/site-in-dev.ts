import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readEnv } from './env.ts';
import { withSiteFacts } from './lib/site-facts.ts';

/** A page of the site as the development server shows it: with the settings that the API beside it reads. */
export const finishInDev = (page: string): string => {
  const kept = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  return withSiteFacts(page, readEnv({ ...kept, ...process.env }));
};
