import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { AnyActorRef, EventObject } from 'xstate';

/** How a flow stands in the address. */
export type AddressOf<Snapshot, Moved extends EventObject> = {
  /** The parameter. Several flows may share one: the flow opened last shows itself in it. */
  readonly param: string;
  /** The value for what is on screen; null while the flow leaves the address to the one below it. */
  readonly select: (snapshot: Snapshot) => string | null;
  /** What happened when the person moved the address, by Back, Forward or typing. */
  readonly moved: (value: string) => Moved;
  /** Parameters that were read at the start and leave with the first value that is written. */
  readonly consumes?: readonly string[];
};

type Addressed<Snapshot, Moved> = Pick<AnyActorRef, 'subscribe'> & {
  readonly getSnapshot: () => Snapshot;
  readonly send: (event: Moved) => void;
};

/** A flow as the bridge sees it. */
type Bridged = {
  readonly param: string;
  readonly value: () => string | null;
  readonly move: (value: string) => void;
  readonly write: (value: string | null, how: 'push' | 'replace') => void;
};

type Bridge = {
  readonly value: () => string | null;
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

// Always read live: what was drawn last may be a move behind.
const inAddress = (param: string): string | null => new URLSearchParams(location.search).get(param);

const openBridge = ({ param, value, move, write }: Bridged): Bridge => {
  const bridges = openBridges.get(param) ?? [];
  openBridges.set(param, bridges);
  const page = location.pathname;
  /** The value that address and flow last agreed on. */
  let agreed: string | null = null;

  const top = (): Bridge | undefined => bridges.findLast((each) => each.value() !== null);
  const agreeOn = (how: 'push' | 'replace'): void => {
    agreed = value();
    if (inAddress(param) !== agreed) write(agreed, how);
  };
  /** The flow below shows itself again; without one, the parameter goes. */
  const giveWay = (): void => {
    const below = top();
    if (below !== undefined) below.settle();
    else if (agreed !== null && location.pathname === page) write(null, 'replace');
    agreed = null;
  };
  const bridge: Bridge = {
    value,
    settle: () => agreeOn('replace'),
    follow: () => {
      const wanted = inAddress(param);
      // The address has not moved: if the flow has, its value is about to be pushed.
      if (top() !== bridge || wanted === agreed) return;
      // A missing value is an address without an opinion; the flow stays where it is.
      if (wanted !== null) move(wanted);
      if (top() === bridge) bridge.settle();
      else top()?.follow();
    },
    mirror: () => {
      const now = value();
      if (now === agreed) return;
      if (now === null) giveWay();
      else if (top() === bridge) agreeOn('push');
    },
    close: () => {
      bridges.splice(bridges.indexOf(bridge), 1);
      if (agreed !== null) giveWay();
    },
  };
  const isAlone = top() === undefined;
  bridges.push(bridge);
  // The address of the start was put to the first flow already, so it is only corrected.
  if (value() !== null) agreeOn(isAlone ? 'replace' : 'push');
  return bridge;
};

/**
 * The flow decides and the address mirrors it (CHAT-17, CHAT-21): what the flow does pushes a history
 * entry; back, forward and typed addresses are put to the flow, and an address that it does not follow is
 * replaced. When a flow above it ends, the address shows the one below again (REG-14..16).
 */
export const useAddress = <Snapshot, Moved extends EventObject>(
  actor: Addressed<Snapshot, Moved>,
  address: AddressOf<Snapshot, Moved>,
): void => {
  const shown = useSelector(actor, address.select);
  const opened = useRef<Bridge | null>(null);

  const write = useEffectEvent((value: string | null, how: 'push' | 'replace'): void => {
    const next = new URLSearchParams(location.search);
    for (const consumed of address.consumes ?? []) next.delete(consumed);
    if (value === null) next.delete(address.param);
    else next.set(address.param, value);
    const parameters = next.size > 0 ? `?${next}` : '';
    const to = `${location.pathname}${parameters}${location.hash}`;
    if (how === 'push') history.pushState(history.state, '', to);
    else history.replaceState(history.state, '', to);
  });
  const value = useEffectEvent(() => address.select(actor.getSnapshot()));
  const move = useEffectEvent((wanted: string): void => actor.send(address.moved(wanted)));

  useEffect(() => {
    const bridge = openBridge({ param: address.param, value, move, write });
    opened.current = bridge;
    window.addEventListener('popstate', bridge.follow);
    return () => {
      window.removeEventListener('popstate', bridge.follow);
      bridge.close();
    };
  }, [actor, address.param]);
  useEffect(() => opened.current?.mirror(), [shown]);
};
