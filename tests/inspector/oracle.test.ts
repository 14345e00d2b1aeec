import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { inspectorMachine } from '../../src/inspector/inspector.machine.ts';
import { replayOf } from '../../src/inspector/replay.ts';
import { sendMachine } from '../../src/inspector/send.machine.ts';
import { holdChart } from '../kit/oracle.ts';
import type { Oracle } from '../kit/oracle.ts';
import type { AnyCases } from '../model/cases.ts';
import { figuresOf } from '../model/figures.ts';
import { leftOutOf } from '../model/table.ts';
import {
  EVENT,
  OPENED,
  OPENED_EMPTY,
  PLACE,
  RECORDING,
  REFUSED,
  TEXT,
  inspectorCases,
  sendCases,
} from './cases.ts';

const STEPS = replayOf(RECORDING);
const OTHER_PANELS = ['below.events', 'beside.state', 'help.closed'] as const;

const page: Oracle<typeof inspectorMachine> = {
  known: {
    place: null,
    recording: RECORDING,
    steps: STEPS,
    at: 0,
    problem: null,
    hidden: [],
    now: 0,
  },
  opens: [
    {
      input: { asked: null },
      at: ['looking.following', ...OTHER_PANELS],
      knows: { place: null, problem: null, recording: null, steps: [], at: 0, hidden: [], now: 0 },
    },
    {
      input: { asked: { kind: 'place', place: PLACE } },
      at: ['looking.browsing', ...OTHER_PANELS],
      knows: { place: PLACE },
    },
    {
      input: { asked: { kind: 'unknown', why: 'There is no such flow.' } },
      at: ['looking.following', ...OTHER_PANELS],
      knows: { place: null, problem: 'There is no such flow.' },
    },
  ],
  delays: {},
  starts: { 'looking.readingFile': ['calls readFile'], 'beside.timers': ['calls clock'] },
  leaves: {
    'looking.opening': 'passes',
    'looking.following': { on: {} },
    'looking.browsing': { on: { 'place.left': { to: 'looking.following' } } },
    'looking.readingFile': {
      on: {
        'done: readFile': [
          {
            given: { at: 1, problem: 'An old one.' },
            with: { output: OPENED },
            to: 'looking.replaying',
            knows: { recording: RECORDING, steps: STEPS, at: 0, problem: null },
          },
          {
            with: { output: OPENED_EMPTY },
            to: 'looking.following',
            knows: { problem: 'No event of a flow is in this file.' },
          },
          {
            with: { output: REFUSED },
            to: 'looking.following',
            knows: { problem: 'This file is no JSON.' },
          },
        ],
        'failed: readFile': {
          to: 'looking.following',
          knows: { problem: 'This file cannot be opened: it could not be read.' },
        },
      },
    },
    'looking.replaying': {
      on: {
        'step.chosen': [
          { with: { at: 1 }, to: 'stays', knows: { at: 1 } },
          { with: { at: 9 }, to: 'stays', knows: { at: 1 } },
          { with: { at: -1 }, to: 'stays', knows: { at: 0 } },
        ],
        'step.forward': [
          { to: 'stays', knows: { at: 1 } },
          { given: { at: 1 }, to: 'stays', knows: { at: 1 } },
        ],
        'step.back': [
          { given: { at: 1 }, to: 'stays', knows: { at: 0 } },
          { to: 'stays', knows: { at: 0 } },
        ],
        'replay.left': {
          given: { at: 1 },
          to: 'looking.following',
          knows: { recording: null, steps: [], at: 0 },
        },
      },
    },
    'below.events': { on: {} },
    'below.sequence': { on: {} },
    'beside.state': { on: {} },
    'beside.guards': { on: {} },
    'beside.timers': {
      on: { 'clock.ticked': { with: { now: 1000 }, to: 'stays', knows: { now: 1000 } } },
    },
    'beside.sending': { on: {} },
    'help.closed': { on: { 'help.toggled': { to: 'help.open' } } },
    'help.open': {
      on: { 'help.toggled': { to: 'help.closed' }, 'help.closed': { to: 'help.closed' } },
    },
  },
  around: {
    looking: {
      'place.chosen': [
        {
          at: 'looking.following',
          given: { problem: 'There is no such flow.' },
          with: { place: PLACE },
          to: 'looking.browsing',
          knows: { place: PLACE, problem: null },
        },
        {
          at: 'looking.replaying',
          with: { place: PLACE },
          to: 'looking.browsing',
          knows: { place: PLACE, recording: null, steps: [] },
        },
      ],
      'file.chosen': { at: 'looking.browsing', to: 'looking.readingFile' },
      'problem.closed': {
        at: 'looking.following',
        given: { problem: 'There is no such flow.' },
        to: 'stays',
        knows: { problem: null },
      },
    },
    below: {
      'below.chosen': [
        { at: 'below.events', with: { panel: 'sequence' }, to: 'below.sequence' },
        { at: 'below.sequence', with: { panel: 'events' }, to: 'below.events' },
      ],
      'lifeline.toggled': [
        { at: 'below.sequence', with: { id: 'x:0' }, to: 'stays', knows: { hidden: ['x:0'] } },
        {
          at: 'below.sequence',
          given: { hidden: ['x:0', 'x:1'] },
          with: { id: 'x:0' },
          to: 'stays',
          knows: { hidden: ['x:1'] },
        },
      ],
    },
    beside: {
      'beside.chosen': [
        { at: 'beside.state', with: { panel: 'guards' }, to: 'beside.guards' },
        { at: 'beside.guards', with: { panel: 'timers' }, to: 'beside.timers' },
        { at: 'beside.timers', with: { panel: 'sending' }, to: 'beside.sending' },
        { at: 'beside.sending', with: { panel: 'state' }, to: 'beside.state' },
      ],
    },
  },
};

