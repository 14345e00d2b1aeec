import { useState } from 'react';
import type { EventObject } from 'xstate';
import { useAddress } from './address.ts';
import type { Addressed } from './address.ts';

/** Describes an overlay that has its own history entry. */
type OverPage<Snapshot, Closed extends EventObject> = {
  /** The query parameter of the page below. */
  readonly param: string;
  /** The value to use when the page below has set none. */
  readonly name: string;
  readonly isShown: (snapshot: Snapshot) => boolean;
  /** Makes the event for the patient's Back. */
  readonly closed: () => Closed;
};

/** Distinguishes the overlay's history entry from that of the page below. */
const OVER_THE_PAGE = 1;

/**
 * Gives an overlay a history entry without a URL of its own: Back closes it, and the URL keeps showing the page below.
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
