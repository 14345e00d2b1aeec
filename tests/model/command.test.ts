import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMachine, setup } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { machines } from '../../machines/index.ts';
import { openFolder } from '../atlas/folder.ts';
import { BROWSER_WAYS } from './browser-ways.ts';
import { picturedIn, printPaths } from './command.ts';
import type { Around, Flows } from './command.ts';
import { problemsOf } from './playwright.ts';
import type { BrowserWay } from './playwright.ts';

type DoorEvents = { type: 'code.entered'; code: string } | { type: 'door.closed' };

/** A door with a code: it opens for the right one, and nothing leads to its cellar. */
const door = setup({
  types: { events: {} as DoorEvents },
  guards: { isRight: (_, code: string) => code === '1234' },
}).createMachine({
  id: 'door',
  description: 'A door is opened by a code.',
  initial: 'shut',
  states: {
    shut: {
      description: 'Nobody gets in (DOOR-01).',
      on: {
        'code.entered': [
          { guard: { type: 'isRight', params: ({ event }) => event.code }, target: 'open' },
          { target: 'refused' },
        ],
      },
    },
    refused: {
      description: 'The code was wrong (DOOR-02).',
      on: { 'code.entered': 'shut' },
    },
    open: { description: 'Everybody gets in.', on: { 'door.closed': 'shut' } },
  },
});

const cases = (codes: readonly string[]) => ({
  inputs: [undefined],
  events: { 'code.entered': codes.map((code) => ({ code })), 'door.closed': [{}] },
  actors: {},
});

const flowsWith = (codes: readonly string[]): Flows => ({
  door: { machine: door, cases: cases(codes) },
});
const whole = flowsWith(['1234', '9999']);
const asked = (line: string, flows = whole, around: Partial<Around> = {}) =>
  printPaths(
    flows,
    line.split(' ').filter((word) => word !== ''),
    { seen: '/nowhere', atlas: '/nowhere', ...around },
  );

describe('`npm run paths` without options', () => {
  it('counts states, transitions, guards and paths, and ends well where nothing is left out', () => {
    const { text, code } = asked('');
    expect(text.split('\n').map((line) => line.trim().split(/\s{2,}/))).toEqual([
      [
        'flow',
        'states',
        'transitions',
        'guards both ways',
        'outcomes',
        'pairs',
        'paths',
        'steps',
        'left out',
        'view of all',
        'browser of all',
      ],
      ['door', '4', '4', '1 of 1', '0 of 0', '2 of 6', '4', '6', '0', '-', '-'],
      [''],
    ]);
    expect(code).toBe(0);
  });

  it('names the state and the transition that no path goes through, and fails', () => {
    const { text, code } = asked('', flowsWith(['9999']));
    expect(text).toContain('door: no path goes through the state door.open');
    expect(text).toContain(
      'door: no path goes through the transition door.shut -- code.entered[0] --> door.open',
    );
    expect(code).toBe(1);
  });

  it('names the guard that no case fails, and fails', () => {
    const { text, code } = asked('', flowsWith(['1234']));
    expect(text).toContain(
      'door: no case fails the guard of door.shut -- code.entered[0] --> door.open',
    );
    expect(code).toBe(1);
  });

  it('counts a state that is left by itself, and the one around it', () => {
    const relay = createMachine({
      id: 'relay',
      initial: 'off',
      states: {
        off: { on: { 'relay.pressed': 'between.settling' } },
        between: { states: { settling: { always: '#relay.on' } }, initial: 'settling' },
        on: {},
      },
    });
    const noCases = { inputs: [undefined], events: {}, actors: {} };
    const { text, code } = asked('', { relay: { machine: relay, cases: noCases } });
    expect([text.includes('no path'), code]).toEqual([false, 0]);
  });

  it('counts the state at which the target of a step begins', () => {
    const lamp = createMachine({
      id: 'lamp',
      initial: 'off',
      states: {
        off: { on: { 'lamp.lit': 'on' } },
        on: { initial: 'dim', states: { dim: {} } },
      },
    });
    const lit = { inputs: [undefined], events: { 'lamp.lit': [{}] }, actors: {} };
    const { text, code } = asked('', { lamp: { machine: lamp, cases: lit } });
    expect([text.includes('no path'), code]).toEqual([false, 0]);
  });

  it('tells an exception with its reason, and fails when it is met after all', () => {
    const unmet = [{ at: 'shut', guard: 'code.entered', why: 'Any code opens it.' }];
    const excepted = (codes: readonly string[]) =>
      asked('', { door: { machine: door, cases: { ...cases(codes), unmet } } });
    const { text } = excepted(['1234']);
    expect(text).toContain(
      'door: excepted, the guard of code.entered at door.shut. Any code opens it.',
    );
    expect(text).not.toContain('no case fails');
    expect(excepted(['1234', '9999'])).toMatchObject({
      text: expect.stringContaining(
        'door: excepted in its cases, and met after all: the guard of code.entered at door.shut',
      ),
      code: 1,
    });
  });
});

