import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { waysOn } from './guards.ts';
import { MASK, maskContext } from './mask.ts';
import type { Live, Verdict } from './messages.ts';
import { leafPaths } from './chart.ts';
import { timersOf } from './timers.ts';

const textsIn = (value: unknown, masked: unknown): string[] => {
  if (typeof value === 'string') return masked === MASK ? [value] : [];
  if (typeof value !== 'object' || value === null || typeof masked !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) =>
    textsIn(item, (masked as Record<string, unknown> | null)?.[name]),
  );
};

const machineIn = (ref: AnyActorRef | undefined): AnyMachineSnapshot | null => {
  const snapshot = ref?.getSnapshot() as AnyMachineSnapshot | undefined;
  return snapshot !== undefined && '_nodes' in snapshot ? snapshot : null;
};

/** Sends an event to an actor, unless its chart does not take it now: then nothing is sent. */
const sendTo = (ref: AnyActorRef | undefined, event: AnyEventObject): Verdict => {
  const snapshot = machineIn(ref);
  if (ref === undefined || snapshot === null || snapshot.status !== 'active') {
    return { kind: 'refused', why: 'This flow does not run any more.' };
  }
  const at = leafPaths(snapshot.value).join(', ');
  try {
    if (snapshot.can(event)) {
      ref.send(event);
      return { kind: 'taken' };
    }
    const isOffered = snapshot._nodes.some((node) => node.transitions.has(event.type));
    return {
      kind: 'refused',
      why: isOffered
        ? `At ${at}, the guards of ${event.type} say no.`
        : `At ${at}, the chart does not take ${event.type}.`,
    };
  } catch {
    return { kind: 'refused', why: `The chart cannot read what ${event.type} carries.` };
  }
};

/** Knows the actors of the inspected page themselves: their timers, their guards, and how to send to them. */
export const createRunning = () => {
  const refs = new Map<string, AnyActorRef>();
  return {
    note: (event: InspectionEvent): void => {
      const ref = event.actorRef as AnyActorRef;
      if (event.type === '@xstate.actor') refs.set(ref.sessionId, ref);
      if (event.type !== '@xstate.snapshot') return;
      if ((event.snapshot as { readonly status?: string }).status !== 'active')
        refs.delete(ref.sessionId);
    },
    seen: (actorId: string | null): Pick<Live, 'timers' | 'ways'> => {
      const snapshot = machineIn(refs.get(actorId ?? ''));
      return {
        timers: timersOf(refs.values()),
        ways:
          actorId === null || snapshot === null || snapshot.status !== 'active'
            ? null
            : { actorId, moves: waysOn(snapshot) },
      };
    },
    /** Every text of a context that is masked. */
    secrets: (): string[] =>
      [...refs.values()].flatMap((ref) => {
        const context: unknown = machineIn(ref)?.context;
        return context === undefined ? [] : textsIn(context, maskContext(context as object));
      }),
    send: (actorId: string, event: AnyEventObject): Verdict => sendTo(refs.get(actorId), event),
  };
};
