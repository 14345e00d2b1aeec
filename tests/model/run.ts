/** `npm run paths`. */
import { writeFileSync } from 'node:fs';
import { allFlows } from './all-flows.ts';
import { printPaths } from './command.ts';

const { text, code, out } = printPaths(allFlows, process.argv.slice(2));
if (out === undefined) process.stdout.write(text);
else writeFileSync(out, text);
process.exitCode = code;
