import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { DatabaseSettings } from '../../server/db/connect.ts';
import { tempFolder } from './data-dir.ts';
import { placeOfDatabase, placeOfEmbedded } from './databases.ts';
import { freePort } from './free-port.ts';
import { hearBrowser } from './heard-coverage.ts';
import { launchBrowser } from './launch-browser.ts';
import { SERVER, expectBuilt } from './processes.ts';

/** The two widths of the design: a small phone and a laptop. */
export const PHONE = { width: 360, height: 740 } as const;
export const LAPTOP = { width: 1280, height: 800 } as const;

/** A made-up camera and microphone, which every page may use. */
export const WITH_FAKE_DEVICES = [
  '--use-fake-device-for-media-stream=device-count=2,fps=5',
  '--use-fake-ui-for-media-stream',
];

type Environment = Readonly<Record<string, string>>;

/** Runs a built server until it answers. */
const runServer = async (env: Environment, program = SERVER) => {
  const child = spawn(process.execPath, [program], {
    // Not the project's folder: a developer's own .env there must not count.
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      RATE_LIMIT: 'off',
      DRAIN_SECONDS: '0',
      ...env,
    },
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (data) => (said += String(data)));
    child.stdout.on('data', (data) => {
      said += String(data);
      if (/is running at .*\n.*[?]key=.*\n/.test(said)) resolve();
    });
    child.once('exit', (code, signal) =>
      reject(new Error(`The server ended at its start (${signal ?? code}): ${said}`)),
    );
  });
  const [, sandboxKey = ''] = /[?]key=(\S+)/.exec(said) ?? [];
  return { child, sandboxKey };
};

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

const ended = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    if (hasEnded(child)) return resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });

export type RunningServer = {
  readonly origin: string;
  /** What a browser keeps that has opened the link of the sandbox. */
  readonly sandboxCookie: {
    readonly name: string;
    readonly value: string;
    readonly url: string;
    readonly httpOnly: true;
  };
  /** Ends it as an operator does. */
  readonly stop: () => Promise<void>;
  /** Ends it as a power cut does; its data stays. */
  readonly kill: () => Promise<void>;
  /** Starts it again at the same address on the same data. */
  readonly restart: () => Promise<void>;
  /** Throws if it ended without being told to by the test. */
  readonly expectRunning: () => void;
};

type Prepared = {
  /** Puts rows into the data before the server starts. */
  readonly prepare?: (settings: DatabaseSettings) => Promise<void>;
  /** On the embedded database, as `npm start` does; the other one costs a third of the time. */
  readonly isEmbedded?: boolean;
  /** The server of another build. */
  readonly program?: string | undefined;
};

/** Starts the built server on a free port with data of its own. */
const startServer = async (
  more: Environment,
  { prepare, isEmbedded = false, program }: Prepared,
): Promise<RunningServer> => {
  expectBuilt();
  const { settings, remove } = await (isEmbedded ? placeOfEmbedded() : placeOfDatabase());
  await prepare?.(settings);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const dataDir = settings.dataDir || tempFolder();
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    ...(settings.databaseUrl !== null && { DATABASE_URL: settings.databaseUrl }),
    ...more,
  };
  let { child, sandboxKey } = await runServer(env, program);
  return {
    origin,
    sandboxCookie: {
      name: 'toothwise-sandbox',
      value: sandboxKey,
      url: origin,
      httpOnly: true,
    },
    stop: async () => {
      await ended(child, 'SIGTERM');
      await remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
    kill: () => ended(child, 'SIGKILL'),
    restart: async () => {
      ({ child, sandboxKey } = await runServer(env));
    },
    expectRunning: () => {
      if (!hasEnded(child)) return;
      const { exitCode, signalCode } = child;
      throw new Error(`The server ended by itself or by another hand (${signalCode ?? exitCode})`);
    },
  };
};

export type VisitOptions = Pick<
  BrowserContextOptions,
  'viewport' | 'colorScheme' | 'reducedMotion' | 'javaScriptEnabled'
> & {
  /** Cuts the opening messages short, for tests that open the chat many times. */
  readonly hurried?: boolean;
  /** With the service worker. Without it a test sees, and may answer, every request that a page makes. */
  readonly keepsApp?: boolean;
};

/** The opening's timers are all in this range, and nothing else's are; in milliseconds. */
const hurry = (context: BrowserContext) =>
  context.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const hurried = (run: TimerHandler, ms = 0, ...rest: unknown[]) =>
      start(run, ms >= 300 && ms <= 800 ? 0 : ms, ...rest);
    window.setTimeout = hurried as typeof window.setTimeout;
  });

