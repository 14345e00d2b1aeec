import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createActor, createMachine, fromPromise, setup, waitFor } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { notProvided } from '../../machines/kit/not-provided.ts';
import { chartName } from './chart-name.ts';
import { printPaths } from './command.ts';
import { watchFlows } from './coverage.ts';
import type { Flow, Flows } from './flow.ts';
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
      /^flow +states +transitions +guards +outcomes +by nobody +by the model alone$/m,
    );
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

  it('counts each part by each seer on its page, and marks what a seer has left out', async () => {
    const folder = folderOfTest();
    await ride(folder, 'view', { keys: [false, true], answer: comes });
    const { page } = merged(folder);
    const cells = (of: number, model: string, view: string) =>
      `<td class="first soft">${of}</td>${model}${view}<td>-</td>`;
    const all = (count: number) => `<td>${count}</td>`;
    const gap = (count: number) => `<td class="gap">${count}</td>`;
    expect(page).toContain(
      `<tr><th scope="row"><a href="#lift">lift</a></th>${[
        cells(6, all(6), gap(5)),
        cells(4, all(4), gap(3)),
        cells(1, all(1), all(1)),
        cells(4, all(4), gap(1)),
      ].join('')}</tr>`,
    );
    expect(page).toContain('<p class="gap">No run of a browser was counted.</p>');
    expect(page).not.toContain('A view, and no browser');
    await ride(folder, 'browser', { keys: [true], answer: fails });
    const both = merged(folder).page;
    expect(both).not.toContain('No run of');
    // Two states, two transitions, the guard and an answer.
    expect(both).toContain('<summary>A view, and no browser: 6</summary>');
    expect(both).not.toMatch(/The model alone|Nothing is left out/);
  });

  it('says on its page where nothing is left out', async () => {
    const folder = folderOfTest();
    await ride(folder, 'view', { keys: [false, true], answer: comes });
    await ride(folder, 'view', { keys: [true], answer: fails });
    await ride(folder, 'browser', { keys: [false, true], answer: comes });
    await ride(folder, 'browser', { keys: [true], answer: fails });
    expect(merged(folder).page).toContain(
      '<section id="lift"><h2>lift</h2>\n<p class="soft">Nothing is left out.</p>\n</section>',
    );
  });

  it('says what is excepted and why, and does not count it among the gaps', () => {
    const { cases } = flowsWith([true])['lift'] as Flow;
    const unmet = [{ at: 'waiting', guard: 'button.pressed', why: 'Who has no key stays away.' }];
    const { text, code, data, page } = merged(folderOfTest(), {
      lift: { machine: lift, cases: { ...cases, unmet } },
    });
    expect(code).toBe(0);
    expect(text).toContain(
      'lift: excepted, the guard of button.pressed at lift.waiting. Who has no key stays away.',
    );
    expect(data.lift.excepted).toEqual({
      'lift.waiting -- button.pressed[0] --> lift.calling': 'Who has no key stays away.',
    });
    expect(page).toContain(
      '<p class="soft">Excepted: <code>lift.waiting -- button.pressed[0] --&gt; lift.calling</code> Who has no key stays away.</p>',
    );
    expect(page).not.toContain('Nobody');
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

  it('finds what a spec for a real browser has left', () => {
    const folder = folderOfTest();
    const way = { title: 'It waits', steps: [{ by: null, at: 'waiting', lines: [] }] };
    const wayed = { lift: { ...whole.lift, way } } as Flows;
    const write = (name: string, text: string): void => {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    };
    write('lift.spec.mjs', printPaths(wayed, ['--format', 'playwright']).text);
    // Stands in the place of Playwright: a visitor's page tells three things, and the tests end.
    write('node_modules/@playwright/test/package.json', '{ "type": "module", "main": "test.js" }');
    write(
      'node_modules/@playwright/test/test.js',
      `export const expect = null;
export const hooks = {};
const none = () => undefined;
export const test = Object.assign(none, { use: none, setTimeout: none, afterEach: none,
  beforeEach: (hook) => (hooks.before = hook), afterAll: (hook) => (hooks.after = hook) });`,
    );
    write(
      'run.mjs',
      `import './lift.spec.mjs';
import { hooks } from '@playwright/test';
const exposeFunction = (name, tell) => {
  if (name !== 'tellCoverage') return;
  tell('lift', 'states', 'lift.arrived');
  tell('lift', 'states', 'lift.arrived');
  tell('cellar', 'states', 'cellar.open');
};
await hooks.before({ context: { exposeFunction } });
hooks.after();`,
    );
    const seen = join(folder, 'seen');
    execFileSync(process.execPath, [join(folder, 'run.mjs')], { env: { COVERAGE_DIR: seen } });
    const [file = ''] = readdirSync(seen);
    expect(file).toMatch(/^browser\./);
    expect(JSON.parse(readFileSync(join(seen, file), 'utf8'))).toEqual({
      lift: {
        chart: chartName(lift),
        touched: { states: ['lift.arrived'], transitions: [], guards: [], outcomes: [] },
      },
    });
    expect(merged(seen).data.lift.states['lift.arrived']).toEqual(['model', 'browser']);
  });

  it('leaves out what was seen of a chart that has changed since, and says so', async () => {
    const folder = folderOfTest();
    await ride(folder, 'view', { keys: [true], answer: comes });
    const changed = createMachine({ ...lift.config, description: 'It is new.' } as never).provide(
      lift.implementations as never,
    );
    const { text, stale, data, page } = merged(folder, flowsWith([true, false], changed));
    expect(stale).toEqual(['lift']);
    expect(page).toContain('The chart of lift has changed since a run, which is left out.');
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

it('an outcome is seen of a call beside another one in the same state', async () => {
  const folder = folderOfTest();
  const both = setup({
    actors: {
      askPorter: notProvided<string>('askPorter'),
      callLift: notProvided<string>('callLift'),
    },
  }).createMachine({
    id: 'lift',
    initial: 'calling',
    states: {
      calling: {
        invoke: [
          { id: 'askPorter', src: 'askPorter', onDone: 'arrived' },
          { id: 'callLift', src: 'callLift', onDone: 'arrived' },
        ],
      },
      arrived: {},
    },
  });
  const { tell, write } = keepSeen(folder, 'view');
  const never = fromPromise<string>(() => new Promise(() => undefined));
  const answered = both.provide({ actors: { askPorter: never, callLift: fromPromise(comes) } });
  const actor = createActor(answered, { inspect: watchFlows(tell) }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('arrived'));
  write({ lift: both });
  const { outcomes } = merged(folder, flowsWith([], both)).data.lift;
  expect(outcomes['callLift done at lift.calling']).toContain('view');
  expect(outcomes['askPorter done at lift.calling']).not.toContain('view');
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
