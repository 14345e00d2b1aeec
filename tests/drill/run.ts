/**
 * `npm run drill` (after `npm run build`): fills, backs up, destroys and restores an installation of each kind, and
 * compares every row and file. Ends with 1 when something differs. `-- embedded` drills one kind alone, PATIENTS=20 fills more.
 */
import { removeFolders } from '../kit/data-dir.ts';
import { drill } from './drill.ts';
import type { Drilled } from './drill.ts';
import { WAYS } from './places.ts';

const PATIENTS = Number(process.env['PATIENTS'] ?? 4);
if (!(Number.isInteger(PATIENTS) && PATIENTS > 0))
  throw new Error('PATIENTS is a number from 1 on: nothing would be compared');

const print = (title: string, { steps, faults }: Drilled): void => {
  console.log(`\n${title}`);
  for (const { name, seconds, said } of steps)
    console.log(`  ${name.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s  ${said}`.trimEnd());
  for (const fault of faults) console.log(`  DIFFERS: ${fault}`);
};

const [, , ...asked] = process.argv;
const unknown = asked.filter((name) => !(name in WAYS));
const ways = Object.entries(WAYS).filter(([name]) => asked.length === 0 || asked.includes(name));
let failed = unknown.length;
for (const name of unknown)
  console.error(`There is no kind "${name}". There are: ${Object.keys(WAYS).join(', ')}.`);
for (const [, way] of unknown.length === 0 ? ways : []) {
  if (way.missing !== null) {
    console.error(`\n${way.title}: not drilled, since there is ${way.missing} on this machine.`);
    failed += 1;
    continue;
  }
  const drilled = await drill(way, { patients: PATIENTS });
  print(way.title, drilled);
  failed += drilled.faults.length;
}
removeFolders();
console.log(failed === 0 ? '\nThe drill is passed.' : '\nThe drill is NOT passed.');
process.exitCode = failed === 0 ? 0 : 1;