describe('`npm run paths` for a flow', () => {
  it('writes the steps of each path as a plan, with what the states say and their requirements', () => {
    const { text, code } = asked('--flow door --to refused');
    expect(code).toBe(0);
    expect(text).toBe(`# door

A door is opened by a code.

## 1. To refused

It begins with nothing. Requirements: DOOR-02.

1. \`code.entered\` with {"code":"9999"} comes.
   It is at \`refused\`: The code was wrong (DOOR-02).
`);
  });

  it('writes scenarios that carry the requirements as tags', () => {
    expect(asked('--flow door --to open --format gherkin').text).toBe(`Feature: door
  A door is opened by a code.

  Scenario: 1. To open
    Given door begins with nothing
    When \`code.entered\` with {"code":"1234"} comes
    Then it is at open
`);
  });

  it('writes a page that asks no network for anything, with a box to tick for each step', () => {
    const { text, out } = asked('--flow door --to refused --format html --out door.html');
    expect(out).toBe('door.html');
    expect(text).toContain('<h2><a href="#path-1">1.</a> To refused</h2>');
    expect(text).toContain('<b>code entered</b> <span class="kind event">happens</span>');
    expect(text).toContain('<code>{&quot;code&quot;:&quot;9999&quot;}</code>');
    expect(text).toContain('<span class="state">refused</span> The code was wrong (DOOR-02).');
    expect(text.match(/type="checkbox"/g)).toHaveLength(1);
    expect(text).not.toMatch(/https?:|<script|<link|url\(/);
  });

  const place: Flows = {
    door: {
      machine: door,
      cases: cases(['1234', '9999']),
      address: ({ value }) => (value === 'open' ? '/hall' : '/door'),
      held: () => [{ ids: ['DOOR-02'], words: 'says that the code was wrong' }],
    },
  };

  it('says what the tests of the flow hold, and the address wherever it is another one', () => {
    const { text } = asked('--flow door --to open', place);
    expect(text).toContain('- DOOR-02: says that the code was wrong');
    expect(text).toContain('It begins with nothing at `/door`.');
    expect(text).toContain('The address is `/hall`.');
    const page = asked('--flow door --format html', place).text;
    expect(page).toContain('<span class="id">DOOR-02</span> says that the code was wrong');
    expect(page.match(/<span class="address">\/hall<\/span>/g)).toHaveLength(1);
    const { paths } = JSON.parse(asked('--flow door --format json', place).text);
    type Shown = { address?: string; steps: { address?: string }[] };
    expect(
      paths.map(({ address, steps }: Shown) => [address, ...steps.map((each) => each.address)]),
    ).toEqual([
      ['/door', '/hall', '/door'],
      ['/door', undefined, undefined],
      ['/door', undefined, undefined],
    ]);
  });

  it('names every two transitions in a row that none of its paths takes', () => {
    const left = (line: string) =>
      JSON.parse(asked(`--flow door --format json ${line}`).text).pairsLeftOut;
    const again =
      'door.refused -- code.entered[0] --> door.shut then door.shut -- code.entered[0] --> door.open';
    expect(left('')).toContain(again);
    expect(left('')).toHaveLength(4);
    expect(left('--strategy pairs')).toEqual([]);
    expect(left('--to open')).toBeUndefined();
    const page = asked('--flow door --format html').text;
    expect(page).toContain('Two transitions in a row that none of these paths takes: 4');
    expect(page).toContain(`<li><code>${again.replaceAll('>', '&gt;')}</code></li>`);
  });

  it('puts the pictures of the atlas beside its steps, and copies them', () => {
    const atlas = mkdtempSync(join(tmpdir(), 'atlas-'));
    const states = [{ name: 'refused', leaves: ['refused'], way: [] }];
    openFolder(atlas).writeStates('door', 'en', { inputs: '', states });
    const line = '--flow door --to refused --screenshots --out plans/door';
    const page = asked(`${line}.html --format html`, whole, { atlas });
    expect(page.text).toContain('<img loading="lazy" src="door-pictures/refused.png"');
    expect(page.copies).toEqual({
      'plans/door-pictures/refused.png': join(atlas, 'pictures/door/refused.en.360.light.png'),
    });
    expect(asked(`${line}.md`, whole, { atlas }).text).toContain(
      '![refused](door-pictures/refused.png)',
    );
    rmSync(atlas, { recursive: true });
  });

  it.each([
    ['--flow door --screenshots --out door.html --format html', 'door'],
    ['--flow door --out door.html --format html', null],
    ['--flow door --screenshots', null],
    ['--flow window --screenshots --out window.md', null],
  ])('takes pictures only where they are needed: %s', (line, flow) => {
    expect(picturedIn(whole, line.split(' '))).toBe(flow);
  });

  const waysOf = (line: string): string[] => {
    const { paths } = JSON.parse(asked(`--flow door --format json ${line}`).text);
    return paths.map(({ steps }: { steps: { at: string[] }[] }) =>
      steps.map(({ at }) => at.join()).join(' '),
    );
  };

  it('leads along every transition with every case, each once', () => {
    expect(waysOf('')).toEqual(['open shut', 'refused shut', 'refused shut']);
  });

  it('leads into every state by the shortest way', () => {
    expect(waysOf('--strategy states')).toEqual(['open', 'refused']);
  });

  it('leads along every two transitions in a row', () => {
    expect(waysOf('--strategy pairs').toSorted()).toEqual([
      'open shut open',
      'open shut refused',
      'refused shut open',
      'refused shut refused',
    ]);
  });

  it('walks by chance, and the same way for the same seed', () => {
    const [way = ''] = waysOf('--strategy random --seed 7 --steps 30');
    expect(way.split(' ')).toHaveLength(30);
    expect(waysOf('--strategy random --seed 7 --steps 30')).toEqual([way]);
    expect(waysOf('--strategy random --seed 8 --steps 30')).not.toEqual([way]);
  });
});

describe('`npm run paths` for a real browser', () => {
  const way = (by: string, at: string): BrowserWay => ({
    title: 'the right code opens it',
    steps: [
      { by: null, at: 'shut', lines: ["await page.goto('/door');"] },
      { by, at, lines: ["await page.getByText('Come in').waitFor();"] },
    ],
  });
  const wayed = (machine: AnyStateMachine, ...told: Parameters<typeof way>): Flows => ({
    door: { machine, cases: cases(['1234']), way: way(...told) },
  });
  const right = wayed(door, 'code.entered', 'open');

  it('writes a spec with a test for each way, whose steps are named by the chart', () => {
    const { text, code } = asked('--format playwright', right);
    expect(code).toBe(0);
    expect(text).toContain("import { expect, test } from '@playwright/test';");
    expect(text).toMatch(/^\/\/ chart door [\da-f]{12}$/m);
    expect(text).toContain('test("door: the right code opens it", async ({ page }) => {');
    expect(text).toContain('  await test.step("opened, to shut", async () => {');
    expect(text).toContain('  await test.step("code.entered, to open", async () => {');
    expect(text).toContain("    await page.getByText('Come in').waitFor();");
  });

  it('tells whether a spec is stale against the chart', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'spec-')), 'door.spec.js');
    writeFileSync(file, asked('--format playwright', right).text);
    expect(asked(`--check ${file}`, right)).toEqual({
      text: `${file} is as the charts are.\n`,
      code: 0,
    });
    const changed = createMachine({ ...door.config, initial: 'open' } as never);
    const stale = asked(`--check ${file}`, wayed(changed, 'code.entered', 'open'));
    expect(stale.text).toContain('is stale: the chart of door has changed.');
    expect(stale.code).toBe(1);
    rmSync(dirname(file), { recursive: true });
  });

  it('names a step that the chart does not have, and writes nothing', () => {
    expect(problemsOf(door, way('door.closed', 'open'))).toEqual([
      'door: nothing happens by door.closed before open',
    ]);
    expect(problemsOf(door, way('code.entered', 'cellar'))).toEqual([
      'door: code.entered does not lead to cellar',
    ]);
    const opening = [{ by: null, at: 'open', lines: [] }];
    expect(problemsOf(door, { title: 'begins open', steps: opening })).toEqual([
      'door: the opening does not lead to open',
    ]);
    expect(() => asked('--format playwright', wayed(door, 'code.entered', 'cellar'))).toThrow(
      'door: code.entered does not lead to cellar',
    );
  });

  it('has a way through ten main flows that their charts have too', () => {
    const ways = Object.entries(BROWSER_WAYS);
    expect(ways.length).toBeGreaterThanOrEqual(10);
    const problems = ways.flatMap(([flow, each]) =>
      problemsOf(machines[flow as keyof typeof machines], each),
    );
    expect(problems).toEqual([]);
  });
});

describe('`npm run paths` that is asked wrongly', () => {
  it.each([
    ['--flow window', '--flow window: choose one of door.'],
    ['--flow door --to cellar', '--to cellar: no path leads to a state of this name.'],
    ['--flow door --strategy all', '--strategy all: choose one of states, '],
    ['--check nowhere.js', '--check nowhere.js: there is no such file.'],
    ['--check package.json', '--check package.json: this is no spec of'],
    ['--flow door --format playwright', '--flow door: choose one of '],
    ['--flow door --screenshots', '--screenshots: write markdown or html into a file'],
    ['--flow door --screenshots --out door.md', '--screenshots: door has no picture in /nowhere.'],
    ['--flow door --seed x', '--seed x: give a whole number from 1 on.'],
    ['--flow door --steps 0', '--steps 0: give a whole number from 1 on.'],
    ['--to open', 'Name the flow with --flow.'],
    ['--colour red', "Unknown option '--colour'"],
  ])('%s names what is wrong and says what there is', (line, words) => {
    const { text, code } = asked(line);
    expect(text.startsWith(words)).toBe(true);
    expect(text).toContain('npm run paths -- [options]');
    expect(code).toBe(2);
  });
});
