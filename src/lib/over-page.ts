import { useState } from 'react';
import type { EventObject } from 'xstate';
import { useAddress } from './address.ts';
import type { Addressed } from './address.ts';

/** How something that opens over a page stands in the history. */
type OverPage<Snapshot, Closed extends EventObject> = {
  /** The parameter of the page below. */
  readonly param: string;
  /** What stands in the address where the page below says nothing. */
  readonly name: string;
  readonly isShown: (snapshot: Snapshot) => boolean;
  /** What happened when the person went Back. */
  readonly closed: () => Closed;
};

/** Sets its entry of the history apart from the one of the page below. */
const OVER_THE_PAGE = 1;

/**
 * Something over a page is an entry of the history and no address of its own: Back closes it, and what the page below
 * shows stays in the address.
 */
export const useOverPage = <Snapshot, Closed extends EventObject>(
  actor: Addressed<Snapshot, Closed>,
  { param, name, isShown, closed }: OverPage<Snapshot, Closed>,
): void => {
  const [below] = useState(() => new URLSearchParams(location.search).get(param) ?? name);
  useAddress(actor, {
    param,
    select: (snapshot: Snapshot) => (isShown(snapshot) ? below : null),
    place: () => OVER_THE_PAGE,
    moved: closed,
    gone: closed,
  });
};
