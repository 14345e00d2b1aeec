import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { notProvided } from '../../machines/kit/not-provided.ts';
import type { AnyUnmet } from './cases.ts';
import { printPaths } from './command.ts';
import { graphOf } from './graph.ts';
import { kindOf, outcomesOf } from './outcomes.ts';

type Failure = { readonly kind?: string };
type Way = string | { target?: string } | readonly object[];

/** A bell that is rung once: it is heard, or not. */
const bell = (onError?: Way) =>
  setup({
    actors: { askBell: notProvided<string>('askBell') },
    guards: {
      failedBy: (_, { error, kind }: { error: unknown; kind: string }) =>
        (error as Failure).kind === kind,
    },
  }).createMachine({
    id: 'bell',
    initial: 'ringing',
    states: {
      ringing: {
        invoke: {
          id: 'askBell',
          src: 'askBell',
          onDone: 'heard',
          ...(onError !== undefined && { onError: onError as 'failed' }),
        },
      },
      heard: {},
      failed: {},
      apart: {},
    },
  });

const rung = (
  onError: Way | undefined,
  error: readonly Failure[],
  unmet: readonly AnyUnmet[] = [],
) =>
  printPaths(
    {
      bell: {
        machine: bell(onError),
        cases: {
          inputs: [undefined],
          events: {},
          actors: { askBell: { done: ['yes'], error } },
          unmet,
        },
      },
    },
    [],
    { seen: '/nowhere' },
  );

/** A failure of this kind has a way of its own. */
const apart = (kind: string): Way => [
  {
    guard: { type: 'failedBy', params: ({ event }: never) => ({ error: event['error'], kind }) },
    target: 'apart',
  },
  { target: 'failed' },
];
const OFFLINE = { kind: 'network' };
const LATE = { kind: 'timeout' };
const NO = { kind: 'refused' };

describe('the outcomes of calls', () => {
  it('are one where the chart does not tell a failure from another', () => {
    expect(rung('failed', [OFFLINE]).text).toMatch(/^bell .* 4 of 4 /m);
  });

  it('stand for one that no case has, and not for themselves', () => {
    const machine = bell('failed');
    const failing = { inputs: [undefined], events: {}, actors: { askBell: { error: [OFFLINE] } } };
    const outcomes = outcomesOf(machine, graphOf(machine, failing));
    expect(outcomes.map(({ name, met, like }) => [name, met, like])).toEqual([
      ['askBell done at bell.ringing', false, []],
      ['askBell refused at bell.ringing', true, ['askBell error at bell.ringing']],
      ['askBell error at bell.ringing', true, []],
      ['askBell timeout at bell.ringing', true, ['askBell error at bell.ringing']],
    ]);
  });

  it('are met where the chart says that nothing follows', () => {
    expect(rung({}, []).text).toMatch(/^bell .* 4 of 4 /m);
  });

  it.each([
    ['refused', 'refused', OFFLINE, NO],
    ['error', 'network', LATE, OFFLINE],
    ['timeout', 'timeout', OFFLINE, LATE],
  ])('are named by flow, state and call where no case has them: %s', (outcome, kind, one, own) => {
    const { text, code } = rung(apart(kind), [one]);
    expect(text).toMatch(/^bell .* 3 of 4 /m);
    expect(text.match(/^bell: no case has the outcome .*$/gm)).toEqual([
      `bell: no case has the outcome askBell ${outcome} at bell.ringing`,
    ]);
    expect(code).toBe(1);
    expect(rung(apart(kind), [one, own]).text).toMatch(/^bell .* 4 of 4 /m);
  });

  it('are named where a chart awaits an answer and forgets that the call can fail', () => {
    expect(rung(undefined, [OFFLINE]).text.match(/no case has the outcome \w+ \w+/g)).toEqual([
      'no case has the outcome askBell refused',
      'no case has the outcome askBell error',
      'no case has the outcome askBell timeout',
    ]);
  });

  it('may be excepted with a reason, each alone, until a case has it', () => {
    const unmet = [
      { at: 'ringing', actor: 'askBell', outcome: 'timeout', why: 'It rings at once.' },
    ] as const;
    const { text } = rung(apart('timeout'), [OFFLINE], unmet);
    expect(text).toContain(
      'bell: excepted, the outcome askBell timeout at bell.ringing. It rings at once.',
    );
    expect(text).not.toContain('no case has');
    expect(rung(undefined, [], unmet).text.match(/no case has the outcome/g)).toHaveLength(2);
    expect(rung(apart('timeout'), [OFFLINE, LATE], unmet)).toMatchObject({
      text: expect.stringContaining(
        'bell: excepted in its cases, and met after all: the outcome askBell timeout at bell.ringing',
      ),
      code: 1,
    });
  });

  it.each([
    [undefined, 'done'],
    ['failed', 'done error'],
  ])(
    'of a flow inside are its answer, and its failure only where that has a way: %s',
    (onError, kinds) => {
      const house = setup({ actors: { bell: bell('failed') } }).createMachine({
        id: 'house',
        initial: 'open',
        states: {
          open: {
            invoke: {
              id: 'bell',
              src: 'bell',
              onDone: 'left',
              ...(onError !== undefined && { onError: 'failed' as const }),
            },
          },
          left: {},
          failed: {},
        },
      });
      const { text } = printPaths(
        { house: { machine: house, cases: { inputs: [undefined], events: {}, actors: {} } } },
        [],
        { seen: '/nowhere' },
      );
      const named = [...text.matchAll(/no case has the outcome bell (\w+) at house\.open/g)];
      expect(named.map(([, kind]) => kind).join(' ')).toBe(kinds);
    },
  );
});

it.each([
  ['xstate.done.actor.askBell', undefined, 'done'],
  ['xstate.error.actor.askBell', { kind: 'refused' }, 'refused'],
  ['xstate.error.actor.askBell', { kind: 'unauthorized' }, 'refused'],
  ['xstate.error.actor.askBell', { kind: 'timeout' }, 'timeout'],
  ['xstate.error.actor.askBell', { kind: 'network' }, 'error'],
  ['xstate.error.actor.askBell', undefined, 'error'],
])('%s with %j is told as %s', (type, error, kind) => {
  expect(kindOf({ type, error })).toBe(kind);
});
