import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createActor, createMachine, fromPromise, setup, waitFor } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { notProvided } from '../../machines/kit/not-provided.ts';
import { printPaths } from './command.ts';
import { watchFlows } from './coverage.ts';
import type { Flows } from './flow.ts';
import { startHarness } from './harness.ts';
import { keepSeen } from './seen.ts';
import type { Seer } from './seen.ts';

/** A lift comes when it is called by somebody with a key; it may be out of order, and its bell rings by itself. */
const lift = setup({
  types: { events: {} as { type: 'button.pressed'; hasKey: boolean } },
  actors: { callLift: notProvided<string>('callLift') },
  guards: { hasKey: (_, hasKey: boolean) => hasKey },
}).createMachine({
  id: 'lift',
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'button.pressed': {
          guard: { type: 'hasKey', params: ({ event }) => event.hasKey },
          target: 'calling',
        },
      },
    },
    calling: {
      invoke: { id: 'callLift', src: 'callLift', onDone: 'ringing', onError: 'outOfOrder' },
    },
    ringing: { always: 'arrived' },
    arrived: {},
    outOfOrder: {},
  },
});

const flowsWith = (keys: readonly boolean[], machine: AnyStateMachine = lift): Flows => ({
  lift: {
    machine,
    cases: {
      inputs: [undefined],
      events: { 'button.pressed': keys.map((hasKey) => ({ hasKey })) },
      actors: { callLift: { done: ['up'], error: [{ kind: 'network' }] } },
    },
  },
});
const whole = flowsWith([true, false]);

const folderOfTest = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'seen-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

/** Somebody calls the lift, and a run keeps what is seen of it. */
const ride = async (
  folder: string,
  by: Seer,
  { keys, answer }: { keys: readonly boolean[]; answer: () => Promise<string> },
) => {
  const { tell, write } = keepSeen(folder, by);
  const machine = lift.provide({ actors: { callLift: fromPromise(answer) } });
  const actor = createActor(machine, { inspect: watchFlows(tell) }).start();
  for (const hasKey of keys) actor.send({ type: 'button.pressed', hasKey });
  await waitFor(actor, (snapshot) => !snapshot.matches('calling'));
  write({ lift });
};
const comes = () => Promise.resolve('up');
const fails = () => Promise.reject(new Error('offline'));

const merged = (folder: string, flows = whole) => {
  const { text, code, files = {} } = printPaths(flows, ['--coverage'], { seen: folder });
  const { flows: data, ran, stale } = JSON.parse(files[`${folder}/coverage.json`] ?? '');
  return { text, code, ran, stale, data, page: files[`${folder}/coverage.html`] ?? '' };
};

