import { siteHeaderMachine } from '../../../machines/site-header/site-header.machine.ts';
import { hideDrawer, watchHeader } from '../../actors/page/site-header.ts';

/** The site header, bound to the page. */
export const providedSiteHeader = siteHeaderMachine.provide({
  actors: { watchHeader },
  actions: { hideDrawer },
});
