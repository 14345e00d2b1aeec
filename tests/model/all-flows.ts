import { machines } from '../../machines/index.ts';
import { BROWSER_WAYS } from './browser-ways.ts';
import type { Flows } from './command.ts';
import { casesOf } from './flows.ts';
import type { FlowName } from './flows.ts';

/** Every flow of the registry with its cases. */
export const allFlows: Flows = Object.fromEntries(
  Object.entries(machines).map(([name, machine]) => [
    name,
    { machine, cases: casesOf(name as FlowName), way: BROWSER_WAYS[name as FlowName] },
  ]),
);
