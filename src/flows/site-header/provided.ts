import { siteHeaderMachine } from '../../../machines/site-header/site-header.machine.ts';
import { hideDrawer, watchHeader } from '../../actors/site-header.ts';

/** The header with the page in its place. */
export const providedSiteHeader = siteHeaderMachine.provide({
  actors: { watchHeader },
  actions: { hideDrawer },
});
