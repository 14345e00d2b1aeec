import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMachine } from 'xstate';
import { launchBrowser } from '../kit/launch-browser.ts';
import { machines } from '../../machines/index.ts';
import { chartName } from '../model/chart-name.ts';
import { graphOf } from '../model/graph.ts';
import { leavesOf } from '../model/chart-parts.ts';
import { casesOf } from '../model/flows.ts';
import { pathsToLeaves } from '../model/paths.ts';
import { runAtlas } from './command.ts';
import { differenceOf } from './difference.ts';
import { wantedIn } from './wanted.ts';

const door = createMachine({
  id: 'door',
  description: 'A door is opened by a code.',
  initial: 'shut',
  states: {
    shut: { description: 'Nobody gets in (DOOR-01).', on: { 'code.entered': 'open' } },
    open: { description: 'Everybody gets in (DOOR-02).' },
  },
});

const STATES = [
  { name: 'shut', leaves: ['shut'], way: [] },
  { name: 'open', leaves: ['open'], way: ['code.entered'] },
];

type Drawn = {
  readonly open?: string;
  readonly states?: typeof STATES;
  readonly trouble?: string;
  /** What a flow tells of itself where coverage is counted. */
  readonly told?: readonly string[];
};

/** A page that shows the door, drawn by hand: `open` is what its second state looks like. */
const pageOf = ({
  open = '<p>Open</p>',
  states = STATES,
  trouble = '',
  told = [],
}: Drawn): string =>
  `<!doctype html><html lang="en"><head><title>Door</title><style>:root { color-scheme: light dark }</style></head>
<body><main><h1>Door</h1><div></div></main><script>
const SEEN = ${JSON.stringify(['<p>Shut</p>', open])};
window.stage = {
  statesOf: async () => ${JSON.stringify(states)},
  show: async (_flow, at) => {
    document.querySelector('div').innerHTML = SEEN[at];
    ${told.length > 0 ? `window.tellCoverage?.(...${JSON.stringify(told)});` : ''}
    return at === 1 && ${JSON.stringify(trouble)} ? ${JSON.stringify(trouble)} : null;
  },
};
</script></body></html>`;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

let folder: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toothwise-atlas-test-'));
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the command on the door, as it looks then. */
const atlas = async (args: readonly string[] = [], drawn: Drawn = {}, run = runAtlas) => {
  const html = join(folder, 'door.html');
  writeFileSync(html, pageOf(drawn));
  said.length = 0;
  return run([...args, '--out', join(folder, 'out')], {
    machines: { door },
    openStage: async () => ({
      address: pathToFileURL(html).href,
      inputsOf: () => JSON.stringify(drawn),
      close: async () => undefined,
    }),
    browser,
    say: (line) => said.push(line),
  });
};
const saying = (): string => said.join('\n');
const page = (): string => readFileSync(join(folder, 'out/index.html'), 'utf8');
const picturesIn = (kind: string): string[] => {
  const place = join(folder, 'out', kind, 'door');
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .filter((file) => file.endsWith('.png'))
    .toSorted();
};

/** One picture of each state is enough where none is like another. */
const ONE = ['--width', '360', '--theme', 'light'];

const OPEN_AND_SHUT = ['open', 'shut'].flatMap((state) =>
  ['1280.dark', '1280.light', '360.dark', '360.light'].map((seen) => `${state}.en.${seen}.png`),
);

