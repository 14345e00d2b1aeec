import { getNextTransitions } from 'xstate';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { each } from './invariant.ts';
import type { Invariant } from './invariant.ts';

const isActive = (child: AnyActorRef | undefined): boolean =>
  (child?.getSnapshot() as { status: string } | undefined)?.status === 'active';

/** Returns true where this kind of event can still come: an actor's end only while it runs. */
const canCome = (snapshot: AnyMachineSnapshot, type: string): boolean => {
  const [, id] = /^xstate\.(?:done\.actor|error\.actor|snapshot)\.(.+)$/.exec(type) ?? [];
  return id === undefined || isActive(snapshot.children[id] as AnyActorRef | undefined);
};

const nextTypes = (snapshot: AnyMachineSnapshot): string[] =>
  getNextTransitions(snapshot)
    .map(({ eventType }) => eventType)
    .filter((type) => type !== '' && canCome(snapshot, type));

/** Names the states where a flow may stay for good, since the page says so and offers links alone. */
const LAST_STOPS: ReadonlySet<string> = new Set([
  'bookingFlow booked',
  'bookingFlow timeTaken',
  'teleconsultation notFound',
  'teleconsultation ended',
]);

const standsForGood = ({ machine, value }: AnyMachineSnapshot): boolean =>
  typeof value === 'string' && LAST_STOPS.has(`${machine.id} ${value}`);

export const everywhere: readonly Invariant[] = [
  {
    name: 'No flow fails by its own code',
    isBroken: ({ crashes }) => crashes.length > 0,
  },
  {
    name: 'Every state can be left, but for the last ones that say so',
    isBroken: ({ flows }) =>
      [...flows.values()].some(
        (snapshot) =>
          snapshot.status === 'active' &&
          !standsForGood(snapshot) &&
          nextTypes(snapshot).length === 0,
      ),
  },
  {
    name: 'A flow that says it is busy has something at work, or waits for its own time',
    isBroken: ({ flows }) =>
      [...flows.values()].some(
        (snapshot) =>
          snapshot.status === 'active' &&
          snapshot.hasTag('busy') &&
          !Object.values(snapshot.children as Record<string, AnyActorRef>).some(isActive) &&
          !nextTypes(snapshot).some((type) => type.startsWith('xstate.after.')),
      ),
  },
  {
    name: 'Questions before something is lost are asked one at a time',
    isBroken: ({ flows }) =>
      [...flows.values()].filter(({ machine }) => machine.id === 'confirmation').length > 1,
  },
  {
    name: 'A notice is on screen exactly while there is one to show',
    isBroken: ({ notices }) =>
      notices.matches('awaitingNotice') !==
      ((notices.context as { queue: unknown[] }).queue.length === 0),
  },
  {
    name: 'A person is signed out only after this device was cleared',
    isBroken: each(
      'session',
      (snapshot, { calls }) =>
        snapshot.matches('signedOut') && !calls.some(({ src }) => src === 'clearDevice'),
    ),
  },
  {
    name: 'A session that has ended is sealed before anybody signs in again',
    isBroken: each(
      'session',
      (snapshot, { calls }) =>
        snapshot.matches('expired') && !calls.some(({ src }) => src === 'sealDevice'),
    ),
  },
];
