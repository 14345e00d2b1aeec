import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { AnyActorRef, EventObject } from 'xstate';

/** How a flow stands in the address. */
export type AddressOf<Snapshot, Moved extends EventObject> = {
  /** The parameter. Several flows may share one: the flow opened last shows itself in it. */
  readonly param: string;
  /** The page of each value, for a flow over several pages: the first value of a page needs no parameter. */
  readonly pages?: Readonly<Record<string, string>>;
  /** The value for what is on screen; null while the flow leaves the address to the one below it. */
  readonly select: (snapshot: Snapshot) => string | null;
  /** Where in the value the person is, such as the question of a step: an entry of the history, not of the address. */
  readonly place?: (snapshot: Snapshot) => number | null;
  /** What happened when the person moved the address, by Back, Forward or typing. */
  readonly moved: (value: string, place: number | null) => Moved;
  /** What happened when the person moved the address to where the parameter is missing: a dialog is closed by Back. */
  readonly gone?: () => Moved;
  /** Parameters that were read at the start and leave with the first value that is written. */
  readonly consumes?: readonly string[];
};

/** A flow as far as the address needs it. */
export type Addressed<Snapshot, Moved> = Pick<AnyActorRef, 'subscribe'> & {
  readonly getSnapshot: () => Snapshot;
  readonly send: (event: Moved) => void;
};

/** Where somebody stands: the value in the address and, beyond it, the place in the entry. */
type Spot = { readonly value: string | null; readonly place: number | null };

/** An entry of the history: where it stands, and from where it was pushed. */
type Entry = { readonly spot: Spot; readonly from: Spot | null };

const NOWHERE: Spot = { value: null, place: null };

const isSame = (one: Spot | null, other: Spot): boolean =>
  one?.value === other.value && one.place === other.place;

/** A flow as the bridge sees it. */
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
  /** The address is made to show the flow. */
  readonly settle: () => void;
  /** The address has moved: it is put to the flow. */
  readonly follow: () => void;
  /** The flow has moved: the address follows. */
  readonly mirror: () => void;
  readonly close: () => void;
};

/** The open bridges of each parameter, the one opened last at the end. */
const openBridges = new Map<string, Bridge[]>();

/** What an entry keeps beside the address, by parameter. */
type Beside = { readonly place: number | null; readonly from: Spot | null };

type Named = Pick<AddressOf<never, never>, 'param' | 'pages'>;

/** The value that a page stands for without a parameter. */
const impliedBy = (pages: Named['pages'], page: string | undefined): string | null =>
  Object.entries(pages ?? {}).find(([, each]) => each === page)?.[0] ?? null;

// Always read live: what was drawn last may be a move behind.
const entryOf = ({ param, pages }: Named): Entry => {
  const state: Readonly<Record<string, Beside | undefined>> | null = history.state;
  const { place = null, from = null } = state?.[param] ?? {};
  const named = new URLSearchParams(location.search).get(param);
  return { spot: { value: named ?? impliedBy(pages, location.pathname), place }, from };
};

/** The address that shows a value, with everything else in it as it is. */
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
  /** What address and flow last agreed on. */
  let agreed = NOWHERE;
  /** Back was asked for by the flow, and the browser has not gone yet. */
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
  /** The flow below shows itself again; without one, the parameter goes. */
  const giveWay = (): void => {
    const below = top();
    if (below !== undefined) below.settle();
    else if (agreed.value !== null && location.pathname === page)
      write({ spot: NOWHERE, from: null }, 'replace');
    agreed = NOWHERE;
  };
  /** A value that no flow stands for, such as a dialog's after a reload, leaves the address. */
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
      // The address has not moved: if the flow has, its value is about to be pushed.
      if (top() !== bridge || isSame(wanted, agreed)) return;
      // A missing value is an address without an opinion, unless the flow says otherwise.
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
  // The address of the start was put to the first flow already, so it is only corrected.
  if (bridge.isShown()) agreeOn(isAlone ? 'replace' : 'push');
  else if (isAlone) wipe();
  return bridge;
};

/**
 * The flow decides and the address mirrors it (CHAT-17, CHAT-21): what the flow does pushes a history
 * entry, unless it leads to where the entry came from, which is Back itself; back, forward and typed addresses
 * are put to the flow, and an address that it does not follow is replaced. When a flow above it ends, the address shows the one below again (REG-14..16).
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
