import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { Recording } from './recording.ts';
import { replayOf } from './replay.ts';
import type { ReplayStep } from './replay.ts';
import type { Asked, Place } from './search.ts';

/** A file that was read: what it holds, or why it cannot be opened. */
export type FileRead =
  | { readonly kind: 'opened'; readonly recording: Recording }
  | { readonly kind: 'refused'; readonly why: string };

export type Below = 'events' | 'sequence';
export type Beside = 'state' | 'guards' | 'timers' | 'sending';

type Context = {
  readonly place: Place | null;
  readonly recording: Recording | null;
  readonly steps: readonly ReplayStep[];
  /** The step of the replay that is shown, from 0 on. */
  readonly at: number;
  /** Why a place or a file cannot be shown. */
  readonly problem: string | null;
  /** Actors whose lifelines are not drawn, by their ids. */
  readonly hidden: readonly string[];
  /** The time, while timers are shown. */
  readonly now: number;
};

type Events =
  | { type: 'place.chosen'; place: Place }
  | { type: 'place.left' }
  | { type: 'file.chosen'; file: Blob }
  | { type: 'step.chosen'; at: number }
  | { type: 'step.forward' }
  | { type: 'step.back' }
  | { type: 'replay.left' }
  | { type: 'problem.closed' }
  | { type: 'below.chosen'; panel: Below }
  | { type: 'beside.chosen'; panel: Beside }
  | { type: 'lifeline.toggled'; id: string }
  | { type: 'clock.ticked'; now: number }
  | { type: 'help.toggled' }
  | { type: 'help.closed' };

const UNREADABLE = 'This file cannot be opened: it could not be read.';

/** The state of the inspector's own page: what it shows, and in which panels. */
export const inspectorMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Events,
    input: {} as { readonly asked: Asked | null },
  },
  actors: {
    readFile: fromPromise<FileRead, Blob>(() => Promise.reject(new Error('Not provided'))),
    clock: fromCallback<Events>(() => undefined),
  },
  actions: {
    rememberPlace: assign((_, { place }: { readonly place: Place }) => ({ place, problem: null })),
    open: assign((_, { recording }: { readonly recording: Recording }) => ({
      recording,
      steps: replayOf(recording),
      at: 0,
      problem: null,
    })),
    say: assign((_, { problem }: { readonly problem: string }) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    closeRecording: assign({ recording: null, steps: [], at: 0 }),
    goTo: assign(({ context }, { at }: { readonly at: number }) => ({
      at: Math.min(Math.max(at, 0), Math.max(context.steps.length - 1, 0)),
    })),
    toggleLifeline: assign(({ context: { hidden } }, { id }: { readonly id: string }) => ({
      hidden: hidden.includes(id) ? hidden.filter((each) => each !== id) : [...hidden, id],
    })),
    tick: assign((_, { now }: { readonly now: number }) => ({ now })),
  },
  guards: {
    hasPlace: ({ context }) => context.place !== null,
    hasSteps: (_, read: FileRead) => read.kind === 'opened' && replayOf(read.recording).length > 0,
  },
}).createMachine({
  id: 'inspector',
  context: ({ input: { asked } }) => ({
    place: asked?.kind === 'place' ? asked.place : null,
    recording: null,
    steps: [],
    at: 0,
    problem: asked?.kind === 'unknown' ? asked.why : null,
    hidden: [],
    now: 0,
  }),
  type: 'parallel',
  states: {
    looking: {
      initial: 'opening',
      on: {
        'place.chosen': {
          target: '.browsing',
          actions: { type: 'rememberPlace', params: ({ event }) => ({ place: event.place }) },
        },
        'file.chosen': '.readingFile',
        'problem.closed': { actions: 'forgetProblem' },
      },
      states: {
        opening: {
          description: 'An address may ask for a place.',
          always: [{ guard: 'hasPlace', target: 'browsing' }, { target: 'following' }],
        },
        following: { description: 'What runs is shown.' },
        browsing: {
          description: 'A chart is shown that need not run, with one state marked.',
          on: { 'place.left': 'following' },
        },
        readingFile: {
          description: 'A file is read; a trace is walked for it.',
          invoke: {
            id: 'readFile',
            src: 'readFile',
            input: ({ event }) => (event as Extract<Events, { type: 'file.chosen' }>).file,
            onDone: [
              {
                guard: { type: 'hasSteps', params: ({ event }) => event.output },
                target: 'replaying',
                actions: {
                  type: 'open',
                  params: ({ event }) => event.output as Extract<FileRead, { kind: 'opened' }>,
                },
              },
              {
                target: 'following',
                actions: {
                  type: 'say',
                  params: ({ event: { output } }) => ({
                    problem:
                      output.kind === 'refused'
                        ? output.why
                        : 'No event of a flow is in this file.',
                  }),
                },
              },
            ],
            onError: {
              target: 'following',
              actions: { type: 'say', params: { problem: UNREADABLE } },
            },
          },
        },
        replaying: {
          description: 'A recording is walked through; nothing runs.',
          exit: 'closeRecording',
          on: {
            'step.chosen': {
              actions: { type: 'goTo', params: ({ event }) => ({ at: event.at }) },
            },
            'step.forward': {
              actions: { type: 'goTo', params: ({ context }) => ({ at: context.at + 1 }) },
            },
            'step.back': {
              actions: { type: 'goTo', params: ({ context }) => ({ at: context.at - 1 }) },
            },
            'replay.left': 'following',
          },
        },
      },
    },
    below: {
      initial: 'events',
      on: {
        'below.chosen': [
          { guard: ({ event }) => event.panel === 'events', target: '.events' },
          { target: '.sequence' },
        ],
        'lifeline.toggled': {
          actions: { type: 'toggleLifeline', params: ({ event }) => ({ id: event.id }) },
        },
      },
      states: {
        events: { description: 'Every event stands on a line.' },
        sequence: { description: 'Events are arrows between lifelines.' },
      },
    },
    beside: {
      initial: 'state',
      on: {
        'beside.chosen': [
          { guard: ({ event }) => event.panel === 'state', target: '.state' },
          { guard: ({ event }) => event.panel === 'guards', target: '.guards' },
          { guard: ({ event }) => event.panel === 'timers', target: '.timers' },
          { target: '.sending' },
        ],
      },
      states: {
        state: { description: 'State and context of one moment.' },
        guards: { description: 'The ways on from now, with what their guards say.' },
        timers: {
          description: 'What is left of each timer.',
          invoke: { id: 'clock', src: 'clock' },
          on: {
            'clock.ticked': {
              actions: { type: 'tick', params: ({ event }) => ({ now: event.now }) },
            },
          },
        },
        sending: { description: 'An event is written and sent.' },
      },
    },
    help: {
      initial: 'closed',
      states: {
        closed: { description: 'The keys are not shown.', on: { 'help.toggled': 'open' } },
        open: {
          description: 'The keys are shown.',
          on: { 'help.toggled': 'closed', 'help.closed': 'closed' },
        },
      },
    },
  },
});

export type InspectorSnapshot = SnapshotFrom<typeof inspectorMachine>;
export type InspectorEvent = Events;
