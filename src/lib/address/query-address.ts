import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { EventObject } from 'xstate';
import type { Addressed } from './address.ts';

/** Maps a flow to several query parameters. */
export type QueryAddressOf<Snapshot, Moved extends EventObject> = {
  /** The flow's own parameters; all others stay unchanged. */
  readonly params: readonly string[];
  /** Returns the flow's part of the query, as `city=Pune&open=1`, in the order of `params`. */
  readonly select: (snapshot: Snapshot) => string;
  /** True when the change only corrects the URL (replace, not push). */
  readonly mends: (snapshot: Snapshot) => boolean;
  /**
   * Makes the event for the patient's own move: Back, Forward or a typed URL. Left out when the page handles that
   * itself.
   */
  readonly moved?: (search: string) => Moved;
};

const ownIn = (params: readonly string[]): string => {
  const given = new URLSearchParams(location.search);
  const own = new URLSearchParams();
  for (const name of params) {
    const value = given.get(name);
    if (value !== null) own.set(name, value);
  }
  return own.toString();
};

const addressWith = (params: readonly string[], own: string): string => {
  const next = new URLSearchParams(own);
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (!params.includes(name)) next.append(name, value);
  }
  return `${location.pathname}${next.size > 0 ? `?${next}` : ''}${location.hash}`;
};

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * Keeps several query parameters in step with a flow, which decides: a change by the patient pushes a history entry, so
 * that Back and a reload lead there again; a correction replaces the entry.
 */
export const useQueryAddress = <Snapshot, Moved extends EventObject>(
  actor: Addressed<Snapshot, Moved>,
  { params, select, mends, moved }: QueryAddressOf<Snapshot, Moved>,
): void => {
  const shown = useSelector(actor, select);
  const isFirst = useRef(true);
  const mirror = useEffectEvent((how?: 'replace'): void => {
    const snapshot = actor.getSnapshot();
    const wanted = select(snapshot);
    const own = ownIn(params);
    if (wanted === own) return;
    const to = addressWith(params, wanted);
    const isMended = how === 'replace' || mends(snapshot) || isSame(wanted, own);
    if (isMended) history.replaceState(history.state, '', to);
    else history.pushState(history.state, '', to);
  });
  const follow = useEffectEvent((): void => {
    if (moved === undefined) return;
    actor.send(moved(location.search));
    mirror('replace');
  });
  useEffect(() => {
    mirror(isFirst.current ? 'replace' : undefined);
    isFirst.current = false;
  }, [shown]);
  useEffect(() => {
    const page = location.pathname;
    // While another page opens, the URL is that page's.
    const onPopState = (): void => {
      if (location.pathname === page) follow();
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [actor]);
};
