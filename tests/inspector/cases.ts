import type { inspectorMachine } from '../../src/inspector/inspector.machine.ts';
import type { LogEntry } from '../../src/inspector/model.ts';
import type { Recording } from '../../src/inspector/recording.ts';
import type { sendMachine } from '../../src/inspector/send.machine.ts';
import type { Cases } from '../model/cases.ts';

export const PLACE = { flow: 'confirmation', path: 'confirmed' };

const ENTRY: LogEntry = {
  order: 1,
  at: 0,
  actorId: 'x:0',
  fromId: null,
  from: '',
  to: 'confirmation',
  flow: 'confirmation',
  type: 'xstate.init',
  detail: '',
  event: { type: 'xstate.init' },
  carried: { input: { question: 'Leave?' } },
  isTaken: true,
  before: null,
  after: 'awaitingAnswer',
  context: { question: 'Leave?' },
  changes: [],
};
const PRESSED: LogEntry = {
  ...ENTRY,
  order: 2,
  type: 'question.confirmed',
  event: { type: 'question.confirmed' },
  carried: {},
  before: 'awaitingAnswer',
  after: 'confirmed',
};

/** A flow is opened, and left by a press. */
export const RECORDING: Recording = {
  format: 'toothwise-recording',
  version: 1,
  address: '/chat',
  log: [ENTRY, PRESSED],
  gestures: [],
};
const EMPTY: Recording = { ...RECORDING, log: [] };

export const OPENED = { kind: 'opened', recording: RECORDING } as const;
export const OPENED_EMPTY = { kind: 'opened', recording: EMPTY } as const;
export const REFUSED = { kind: 'refused', why: 'This file is no JSON.' } as const;

const FILE = new Blob(['{}']);

export const inspectorCases: Cases<typeof inspectorMachine> = {
  inputs: [
    { asked: null },
    { asked: { kind: 'place', place: PLACE } },
    { asked: { kind: 'unknown', why: 'There is no such flow.' } },
  ],
  events: {
    'place.chosen': [{ place: PLACE }],
    'place.left': [{}],
    'file.chosen': [{ file: FILE }],
    'step.chosen': [{ at: 1 }],
    'step.forward': [{}],
    'step.back': [{}],
    'replay.left': [{}],
    'problem.closed': [{}],
    'below.chosen': [{ panel: 'events' }, { panel: 'sequence' }],
    'beside.chosen': [
      { panel: 'state' },
      { panel: 'guards' },
      { panel: 'timers' },
      { panel: 'sending' },
    ],
    'lifeline.toggled': [{ id: 'x:0' }],
    'clock.ticked': [{ now: 1000 }],
    'help.toggled': [{}],
    'help.closed': [{}],
  },
  actors: {
    readFile: { done: [OPENED, OPENED_EMPTY, REFUSED], error: [new Error('gone')] },
    clock: {},
  },
};

export const EVENT = { type: 'question.confirmed' };
export const TEXT = JSON.stringify(EVENT, null, 2);

export const sendCases: Cases<typeof sendMachine> = {
  inputs: [undefined],
  events: {
    'case.chosen': [{ event: EVENT }],
    'text.changed': [{ text: '{' }, { text: TEXT }],
    'event.submitted': [{ actorId: 'x:0' }],
    'answer.came': [
      { answer: { number: 1, verdict: { kind: 'taken' } } },
      { answer: { number: 1, verdict: { kind: 'refused', why: 'A guard says no.' } } },
      { answer: { number: 9, verdict: { kind: 'taken' } } },
    ],
  },
  actors: {},
  // The first one that is sent is answered here alone; later ones are the same to the chart.
  contextKey: ({ text, number }) => [text, Math.min(number, 2)],
};