describe('the command for the atlas', () => {
  it('takes every state in both widths and themes, and names it on the page by state and requirement', async () => {
    expect(await atlas()).toBe(0);
    expect(picturesIn('pictures')).toEqual(OPEN_AND_SHUT);
    // From its bytes: where the server was loaded before, no picture is read from a file.
    const picture = readFileSync(join(folder, 'out/pictures/door/shut.en.360.light.png'));
    const size = await sharp(picture).metadata();
    expect([size.width, size.height]).toEqual([360, 740]);
    expect(page()).toContain('data-words="door open door-02 a door is opened by a code.');
    expect(page()).toContain('Way: code.entered');
    expect(saying()).toContain('2 states, 8 pictures: 0 changed, 0 gone, 8 not accepted yet');
  });

  it('takes only what was asked for, and later only what is missing or was taken of other screens', async () => {
    await atlas(['--width', '360', '--theme', 'dark']);
    expect(picturesIn('pictures')).toEqual(['open.en.360.dark.png', 'shut.en.360.dark.png']);
    await atlas(['--width', '360']);
    expect(saying()).toContain('door: 2 states, 2 pictures');
    await atlas(['--width', '360']);
    expect(saying()).toContain('door: 2 states, nothing new');
    // It was ended between the picture and what stands beside it.
    rmSync(join(folder, 'out/pictures/door/shut.en.360.dark.json'));
    await atlas(['--width', '360']);
    expect(saying()).toContain('door: 2 states, 1 pictures');
    await atlas(['--width', '360'], { open: '<p>Ajar</p>' });
    expect(saying()).toContain('door: 2 states, 4 pictures');
  });

  it('finds a planted change in the one state that has it, until it is accepted', async () => {
    expect(await atlas([...ONE, '--accept'])).toBe(0);
    expect(saying()).toContain('0 changed, 0 gone, 0 not accepted yet');
    expect(await atlas(ONE)).toBe(0);
    const planted = { open: '<p style="letter-spacing: 1px">Open</p>' };
    expect(await atlas(ONE, planted)).toBe(1);
    expect(saying()).toContain('1 changed, 0 gone');
    expect(picturesIn('differences')).toEqual(['open.en.360.light.png']);
    expect(page().match(/data-is="changed"/g)).toHaveLength(1);
    expect(page()).toContain('data-before="accepted/door/open.en.360.light.png"');
    expect(await atlas([...ONE, '--accept'], planted)).toBe(0);
    expect(picturesIn('differences')).toEqual([]);
  });

  it('tells of a state that was accepted and is gone, and forgets it when that is accepted', async () => {
    await atlas([...ONE, '--accept']);
    const without = { states: STATES.slice(0, 1) };
    expect(await atlas(ONE, without)).toBe(1);
    expect(saying()).toContain('0 changed, 1 gone');
    expect(page()).toContain('src="accepted/door/open.en.360.light.png"');
    expect(await atlas([...ONE, '--accept'], without)).toBe(0);
    expect(picturesIn('accepted')).toEqual(['shut.en.360.light.png']);
  });

  it('names what axe finds and what is not as the tests see it, and ends with 1', async () => {
    const broken = { open: '<img src="data:,">', trouble: 'There is no button "Open"' };
    expect(await atlas(['--width', '360'], broken)).toBe(1);
    // In the dark axe looks at contrast alone.
    expect(saying()).toContain('1 with findings of axe, 2 not shown as their tests see them');
    expect(page()).toContain('axe, image-alt: &lt;img src=&quot;data:,&quot;&gt;');
    expect(page()).toContain('There is no button &quot;Open&quot;');
  });

  it('takes each state in each language that is asked for, and goes on in each where it was', async () => {
    await atlas([...ONE, '--language', 'hi']);
    expect(picturesIn('pictures')).toEqual(['open.hi.360.light.png', 'shut.hi.360.light.png']);
    rmSync(join(folder, 'out/pictures/door/open.hi.360.light.png'));
    await atlas([...ONE, '--language', 'en', '--language', 'hi']);
    expect(picturesIn('pictures')).toEqual([
      'open.en.360.light.png',
      'open.hi.360.light.png',
      'shut.en.360.light.png',
      'shut.hi.360.light.png',
    ]);
    expect(said.filter((line) => line.startsWith('door: '))).toEqual([
      expect.stringContaining('door: 2 states, 2 pictures'),
      expect.stringContaining('door: 2 states, 1 pictures'),
    ]);
    expect(saying()).toContain('2 states, 4 pictures: 0 changed');
  });

  it.each([
    [[], ['en']],
    [['hi'], ['hi']],
    [
      ['hi', 'en'],
      ['en', 'hi'],
    ],
    [['hi', 'hi'], ['hi']],
  ])('asked for the languages %j takes %j', (asked, taken) => {
    const args = asked.flatMap((each) => ['--language', each]);
    expect(wantedIn(args, ['door']).languages).toEqual(taken);
  });

  it('leaves what the flows tell on its page where coverage is counted', async () => {
    const seen = join(folder, 'seen');
    vi.stubEnv('COVERAGE_DIR', seen);
    // The ear is opened where the folder is named from the start.
    vi.resetModules();
    const { runAtlas: runWithEar } = await import('./command.ts');
    await atlas(
      ONE,
      { open: '<p>Open</p>', told: ['scrolling', 'states', 'scrolling.gone'] },
      runWithEar,
    );
    const files = readdirSync(seen);
    expect(files).toEqual([expect.stringMatching(/^browser\..+\.json$/)]);
    const { scrolling } = JSON.parse(readFileSync(join(seen, files[0] ?? ''), 'utf8'));
    expect(scrolling).toEqual({
      chart: chartName(machines.scrolling),
      touched: { states: ['scrolling.gone'], transitions: [], guards: [], outcomes: [] },
    });
  });

  it.each([
    [['--flow', 'window'], '--flow window: choose one of door.'],
    [['--width', '500'], '--width 500: choose one of 360, 1280.'],
    [['--theme', 'blue'], '--theme blue: choose one of light, dark.'],
    [['--language', 'fr'], '--language fr: choose one of en, hi.'],
    [['--accepted'], "Unknown option '--accepted'"],
  ])('explains itself when asked with %j', async (args, words) => {
    expect(await atlas(args)).toBe(2);
    expect(saying()).toContain(words);
    expect(saying()).toContain('npm run atlas -- [options]');
  });
});

