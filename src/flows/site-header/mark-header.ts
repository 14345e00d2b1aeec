import type { ActorRefFrom } from 'xstate';
import type { siteHeaderMachine } from '../../../machines/site-header/site-header.machine.ts';
import { selectIsScrolled } from '../../../machines/site-header/site-header.selectors.ts';

/** The look of the header that is drawn already: its style sheet knows both. */
export const markHeader = (
  header: HTMLElement,
  actor: ActorRefFrom<typeof siteHeaderMachine>,
): void => {
  actor.subscribe((snapshot) => {
    header.toggleAttribute('data-scrolled', selectIsScrolled(snapshot));
  });
};
