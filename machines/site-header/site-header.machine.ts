import { setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { effectNotProvided, listenerNotProvided } from '../kit/not-provided.ts';

/** Distance that a page is scrolled before its header changes its look, in CSS pixels (SHELL-02). */
const SCROLLED_PX = 20;

export type SiteHeaderEvents =
  | { type: 'page.scrolled'; top: number }
  | { type: 'page.widened' }
  | { type: 'drawer.opened' }
  | { type: 'drawer.closed' }
  | { type: 'drawer.left' };

type Scrolled = { readonly top: number };

/**
 * The header of the site's pages: its look by the place of the page, and the drawer of its links on a narrow screen.
 */
export const siteHeaderMachine = setup({
  types: {} as {
    events: SiteHeaderEvents;
    children: { watchHeader: 'watchHeader' };
  },
  actors: {
    /** Tells of the page's scrolling and width, and of what the browser does with the drawer. */
    watchHeader: listenerNotProvided<SiteHeaderEvents>('watchHeader'),
  },
  actions: { hideDrawer: effectNotProvided('hideDrawer') },
  guards: { isBelowTop: (_, { top }: Scrolled) => top > SCROLLED_PX },
}).createMachine({
  id: 'siteHeader',
  description: 'The header stays in view, with its links in a drawer on a phone.',
  type: 'parallel',
  invoke: { id: 'watchHeader', src: 'watchHeader' },
  states: {
    followingPage: {
      description: 'The header looks as the page stands.',
      initial: 'restingAtTop',
      states: {
        restingAtTop: {
          description: 'The page stands at its top.',
          on: {
            'page.scrolled': {
              guard: { type: 'isBelowTop', params: ({ event }) => event },
              target: 'scrolled',
            },
          },
        },
        scrolled: {
          description: 'The page goes on above: a hairline parts it from a lower header.',
          on: {
            'page.scrolled': [
              { guard: { type: 'isBelowTop', params: ({ event }) => event } },
              { target: 'restingAtTop' },
            ],
          },
        },
      },
    },
    holdingLinks: {
      description: 'The links are in a drawer on a narrow screen.',
      initial: 'closed',
      states: {
        closed: {
          description: 'The links are put away, or stand in the header.',
          on: { 'drawer.opened': 'opened' },
        },
        opened: {
          description: 'The links lie over the page.',
          on: {
            'drawer.closed': 'closed',
            // The drawer is left by a link to a place of this page, which loads nothing that would take the drawer
            // away; or with the focus, which it would hide.
            'drawer.left': { target: 'closed', actions: 'hideDrawer' },
            'page.widened': { target: 'closed', actions: 'hideDrawer' },
          },
        },
      },
    },
  },
});

type SiteHeaderSnapshot = SnapshotFrom<typeof siteHeaderMachine>;

/** Returns true when the header wears the look of a page that is scrolled (SHELL-02). */
export const selectIsScrolled = (snapshot: SiteHeaderSnapshot): boolean =>
  snapshot.matches({ followingPage: 'scrolled' });
