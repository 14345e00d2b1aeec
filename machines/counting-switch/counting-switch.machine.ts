import { setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { effectNotProvided, listenerNotProvided } from '../kit/not-provided.ts';

/** Choice on being counted; `byBrowser`: the browser has decided, and no switch of this page counts. */
export type CountingChoice = 'on' | 'off' | 'byBrowser';

export type CountingSwitchEvents =
  | { type: 'choice.found'; choice: CountingChoice }
  | { type: 'switch.pressed' };

type Found = { readonly choice: CountingChoice };

/** The switch beside the list of what is counted: the choice holds for this browser, in every tab of it. */
export const countingSwitchMachine = setup({
  types: {} as {
    events: CountingSwitchEvents;
    children: { watchChoice: 'watchChoice' };
  },
  actors: {
    /** Tells the choice at once, and again whenever another tab has changed it. */
    watchChoice: listenerNotProvided<CountingSwitchEvents>('watchChoice'),
  },
  actions: {
    keepOn: effectNotProvided('keepOn'),
    keepOff: effectNotProvided('keepOff'),
  },
  guards: {
    isOn: (_, { choice }: Found) => choice === 'on',
    isOff: (_, { choice }: Found) => choice === 'off',
  },
}).createMachine({
  id: 'countingSwitch',
  description: 'Somebody reads what is counted of the use, and may switch it off.',
  invoke: { id: 'watchChoice', src: 'watchChoice' },
  on: {
    'choice.found': [
      { guard: { type: 'isOn', params: ({ event }) => event }, target: '.counted' },
      { guard: { type: 'isOff', params: ({ event }) => event }, target: '.uncounted' },
      { target: '.browserDecided' },
    ],
  },
  initial: 'readingChoice',
  states: {
    readingChoice: { description: 'What was decided on this device is looked up.' },
    counted: {
      description: 'The use is counted.',
      on: { 'switch.pressed': { target: 'uncounted', actions: 'keepOff' } },
    },
    uncounted: {
      description: 'Nothing is counted, since somebody has said so on this device.',
      on: { 'switch.pressed': { target: 'counted', actions: 'keepOn' } },
    },
    browserDecided: {
      description: 'Nothing is counted, since the browser asks for it; there is nothing to press.',
    },
  },
});

type Snapshot = SnapshotFrom<typeof countingSwitchMachine>;

/** Returns true when the switch is on. */
export const selectIsCounted = (snapshot: Snapshot): boolean => snapshot.matches('counted');

/** Returns the state of the switch by name; null until it is known. */
export const selectStand = ({
  value,
}: Snapshot): Exclude<Snapshot['value'], 'readingChoice'> | null =>
  value === 'readingChoice' ? null : value;
