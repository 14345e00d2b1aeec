/** `npm run walk`. */
import { writeFileSync } from 'node:fs';
import { allFlows } from '../all-flows.ts';
import { ROOTS, sayWalk } from './command.ts';
import { INVARIANTS } from './invariants/index.ts';

const subject = { flows: allFlows, invariants: INVARIANTS, roots: ROOTS };
const { text, code, file } = sayWalk(subject, process.argv.slice(2));
if (file !== undefined) writeFileSync(file.name, file.text);
process.stdout.write(text);
process.exitCode = code;
