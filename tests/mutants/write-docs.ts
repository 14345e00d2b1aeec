/** `npm run docs:mutants`: writes docs/mutants.md from the list of accepted mutants. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACCEPTED } from './accepted.ts';
import { mutantsPage } from './docs.ts';

writeFileSync(join(import.meta.dirname, '../../docs/mutants.md'), mutantsPage(ACCEPTED));
