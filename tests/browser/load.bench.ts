/**
 * `npm run bench:load` (after `npm run build`): first load of every page that anybody may open (or of those that
 * ROUTES names, with commas between them) and of a hand-written static page of the start page's content, as Lighthouse's
 * mobile preset sees them; how long it takes from Start on the start page to the first question on a slow network, and
 * a step to change, both on a processor four times slower. Prints medians; asserts nothing.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { findChromium } from '../kit/chromium.ts';
import { audit, FIGURES } from './lighthouse.ts';
import type { Audited } from './lighthouse.ts';
import { PUBLIC_ROUTES } from './public-routes.ts';

const RUNS = Number(process.env['RUNS'] ?? 5);
const DEBUGGING_PORT = 9333;
const SLOWDOWN = 4;
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0;
const median = (values: readonly number[]): number => quantile(values, 0.5);

const startProduct = async (): Promise<{ url: string; stop: () => void }> => {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
      DRAIN_SECONDS: '0',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'toothwise-bench-')),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve) => {
    child.stdout.on('data', (data) => {
      const [found] = /http:\/\/\S+/.exec(String(data)) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  return { url, stop: () => child.kill('SIGTERM') };
};

const startStatic = async (): Promise<{ url: string; stop: () => void }> => {
  const body = brotliCompressSync(readFileSync(join(import.meta.dirname, 'static-page.html')));
  const server = createServer((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
    reply.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
};

/** A step that is not painted by then never comes, as its heading has other words by now. */
const STEP_MOST_MS = 10_000;

/** From the press to the next frame in which the new step is painted, in milliseconds. */
const timeStep = (page: Page, press: string, heading: string): Promise<number> =>
  // As text: what the compiler adds to a function does not exist in the page.
  page.evaluate<number>(`(async () => {
    const started = performance.now();
    document.querySelector(${JSON.stringify(press)}).click();
    while (document.querySelector('main h1')?.textContent !== ${JSON.stringify(heading)}) {
      if (performance.now() - started > ${STEP_MOST_MS}) {
        throw new Error('No step is called ' + ${JSON.stringify(heading)});
      }
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - started;
  })()`);

/** A poor connection: 400 kbit/s each way, 150 ms there and back. */
const SLOW_NETWORK = {
  offline: false,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
  latency: 150,
};
const CONCERN = 'my back tooth hurts when I drink cold water';
/** Between two letters of a person who types, in milliseconds. */
const TYPING_MS = 80;

/** When the person turns to the search box: as soon as it is painted, before our script is there, or later. */
const TURNS = { 'at once': 'commit', 'when the page is loaded': 'load' } as const;

/** From the press on Start with words in the box to the question that follows them, in seconds. */
const timeStart = async (url: string, turns: keyof typeof TURNS): Promise<number> => {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: FLAGS,
  });
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url, { waitUntil: TURNS[turns] });
  await page.getByRole('searchbox').click();
  await page.keyboard.type(CONCERN, { delay: TYPING_MS });
  const started = performance.now();
  await page.getByRole('button', { name: 'Start my assessment' }).click();
  await page.getByRole('heading', { name: 'Who is this for?' }).waitFor();
  const seconds = (performance.now() - started) / 1000;
  await browser.close();
  return seconds;
};

const timeSteps = async (url: string): Promise<number[]> => {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: FLAGS,
  });
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const session = await page.context().newCDPSession(page);
  await page.goto(`${url}/chat`);
  await page.getByRole('button', { name: 'Tooth Pain' }).waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const age = 'Who is this for?';
  const sex = 'What is your biological sex?';
  const depth = 'Ready for the questions?';
  await page.getByRole('button', { name: 'Tooth Pain' }).click();
  await page.getByRole('heading', { name: age }).waitFor();
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    times.push(await timeStep(page, 'fieldset button', sex));
    times.push(await timeStep(page, 'fieldset button', depth));
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('heading', { name: sex }).waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('heading', { name: age }).waitFor();
  }
  await browser.close();
  return times;
};

const [product, hand] = await Promise.all([startProduct(), startStatic()]);
const STATIC = 'static page';
const routes = process.env['ROUTES']?.split(',') ?? PUBLIC_ROUTES;
const pages = new Map([
  [STATIC, hand.url],
  ...routes.map((route) => [route, product.url + route] as const),
]);
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: [...FLAGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
});
const found = new Map<string, Audited[]>();
// Pages take turns, so that a busy moment of the machine falls on all of them.
for (let run = 0; run < RUNS; run += 1) {
  for (const [name, url] of pages) {
    found.set(name, [...(found.get(name) ?? []), await audit(url, DEBUGGING_PORT)]);
  }
}
await browser.close();

const medianOf = (page: string, figure: (typeof FIGURES)[number]): number =>
  Number(median((found.get(page) ?? []).map(({ figures }) => figures[figure])).toFixed(3));
const rows = [...pages.keys()].map((page) => ({
  page,
  ...Object.fromEntries(FIGURES.map((figure) => [figure, medianOf(page, figure)])),
}));
console.table(rows);
for (const [page, runs] of found) {
  const wanting = new Set(runs.flatMap(({ wanting: names }) => names));
  if (wanting.size > 0) console.log(`${page}: ${[...wanting].join(', ')}`);
}
if (pages.has('/')) {
  const beside = (['FCP s', 'LCP s'] as const).map((figure) => {
    const share = medianOf('/', figure) / medianOf(STATIC, figure) - 1;
    return `${figure} ${(share * 100).toFixed(0)} % over it`;
  });
  console.log(`the start page beside the static page: ${beside.join(', ')}`);
}
for (const turns of Object.keys(TURNS) as (keyof typeof TURNS)[]) {
  const starts: number[] = [];
  for (let run = 0; run < RUNS; run += 1) starts.push(await timeStart(product.url, turns));
  console.log(
    `from Start to the first question, 400 kbit/s, ${SLOWDOWN}x slower processor, box touched ${turns}, n = ${RUNS}: median ${median(starts).toFixed(1)} s`,
  );
}
const steps = await timeSteps(product.url);
console.log(
  `step change, ${SLOWDOWN}x slower processor, n = ${steps.length}: median ${median(steps).toFixed(0)} ms, 75th percentile ${quantile(steps, 0.75).toFixed(0)} ms`,
);
hand.stop();
product.stop();
