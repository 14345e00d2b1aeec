import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { notProvided } from '../../machines/kit/not-provided.ts';
import { possibleEvents } from './chart-parts.ts';
import { printPaths } from './command.ts';
import type { Flows } from './flow.ts';
import { inShort } from './words.ts';

/** A bell that somebody hears, that fails, that is seen to swing, or that nobody hears for a while. */
const bell = setup({
  actors: { askBell: notProvided<string>('askBell') },
  delays: { patience: 60_000 },
}).createMachine({
  id: 'bell',
  description: 'Somebody rings.',
  initial: 'outside',
  states: {
    outside: { description: 'Nobody rings.', on: { 'button.pressed': 'ringing' } },
    ringing: {
      description: 'It rings (BELL-02).',
      invoke: {
        id: 'bellOfDoor',
        src: 'askBell',
        onDone: 'heard',
        onError: 'failed',
        onSnapshot: 'seen',
      },
      after: { patience: 'unheard' },
      on: { 'button.pressed': 'outside' },
    },
    heard: {
      type: 'parallel',
      states: {
        door: { initial: 'open', states: { open: { description: 'It is open (BELL-03, A-1).' } } },
        light: { initial: 'on', states: { on: {} } },
      },
    },
    failed: { type: 'final' },
    seen: { description: 'It swings.' },
    unheard: {},
  },
});
const cases = {
  inputs: [{ name: 'door' }],
  events: {},
  actors: {
    askBell: {
      done: ['yes'],
      error: [{ kind: 'network' }],
      snapshot: [{ context: { swings: 2 } }],
    },
  },
};
const flows: Flows = { bell: { machine: bell, cases } };
const planTo = (state: string, format: string): string =>
  printPaths(flows, ['--flow', 'bell', '--to', state, '--format', format]).text;

describe('a plan', () => {
  it.each([
    [
      'heard',
      '`bellOfDoor` answers "yes"',
      '<b>bell of door</b> <span class="kind answer">answers</span> <code>&quot;yes&quot;</code>',
    ],
    [
      'failed',
      '`bellOfDoor` fails with {"kind":"network"}',
      '<b>bell of door</b> <span class="kind failure">fails</span> <code>{&quot;kind&quot;:&quot;network&quot;}</code>',
    ],
    [
      'unheard',
      'the time `patience` is over',
      '<b>patience</b> <span class="kind time">is over</span></span>',
    ],
    [
      'seen',
      '`bellOfDoor` shows {"context":{"swings":2}}',
      '<b>bell of door</b> <span class="kind move">shows</span> <code>{&quot;context&quot;:{&quot;swings&quot;:2}}</code>',
    ],
  ])('says who lets the flow come to %s, and how', (state, words, html) => {
    expect(planTo(state, 'markdown')).toContain(`\n2. ${words}.\n   It is at `);
    expect(planTo(state, 'gherkin')).toContain(`    When ${words}\n    Then it is at `);
    expect(planTo(state, 'html')).toContain(html);
  });

  it('says where a flow of several regions stands, and all requirements on the way', () => {
    expect(planTo('heard', 'markdown')).toBe(`# bell

Somebody rings.

## 1. To heard.door.open and heard.light.on

It begins with {"name":"door"}. Requirements: BELL-02, BELL-03.

1. \`button.pressed\` comes.
   It is at \`ringing\`: It rings (BELL-02).
2. \`bellOfDoor\` answers "yes".
   It is at \`heard.door.open\`: It is open (BELL-03, A-1). And \`heard.light.on\`: 
`);
    expect(planTo('heard', 'gherkin')).toContain(`  @BELL-02
  @BELL-03
  Scenario: 1. To heard.door.open and heard.light.on
    Given bell begins with {"name":"door"}
    When \`button.pressed\` comes
    Then it is at ringing
`);
    expect(planTo('heard', 'html')).toContain(
      '<p><span class="state">heard.door.open</span> It is open (BELL-03, A-1).<br><span class="state">heard.light.on</span> </p>',
    );
    expect(planTo('heard', 'html')).toContain(
      '<p class="start">Begins with <code>{&quot;name&quot;:&quot;door&quot;}</code> <span class="id">BELL-02</span> <span class="id">BELL-03</span></p>',
    );
  });

  it('names no requirement and no address where there is none', () => {
    expect(planTo('outside', 'markdown')).toContain('It begins with {"name":"door"}.\n');
    expect(planTo('outside', 'markdown')).toContain('## 1. To the start\n');
    expect(planTo('outside', 'html')).toContain('<p class="start">1 path, 0 steps. ');
    expect(planTo('heard', 'html')).toContain('<p class="start">1 path, 2 steps. ');
  });

  it('has its events whole as data, so that they can be sent', () => {
    expect(JSON.parse(planTo('heard', 'json'))).toEqual({
      flow: 'bell',
      held: [],
      paths: [
        {
          input: { name: 'door' },
          address: null,
          requirements: ['BELL-02', 'BELL-03'],
          steps: [
            { event: { type: 'button.pressed' }, at: ['ringing'] },
            {
              event: { type: 'xstate.done.actor.bellOfDoor', output: 'yes', actorId: 'bellOfDoor' },
              at: ['heard.door.open', 'heard.light.on'],
            },
          ],
        },
      ],
    });
  });
});

it('everything may happen that a chart has a way for: by the person, an actor or the clock', () => {
  const happens = possibleEvents(bell, cases);
  const ringing = bell.resolveState({ value: 'ringing', context: {} });
  expect(happens(ringing)).toEqual([
    { type: 'button.pressed' },
    { type: 'xstate.done.actor.bellOfDoor', output: 'yes', actorId: 'bellOfDoor' },
    { type: 'xstate.error.actor.bellOfDoor', error: { kind: 'network' }, actorId: 'bellOfDoor' },
    { type: 'xstate.snapshot.bellOfDoor', snapshot: { context: { swings: 2 } } },
    { type: 'xstate.after.patience.bell.ringing' },
  ]);
  expect(happens(ringing)).toBe(happens(ringing));
});

it.each([
  [undefined, 'nothing'],
  ['x'.repeat(88), `"${'x'.repeat(88)}"`],
  ['x'.repeat(89), `"${'x'.repeat(89)}…`],
])('a value is written in one short line: %j', (value, line) => {
  expect(inShort(value)).toBe(line);
});
