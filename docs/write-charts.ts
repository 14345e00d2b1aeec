/** `npm run docs:charts`: writes one page for each machine of the registry into docs/charts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { machines } from '../machines/index.ts';
import { chartText } from '../machines/kit/chart-text.ts';

mkdirSync('docs/charts', { recursive: true });
for (const [name, machine] of Object.entries(machines)) {
  writeFileSync(`docs/charts/${name}.md`, chartText(machine));
}
