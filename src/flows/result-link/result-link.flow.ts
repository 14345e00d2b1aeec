import { resultLinkMachine } from '../../../machines/result-link/result-link.machine.ts';
import { passOn } from '../../actors/assessment/pass-on.ts';
import { endLink, makeLink, readLinks } from '../../actors/result-links/result-link.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The links to a saved result, bound to the server and to this device's keys. */
export const providedResultLink = resultLinkMachine.provide({
  actors: { readLinks, makeLink, endLink, passOn },
});

/** Provider and hooks of the flow. */
export const {
  Provider: ResultLinkFlow,
  Within: ResultLinkWithin,
  useFlow: useResultLink,
  useSelected: useResultLinkSelected,
} = createFlow<typeof resultLinkMachine>('resultLink');