const answered = (number: number, verdict: object) => ({ answer: { number, verdict } });

const sending: Oracle<typeof sendMachine> = {
  known: { text: TEXT, number: 1, why: '' },
  opens: [{ input: undefined, at: 'editing', knows: { text: '', number: 0, why: '' } }],
  delays: { patience: 3000 },
  starts: { awaitingAnswer: ['waits patience'] },
  leaves: {
    editing: { on: {} },
    textRefused: { on: {} },
    awaitingAnswer: {
      on: {
        'answer.came': [
          { with: answered(1, { kind: 'taken' }), to: 'taken' },
          {
            with: answered(1, { kind: 'refused', why: 'A guard says no.' }),
            // The state of this name: as a list it is not the oracle's word for what may not happen.
            to: ['refused'],
            knows: { why: 'A guard says no.' },
          },
          { with: answered(2, { kind: 'taken' }), to: 'refused' },
        ],
        'after patience': { to: 'unanswered' },
      },
    },
    taken: { on: {} },
    refused: { on: {} },
    unanswered: { on: {} },
  },
  around: {
    '': {
      'case.chosen': { at: 'taken', with: { event: EVENT }, to: 'editing', knows: { text: TEXT } },
      'text.changed': {
        at: 'textRefused',
        with: { text: '{"type":' },
        to: 'editing',
        knows: { text: '{"type":' },
      },
      'event.submitted': [
        {
          at: 'editing',
          with: { actorId: 'x:0' },
          to: 'awaitingAnswer',
          knows: { number: 2 },
          does: ['post'],
        },
        { at: 'editing', given: { text: '{' }, with: { actorId: 'x:0' }, to: 'textRefused' },
        { at: 'editing', given: { text: '{}' }, with: { actorId: 'x:0' }, to: 'textRefused' },
      ],
    },
  },
};

const CHARTS: readonly { readonly machine: AnyStateMachine; readonly cases: AnyCases }[] = [
  { machine: inspectorMachine, cases: inspectorCases },
  { machine: sendMachine, cases: sendCases },
];

holdChart<typeof inspectorMachine>({ machine: inspectorMachine, cases: inspectorCases }, page);
holdChart<typeof sendMachine>({ machine: sendMachine, cases: sendCases }, sending);

describe("the inspector's charts", () => {
  it.each(CHARTS)('have nothing that no path goes through: $machine.id', ({ machine, cases }) => {
    expect(leftOutOf(machine.id, figuresOf(machine, cases))).toEqual([]);
  });
});
