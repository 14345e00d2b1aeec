import { writeFileSync } from 'node:fs';
import { machines } from '../../machines/index.ts';
import { printPaths } from './command.ts';
import { casesOf } from './flows.ts';
import type { FlowName } from './flows.ts';

const flows = Object.fromEntries(
  Object.entries(machines).map(([name, machine]) => [
    name,
    { machine, cases: casesOf(name as FlowName) },
  ]),
);
const { text, code, out } = printPaths(flows, process.argv.slice(2));
if (out === undefined) process.stdout.write(text);
else writeFileSync(out, text);
process.exitCode = code;
