import { describe } from 'vitest';
import { createMachine } from 'xstate';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { actor, call, showEach, stood, world } from './worlds.ts';
import { everywhere } from './everywhere.ts';
import type { Shown } from './worlds.ts';

/** A lift with a state for each way to be stuck, or not to be. */
const lift = createMachine({
  id: 'lift',
  initial: 'stuck',
  states: {
    stuck: {},
    stuckBehindGuard: { always: { guard: () => false, target: 'arrived' } },
    waiting: { on: { 'button.pressed': 'arrived' } },
    calling: { invoke: { id: 'callLift', src: 'callLift', onDone: 'arrived' } },
    refused: { invoke: { id: 'callLift', src: 'callLift', onError: 'arrived' } },
    watching: { invoke: { id: 'callLift', src: 'callLift', onSnapshot: 'arrived' } },
    busy: { tags: 'busy', on: { 'button.pressed': 'arrived' } },
    busyForAWhile: { tags: 'busy', after: { 1000: 'arrived' } },
    busyCalling: {
      tags: 'busy',
      invoke: { id: 'callLift', src: 'callLift', onDone: 'arrived' },
    },
    arrived: { type: 'final' },
  },
});
const liftAt = (value: string, child?: AnyActorRef) =>
  world({
    flows: [
      {
        ...lift.resolveState({ value, context: {} }),
        children: child === undefined ? {} : { callLift: child },
      } as AnyMachineSnapshot,
    ],
  });
const only = (...place: Parameters<typeof stood>) => world({ flows: [stood(...place)] });
const confirmations = (count: number) =>
  world({ flows: Array.from({ length: count }, () => stood('confirmation', 'awaitingAnswer')) });
const notices = (value: string, ...queue: readonly object[]) =>
  world({ notices: stood('notices', value, { queue }) });
const sessionAt = (value: string, ...services: readonly string[]) =>
  world({ flows: [stood('session', value)], calls: services.map((src) => call(src)) });

const SHOWN: readonly Shown[] = [
  {
    name: 'No flow fails by its own code',
    broken: [world({ crashes: ['lift: TypeError'] })],
    right: [world({})],
  },
  {
    name: 'Every state can be left, but for the last ones that say so',
    broken: [
      liftAt('stuck'),
      liftAt('stuckBehindGuard'),
      ...['calling', 'refused', 'watching'].flatMap((value) => [
        liftAt(value),
        liftAt(value, actor('done')),
      ]),
    ],
    right: [
      liftAt('waiting'),
      liftAt('arrived'),
      ...['calling', 'refused', 'watching'].map((value) => liftAt(value, actor())),
      only('bookingFlow', 'booked'),
      only('bookingFlow', 'timeTaken'),
      only('teleconsultation', 'notFound'),
      only('teleconsultation', 'ended'),
    ],
  },
  {
    name: 'A flow that says it is busy has something at work, or waits for its own time',
    broken: [liftAt('busy'), liftAt('busyCalling', actor('done'))],
    right: [
      liftAt('busyCalling', actor()),
      liftAt('busyForAWhile'),
      liftAt('waiting'),
      liftAt('arrived'),
    ],
  },
  {
    name: 'Questions before something is lost are asked one at a time',
    broken: [confirmations(2)],
    right: [confirmations(1), confirmations(0)],
  },
  {
    name: 'A notice is on screen exactly while there is one to show',
    broken: [notices('awaitingNotice', {}), notices('showingNotice')],
    right: [notices('awaitingNotice'), notices('showingNotice', {})],
  },
  {
    name: 'A person is signed out only after this device was cleared',
    broken: [sessionAt('signedOut'), sessionAt('signedOut', 'sealDevice')],
    right: [sessionAt('signedOut', 'clearDevice'), sessionAt('anonymous')],
  },
  {
    name: 'A session that has ended is sealed before anybody signs in again',
    broken: [sessionAt('expired'), sessionAt('expired', 'clearDevice')],
    right: [sessionAt('expired', 'sealDevice'), sessionAt('anonymous')],
  },
];

describe('the promises about every flow', () => {
  showEach(everywhere, SHOWN);
});
