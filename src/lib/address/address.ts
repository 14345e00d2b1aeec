import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { AnyActorRef, EventObject } from 'xstate';

/** Maps a flow to the URL and back. */
export type AddressOf<Snapshot, Moved extends EventObject> = {
  /** The query parameter. Several flows may share one: the flow opened last shows its value in it. */
  readonly param: string;
  /** The page of each value, for a flow over several pages; the first value of a page needs no parameter. */
  readonly pages?: Readonly<Record<string, string>>;
  /** Returns the value for the current screen; null while the flow leaves the URL to the flow below it. */
  readonly select: (snapshot: Snapshot) => string | null;
  /**
   * Returns the position within the value, such as the question of a step: part of the history entry, not of the URL.
   */
  readonly place?: (snapshot: Snapshot) => number | null;
  /** Makes the event for the patient's own move: Back, Forward or a typed URL. */
  readonly moved: (value: string, place: number | null) => Moved;
  /** Makes the event for a move to a URL without the parameter, as when Back closes a dialog. */
  readonly gone?: () => Moved;
  /** Parameters read at the start; they are removed with the first value that is written. */
  readonly consumes?: readonly string[];
};

/** The part of a flow that the URL bridge uses. */
export type Addressed<Snapshot, Moved> = Pick<AnyActorRef, 'subscribe'> & {
  readonly getSnapshot: () => Snapshot;
  readonly send: (event: Moved) => void;
};

/** A position: the value in the URL, and the place in the history entry. */
type Spot = { readonly value: string | null; readonly place: number | null };

/** A history entry: its position, and the position from which it was pushed. */
type Entry = { readonly spot: Spot; readonly from: Spot | null };

const NOWHERE: Spot = { value: null, place: null };

const isSame = (one: Spot | null, other: Spot): boolean =>
  one?.value === other.value && one.place === other.place;

/** The functions that a bridge needs for its flow. */
type Bridged = {
  readonly param: string;
  readonly spot: () => Spot;
  readonly entry: () => Entry;
  readonly move: (value: string, place: number | null) => void;
  readonly leave: () => void;
  readonly write: (entry: Entry, how: 'push' | 'replace') => void;
};

type Bridge = {
  readonly isShown: () => boolean;
  /** Makes the URL show the flow. */
  readonly settle: () => void;
  /** Hands a move of the URL to the flow. */
  readonly follow: () => void;
  /** Makes the URL follow a move of the flow. */
  readonly mirror: () => void;
  readonly close: () => void;
};

/** The open bridges by parameter, the latest last. */
const openBridges = new Map<string, Bridge[]>();

/** Data that a history entry stores beside the URL, by parameter. */
type Beside = { readonly place: number | null; readonly from: Spot | null };

type Named = Pick<AddressOf<never, never>, 'param' | 'pages'>;

/** Returns the value that a page implies without a parameter. */
const impliedBy = (pages: Named['pages'], page: string | undefined): string | null =>
  Object.entries(pages ?? {}).find(([, each]) => each === page)?.[0] ?? null;

// Reads the live URL: what was drawn last may be one move behind.
const entryOf = ({ param, pages }: Named): Entry => {
  const state: Readonly<Record<string, Beside | undefined>> | null = history.state;
  const { place = null, from = null } = state?.[param] ?? {};
  const named = new URLSearchParams(location.search).get(param);
  return { spot: { value: named ?? impliedBy(pages, location.pathname), place }, from };
};

/** Builds the URL that shows a value and keeps everything else. */
const addressWith = (
  { param, pages, consumes = [] }: Named & { readonly consumes?: readonly string[] },
  value: string | null,
): string => {
  const page = (value === null ? undefined : pages?.[value]) ?? location.pathname;
  const next = new URLSearchParams(location.search);
  for (const consumed of consumes) next.delete(consumed);
  if (value === null || value === impliedBy(pages, page)) next.delete(param);
  else next.set(param, value);
  return `${page}${next.size > 0 ? `?${next}` : ''}${location.hash}`;
};

