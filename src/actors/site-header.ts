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
  addEventListener('scroll', scrolled, { signal });
  scrolled();
  const room = matchMedia(WIDE);
  const widened = (): void => {
    if (room.matches) sendBack({ type: 'page.widened' });
  };
  room.addEventListener('change', widened, { signal });
  const opened = (): void => {
    sendBack({ type: 'drawer.opened' });
    // The browser tells of the drawer a moment late, and tells nobody of one that was opened before this runs.
    widened();
  };
  if (drawer()?.matches(':popover-open')) opened();
  const toggled = ({ newState }: ToggleEvent): void => {
    if (newState === 'open') opened();
    else sendBack({ type: 'drawer.closed' });
  };
  drawer()?.addEventListener('toggle', toggled, { signal });
  const left = (): void => sendBack({ type: 'drawer.left' });
  const clicked = ({ target }: Event): void => {
    if ((target as Element).closest('a')) left();
  };
  drawer()?.addEventListener('click', clicked, { signal });
  const focusMoved = ({ relatedTarget: to }: FocusEvent): void => {
    // Nothing takes the focus when somebody looks at another window.
    if (to && !drawer()?.contains(to as Node)) left();
  };
  drawer()?.addEventListener('focusout', focusMoved, { signal });
  return () => ending.abort();
});

/** Puts the drawer away; on one that is away already it does nothing. */
export const hideDrawer = (): void => drawer()?.hidePopover();
