/** `npm run docs:figures`: writes the bench's figures that the site shows. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIGURES_FILE, benchFigures } from './figures.ts';

const text = `${JSON.stringify(benchFigures(), null, 2)}\n`;
writeFileSync(join(import.meta.dirname, '../..', FIGURES_FILE), text);
