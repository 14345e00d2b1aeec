import type { SnapshotFrom } from 'xstate';
import type { siteHeaderMachine } from './site-header.machine.ts';

type SiteHeaderSnapshot = SnapshotFrom<typeof siteHeaderMachine>;

/** Returns true when the header wears the look of a page that is scrolled (SHELL-02). */
export const selectIsScrolled = (snapshot: SiteHeaderSnapshot): boolean =>
  snapshot.matches({ followingPage: 'scrolled' });