describe('`npm run paths -- --coverage`', () => {
  it('says by name who has touched each state, transition, guard and outcome', async () => {
    const folder = folderOfTest();
    await ride(folder, 'view', { keys: [false, true], answer: comes });
    await ride(folder, 'browser', { keys: [true], answer: fails });
    const { ran, data, code } = merged(folder);
    expect(code).toBe(0);
    expect(ran).toEqual(['model', 'view', 'browser']);
    expect(data.lift).toEqual({
      states: {
        lift: ['model', 'view', 'browser'],
        'lift.waiting': ['model', 'view', 'browser'],
        'lift.calling': ['model', 'view', 'browser'],
        'lift.ringing': ['model', 'view'],
        'lift.arrived': ['model', 'view'],
        'lift.outOfOrder': ['model', 'browser'],
      },
      transitions: {
        'lift.waiting -- button.pressed[0] --> lift.calling': ['model', 'view', 'browser'],
        'lift.calling -- xstate.done.actor.callLift[0] --> lift.ringing': ['model', 'view'],
        'lift.calling -- xstate.error.actor.callLift[0] --> lift.outOfOrder': ['model', 'browser'],
        'lift.ringing -- always[0] --> lift.arrived': ['model', 'view'],
      },
      guards: { 'lift.waiting -- button.pressed[0] --> lift.calling': ['model', 'view'] },
      outcomes: {
        'callLift done at lift.calling': ['model', 'view'],
        // The chart does not tell one failure from another.
        'callLift refused at lift.calling': ['model', 'browser'],
        'callLift error at lift.calling': ['model', 'browser'],
        'callLift timeout at lift.calling': ['model', 'browser'],
      },
      excepted: {},
    });
  });

  it('counts in its table and names on its page what the model alone has touched', async () => {
    const folder = folderOfTest();
    await ride(folder, 'view', { keys: [false, true], answer: comes });
    const { text, page } = merged(folder);
    expect(text).toMatch(
      /^lift {2,}6\/5\/- of 6 +4\/3\/- of 4 +1\/1\/- of 1 +4\/1\/- of 4 +0 +5$/m,
    );
    expect(text).toContain(`No run of a browser is in ${folder}: set COVERAGE_DIR for the tests.`);
    expect(page).toContain('<summary>The model alone: 5</summary>');
    expect(page).toContain('<li><code>lift.outOfOrder</code></li>');
    expect(page).toContain('<li><code>callLift timeout at lift.calling</code></li>');
    expect(page).not.toMatch(/https?:|<script|<link|url\(/);
    const { text: table } = printPaths(whole, [], { seen: folder });
    expect(table).toMatch(/^lift .* 10 of 15 +-$/m);
  });

  it('names what nobody has touched by flow, and ends with 1', () => {
    const folder = folderOfTest();
    const { text, code, page } = merged(folder, flowsWith([false]));
    expect(code).toBe(1);
    expect(text).toContain('lift: no path goes through the state lift.calling');
    expect(page).toContain('<details open><summary>Nobody: 12</summary>');
    const never = merged(folder, flowsWith([true]));
    expect(never.page).toContain(
      '<li>fails: <code>lift.waiting -- button.pressed[0] --&gt; lift.calling</code></li>',
    );
  });

  it('leaves out what was seen of a chart that has changed since, and says so', async () => {
    const folder = folderOfTest();
    await ride(folder, 'view', { keys: [true], answer: comes });
    const changed = createMachine({ ...lift.config, description: 'It is new.' } as never).provide(
      lift.implementations as never,
    );
    const { text, stale, data } = merged(folder, flowsWith([true, false], changed));
    expect(stale).toEqual(['lift']);
    expect(text).toContain('lift: its chart has changed since a run, which is left out.');
    expect(data.lift.states['lift.arrived']).toEqual(['model']);
  });
});

it('an outcome that a chart passes over in silence is seen with its state', async () => {
  const folder = folderOfTest();
  const silent = setup({ actors: { callLift: notProvided<string>('callLift') } }).createMachine({
    id: 'lift',
    initial: 'calling',
    states: {
      calling: { invoke: { id: 'callLift', src: 'callLift', onDone: 'arrived', onError: {} } },
      arrived: {},
    },
  });
  const { tell, write } = keepSeen(folder, 'view');
  createActor(silent.provide({ actors: { callLift: fromPromise(comes) } }), {
    inspect: watchFlows(tell),
  }).start();
  write({ lift: silent });
  expect(merged(folder, flowsWith([], silent)).data.lift.outcomes).toEqual({
    'callLift done at lift.calling': ['model'],
    'callLift refused at lift.calling': ['model', 'view'],
    'callLift error at lift.calling': ['model', 'view'],
    'callLift timeout at lift.calling': ['model', 'view'],
  });
});

it('a flow that only stands in the place of one touches nothing', () => {
  const shaft = setup({ actors: { lift } }).createMachine({
    id: 'shaft',
    initial: 'open',
    states: { open: { invoke: { id: 'lift', src: 'lift' } } },
  });
  const told = new Set<string>();
  startHarness(shaft, { inspect: watchFlows((flow) => told.add(flow)) }).actor.stop();
  expect([...told]).toEqual(['shaft']);
});
