import type { ActorRefFrom } from 'xstate';
import type { siteHeaderMachine } from '../../../machines/site-header/site-header.machine.ts';
import { selectIsScrolled } from '../../../machines/site-header/site-header.machine.ts';

/** Marks the prerendered header while the page is scrolled; its style sheet has both looks. */
export const markHeader = (
  header: HTMLElement,
  actor: ActorRefFrom<typeof siteHeaderMachine>,
): void => {
  actor.subscribe((snapshot) => {
    header.toggleAttribute('data-scrolled', selectIsScrolled(snapshot));
  });
};
