/** `npm run replay`. */
import { existsSync, readFileSync } from 'node:fs';
import { allFlows } from '../all-flows.ts';
import { REPLAY_USAGE, ROOTS, sayReplay } from './command.ts';
import { INVARIANTS } from './invariants/index.ts';

const [, , name = ''] = process.argv;
const subject = { flows: allFlows, invariants: INVARIANTS, roots: ROOTS };
const { text, code } = existsSync(name)
  ? sayReplay(subject, readFileSync(name, 'utf8'))
  : { text: `There is no file "${name}".\n\n${REPLAY_USAGE}`, code: 2 };
process.stdout.write(text);
process.exitCode = code;