it('the page of the atlas finds states by words and filters, and shows before and after', async () => {
  const both = ['--width', '360', '--language', 'en', '--language', 'hi'];
  await atlas([...both, '--accept']);
  await atlas(both, { open: '<p>Wide open</p>' });
  const view = await browser.newPage();
  const errors: string[] = [];
  view.on('pageerror', (error) => errors.push(error.message));
  const address = pathToFileURL(join(folder, 'out/index.html')).href;
  await view.goto(address);
  const titles = () => view.locator('article:visible h3').allTextContents();
  expect(await titles()).toEqual(['shut', 'open']);
  await view.getByLabel('Search').fill('DOOR-01');
  expect(await titles()).toEqual(['shut']);
  await view.getByLabel('Search').fill('');
  await view.getByLabel('Changed').check();
  expect(await titles()).toEqual(['open']);
  expect(await view.locator('output').textContent()).toBe('1 state');
  await view.getByLabel('Language').selectOption('hi');
  expect(await titles()).toEqual(['open']);
  expect(await view.locator('figure:visible').count()).toBe(2);
  await view.getByLabel('Theme').selectOption('dark');
  expect(await view.locator('figure:visible').count()).toBe(1);
  // What is found can be sent as an address.
  const sent = view.url();
  await view.goto('about:blank');
  await view.goto(sent);
  expect(await view.locator('figure:visible').count()).toBe(1);
  await view.locator('figure:visible a').click();
  expect(await view.locator('dialog figcaption').allTextContents()).toEqual([
    'Accepted',
    'Now',
    'What changed',
  ]);
  expect(errors).toEqual([]);
  await view.close();
});

describe('the difference between two pictures', () => {
  const plain = (width: number, height: number, shade: number) =>
    sharp({ create: { width, height, channels: 3, background: { r: shade, g: shade, b: shade } } })
      .png()
      .toBuffer();

  it('is none where nobody sees one', async () => {
    expect(await differenceOf(await plain(4, 4, 100), await plain(4, 4, 108))).toBeNull();
  });

  it('is the part of the pixels that changed, also where one is longer', async () => {
    const darker = await differenceOf(await plain(4, 4, 100), await plain(4, 4, 109));
    expect(darker?.share).toBe(1);
    const longer = await differenceOf(await plain(4, 4, 100), await plain(4, 5, 100));
    expect(longer?.share).toBe(0.2);
    const shorter = await differenceOf(await plain(4, 5, 100), await plain(4, 4, 100));
    expect(shorter?.share).toBe(0.2);
  });
});

it.each(['qrPayment', 'oneTimeCode', 'connection'] as const)(
  'the states of %s that are pictured stand at every leaf that can be reached, once for each',
  (flow) => {
    const [machine, cases] = [machines[flow], casesOf(flow)];
    const paths = pathsToLeaves(machine, cases);
    const reached = graphOf(machine, cases).states.flatMap(({ snapshot }) => leavesOf(snapshot));
    expect(new Set(paths.flatMap(({ leaves }) => leaves))).toEqual(new Set(reached));
    expect(new Set(paths.map(({ name }) => name)).size).toBe(paths.length);
  },
);