export type Visit = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page complained about so far: console messages, errors, failed and foreign requests. */
  readonly complaints: readonly string[];
  /** The requests so far, as `POST /path`. */
  readonly requests: readonly string[];
  /** Forgets the complaints and requests so far. */
  readonly clear: () => void;
  /** Fails if the page complained about anything but what is named. */
  readonly expectQuiet: (expected?: readonly RegExp[]) => void;
};

/** Leaving a page ends what is still loading; that is no failure. */
const ENDED_BY_LEAVING = 'net::ERR_ABORTED';

/** The machine's own network changed meanwhile, such as by an address of another program's; no server has a part in it. */
const ENDED_BY_MACHINE = 'net::ERR_NETWORK_CHANGED';

/** Said by the browser tool itself, where a test goes without the service worker. */
const WITHOUT_WORKER = 'Service Worker registration blocked by Playwright';

const watch = (page: Page, origin: string) => {
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (message.text() === WITHOUT_WORKER || message.text().includes(ENDED_BY_MACHINE)) return;
    complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const { origin: to, pathname } = new URL(request.url());
    requests.push(`${request.method()} ${pathname}`);
    if (to !== origin && to !== 'null') complaints.push(`foreign request: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? 'failed';
    if (why === ENDED_BY_LEAVING || why === ENDED_BY_MACHINE) return;
    complaints.push(`${why}: ${new URL(request.url()).pathname}`);
  });
  return { complaints, requests };
};

/** Opens another tab of a visitor. */
export const openTab = async (context: BrowserContext, origin: string): Promise<Visit> => {
  const page = await context.newPage();
  const { complaints, requests } = watch(page, origin);
  const expectQuiet = (expected: readonly RegExp[] = []) =>
    expect(complaints.filter((said) => !expected.some((each) => each.test(said))).join('\n')).toBe(
      '',
    );
  const clear = () => {
    complaints.length = 0;
    requests.length = 0;
  };
  return { page, context, complaints, requests, clear, expectQuiet };
};

export type Site = {
  readonly origin: () => string;
  readonly server: () => RunningServer;
  /** A new visitor with one tab, closed after the test. */
  readonly newPage: (options?: VisitOptions) => Promise<Visit>;
};

let shared: Promise<Browser> | undefined;

/** One browser for all files of a worker; it ends with the worker. Visitors share nothing of it. */
const sharedBrowser = async (): Promise<Browser> => {
  shared ??= launchBrowser();
  const browser = await shared;
  if (browser.isConnected()) return browser;
  shared = launchBrowser();
  return shared;
};

type OfFile = Prepared & {
  /** A browser of its own, started with these. */
  readonly flags?: readonly string[];
};

/** Longest wait for one thing on a page, in milliseconds: a busy machine checks one screen for ten seconds. */
const ONE_WAIT_MS = 60_000;

/** Writes what each page shows to the output: a wait that fails says only what it waited for. */
const tellWhatIsShown = async (contexts: readonly BrowserContext[]): Promise<void> => {
  for (const page of contexts.flatMap((context) => context.pages())) {
    const shown = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5000 })
      .catch((error: unknown) => String(error));
    process.stderr.write(`At the failure ${page.url()} showed:\n${shown}\n`);
  }
};

/** A server of its own for all tests of a file, and the worker's browser. */
export const siteOfFile = (env: Environment = {}, { flags, ...prepared }: OfFile = {}): Site => {
  let browser: Browser | undefined;
  let server: RunningServer | undefined;
  const contexts = new Set<BrowserContext>();

  beforeAll(async () => {
    [server, browser] = await Promise.all([
      startServer(env, prepared),
      flags === undefined ? sharedBrowser() : launchBrowser(flags),
    ]);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await tellWhatIsShown([...contexts]);
    await Promise.all([...contexts].map((context) => context.close()));
    contexts.clear();
  });
  afterAll(async () => {
    await server?.stop();
    if (flags !== undefined) await browser?.close();
  });

  const started = (): RunningServer => {
    if (server === undefined) throw new Error('The server has not started');
    return server;
  };
  return {
    origin: () => started().origin,
    server: started,
    newPage: async ({ hurried = false, keepsApp = false, ...options } = {}) => {
      if (browser === undefined) throw new Error('The browser has not started');
      const { origin, sandboxCookie, expectRunning } = started();
      expectRunning();
      const context = await browser.newContext({
        baseURL: origin,
        viewport: PHONE,
        serviceWorkers: keepsApp ? 'allow' : 'block',
        ...options,
      });
      contexts.add(context);
      await context.addCookies([sandboxCookie]);
      await hearBrowser(context);
      context.setDefaultTimeout(ONE_WAIT_MS);
      if (hurried) await hurry(context);
      return openTab(context, origin);
    },
  };
};
