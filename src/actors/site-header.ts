import { fromCallback } from 'xstate';
import type { SiteHeaderEvents } from '../../machines/site-header/site-header.machine.ts';

/** From here on the links stand in the header: as its style sheet says it. */
const WIDE = '(min-width: 64em)';

const drawer = (): HTMLElement | null => document.querySelector('header [popover]');

/** Tells how far the page is scrolled, what the browser does with the drawer, and when there is room without it. */
export const watchHeader = fromCallback<SiteHeaderEvents>(({ sendBack }) => {
  const ending = new AbortController();
  const { signal } = ending;
  const scrolled = (): void => sendBack({ type: 'page.scrolled', top: scrollY });
  addEventListener('scroll', scrolled, { passive: true, signal });
  scrolled();
  matchMedia(WIDE).addEventListener(
    'change',
    ({ matches }) => {
      if (matches) sendBack({ type: 'page.widened' });
    },
    { signal },
  );
  const toggled = (event: Event): void => {
    const { newState } = event as ToggleEvent;
    sendBack({ type: newState === 'open' ? 'drawer.opened' : 'drawer.closed' });
  };
  drawer()?.addEventListener('toggle', toggled, { signal });
  const clicked = ({ target }: Event): void => {
    if ((target as Element).closest('a')) sendBack({ type: 'link.followed' });
  };
  drawer()?.addEventListener('click', clicked, { signal });
  return () => ending.abort();
});

/** Puts the drawer away; without one that can open there is nothing to do. */
export const hideDrawer = (): void => {
  const element = drawer();
  if (element?.matches(':popover-open') === true) element.hidePopover();
};
