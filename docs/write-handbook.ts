/** `npm run docs:handbook`: writes the clinical handbook from the engine's knowledge. */
import { writeFileSync } from 'node:fs';
import { handbook } from './handbook.ts';

writeFileSync('docs/clinical-handbook.md', handbook());