const openBridge = ({ param, spot, entry: entryNow, move, leave, write }: Bridged): Bridge => {
  const bridges = openBridges.get(param) ?? [];
  openBridges.set(param, bridges);
  const page = location.pathname;
  /** The position on which the URL and the flow agreed last. */
  let agreed = NOWHERE;
  /** True after the flow has called `history.back()`, until the browser has moved. */
  let isGoingBack = false;

  const top = (): Bridge | undefined => bridges.findLast((each) => each.isShown());
  const agreeOn = (how: 'push' | 'replace'): void => {
    agreed = spot();
    const entry = entryNow();
    if (isSame(entry.spot, agreed)) return;
    if (how === 'replace') write({ ...entry, spot: agreed }, how);
    else if (isSame(entry.from, agreed)) {
      isGoingBack = true;
      history.back();
    } else write({ spot: agreed, from: entry.spot }, how);
  };
  /** Lets the flow below show its value again, or removes the parameter when there is none. */
  const giveWay = (): void => {
    const below = top();
    if (below !== undefined) below.settle();
    else if (agreed.value !== null && location.pathname === page)
      write({ spot: NOWHERE, from: null }, 'replace');
    agreed = NOWHERE;
  };
  /** Removes a value that belongs to no open flow, such as that of a dialog after a reload. */
  const wipe = (): void => {
    const isOurs = location.pathname === page && entryNow().spot.value !== null;
    if (isOurs) write({ spot: NOWHERE, from: null }, 'replace');
  };
  const bridge: Bridge = {
    isShown: () => spot().value !== null,
    settle: () => agreeOn('replace'),
    follow: () => {
      const wanted = entryNow().spot;
      if (isGoingBack) {
        isGoingBack = false;
        agreed = wanted;
        // The flow may have moved on meanwhile.
        bridge.mirror();
        return;
      }
      if (top() === undefined) {
        wipe();
        return;
      }
      // The URL has not moved; a flow that has is about to push its value.
      if (top() !== bridge || isSame(wanted, agreed)) return;
      // A missing value expresses no wish, unless the flow has an event for it.
      if (wanted.value === null) leave();
      else move(wanted.value, wanted.place);
      if (top() === bridge) bridge.settle();
      else top()?.follow();
    },
    mirror: () => {
      if (isGoingBack || isSame(spot(), agreed)) return;
      if (!bridge.isShown()) giveWay();
      else if (top() === bridge) agreeOn('push');
    },
    close: () => {
      bridges.splice(bridges.indexOf(bridge), 1);
      if (agreed.value !== null) giveWay();
    },
  };
  const isAlone = top() === undefined;
  bridges.push(bridge);
  // The first flow has read the URL at its start already, so the URL is only corrected.
  if (bridge.isShown()) agreeOn(isAlone ? 'replace' : 'push');
  else if (isAlone) wipe();
  return bridge;
};

/**
 * Keeps the URL in step with a flow, which decides (CHAT-17, CHAT-21). A move of the flow pushes a history entry; if it
 * leads to where the current entry came from, it goes Back instead. Back, Forward and typed URLs are handed to the
 * flow, and a URL that it does not follow is replaced. When a flow above ends, the URL shows the one below again
 * (REG-14..16).
 */
export const useAddress = <Snapshot, Moved extends EventObject>(
  actor: Addressed<Snapshot, Moved>,
  address: AddressOf<Snapshot, Moved>,
): void => {
  const shown = useSelector(actor, address.select);
  const opened = useRef<Bridge | null>(null);

  const shownPlace = useSelector(actor, (snapshot) => address.place?.(snapshot) ?? null);
  const write = useEffectEvent(
    ({ spot: { value, place }, from }: Entry, how: 'push' | 'replace'): void => {
      const to = addressWith(address, value);
      const state: unknown = {
        ...history.state,
        [address.param]: { place, from } satisfies Beside,
      };
      if (how === 'push') history.pushState(state, '', to);
      else history.replaceState(state, '', to);
    },
  );
  const spot = useEffectEvent((): Spot => {
    const snapshot = actor.getSnapshot();
    return { value: address.select(snapshot), place: address.place?.(snapshot) ?? null };
  });
  const entry = useEffectEvent((): Entry => entryOf(address));
  const move = useEffectEvent((value: string, place: number | null): void =>
    actor.send(address.moved(value, place)),
  );

  const leave = useEffectEvent((): void => {
    if (address.gone) actor.send(address.gone());
  });

  useEffect(() => {
    const bridge = openBridge({ param: address.param, spot, entry, move, leave, write });
    opened.current = bridge;
    window.addEventListener('popstate', bridge.follow);
    return () => {
      window.removeEventListener('popstate', bridge.follow);
      bridge.close();
    };
  }, [actor, address.param]);
  useEffect(() => opened.current?.mirror(), [shown, shownPlace]);
};
