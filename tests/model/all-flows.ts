import { machines } from '../../machines/index.ts';
import { ADDRESSES } from './addresses.ts';
import { BROWSER_WAYS } from './browser-ways.ts';
import type { Flow, Flows } from './flow.ts';
import { casesOf } from './flows.ts';
import type { FlowName } from './flows.ts';
import { requirementsOfFlow } from './requirements.ts';

/** Every flow of the registry with its cases. */
export const allFlows: Flows = Object.fromEntries(
  Object.entries(machines).map(([name, machine]) => [
    name,
    {
      machine,
      cases: casesOf(name as FlowName),
      way: BROWSER_WAYS[name as FlowName],
      address: ADDRESSES[name as FlowName] as Flow['address'],
      held: () => requirementsOfFlow(name),
    },
  ]),
);
