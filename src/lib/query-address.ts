import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { EventObject } from 'xstate';
import type { Addressed } from './address.ts';

/** How a flow stands in several parameters of the address. */
export type QueryAddressOf<Snapshot, Moved extends EventObject> = {
  /** The parameters that are the flow's; all others stay as they are. */
  readonly params: readonly string[];
  /** What the address says of the flow, as `city=Pune&open=1`, in the order of the parameters. */
  readonly select: (snapshot: Snapshot) => string;
  /** Whether that mends the address, and is no move of its own. */
  readonly mends: (snapshot: Snapshot) => boolean;
  /** What happened when the person moved the address, by Back, Forward or typing; without it that is the page's own. */
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
 * The flow decides and the address mirrors it: what the person changes is an entry of the history, so that Back and a
 * reload lead there again; what only mends the address takes the place of what it mends.
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
    // On the way to another page the address is that page's.
    const onPopState = (): void => {
      if (location.pathname === page) follow();
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [actor]);
};
