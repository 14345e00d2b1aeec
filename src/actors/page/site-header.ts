import { fromCallback } from 'xstate';
import type { SiteHeaderEvents } from '../../../machines/site-header/site-header.machine.ts';

/** The width from which the links stand in the header; must equal the one in its style sheet. */
const WIDE = '(min-width: 64em)';

const drawer = (): HTMLElement | null => document.querySelector('header [popover]');

/**
 * Tells how far the page is scrolled, when the browser opens or closes the drawer, and when the header has room for the
 * links without it.
 */
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
    // The toggle event comes a moment late, and an earlier opening raises none here: so check the width now.
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
    // Another window having the focus leaves `relatedTarget` empty; the drawer stays.
    if (to && !drawer()?.contains(to as Node)) left();
  };
  drawer()?.addEventListener('focusout', focusMoved, { signal });
  return () => ending.abort();
});

/** Closes the drawer; does nothing if it is closed already. */
export const hideDrawer = (): void => drawer()?.hidePopover();
