import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { eventWords } from '../../machines/kit/chart.ts';
import { chartName } from './chart-name.ts';
import { stateNodesOf } from './chart-parts.ts';
import { transitionsOf } from './coverage.ts';

/** One step of a way through a browser: the happening of the chart, the leaf it leads to, and the lines of Playwright. */
export type BrowserStep = {
  /** The happening as the chart's page words it (`code.requested`), without what follows by itself. Null for the opening. */
  readonly by: string | null;
  readonly at: string;
  /** The lines do what a person does, and look for what must be seen then. */
  readonly lines: readonly string[];
};
/** A way through one flow, by the hands of a person in a real browser. */
export type BrowserWay = { readonly title: string; readonly steps: readonly BrowserStep[] };

type Wayed = { readonly machine: AnyStateMachine; readonly way?: BrowserWay | undefined };

const byItself = (words: string): boolean =>
  /^(always$|done: |failed: |moved: |after )/.test(words);

/** The leaves at which a state begins. */
const startsOf = (node: AnyStateNode): AnyStateNode[] => {
  if (node.type === 'parallel') return Object.values(node.states).flatMap(startsOf);
  return node.type === 'compound' ? node.initial.target.flatMap(startsOf) : [node];
};

const withParents = (node: AnyStateNode): AnyStateNode[] =>
  node.parent === undefined ? [node] : [node, ...withParents(node.parent)];

const led = (from: readonly AnyStateNode[], takes: (words: string) => boolean): AnyStateNode[] =>
  from
    .flatMap(withParents)
    .flatMap(transitionsOf)
    .filter(({ eventType }) => takes(eventWords(eventType)))
    .flatMap(({ target }) => (target ?? []).flatMap(startsOf));

/** The leaves from which a flow goes on by itself, and those it comes to so. */
const settledFrom = (from: readonly AnyStateNode[]): AnyStateNode[] => {
  const reached = new Set(from);
  for (const node of reached) for (const next of led([node], byItself)) reached.add(next);
  return [...reached];
};

/** Returns what of a way the chart does not have (any more). */
export const problemsOf = (machine: AnyStateMachine, { steps }: BrowserWay): string[] => {
  const nodes = stateNodesOf(machine.root);
  let standing = startsOf(machine.root);
  return steps.flatMap(({ by, at }) => {
    const next = by === null ? standing : led(standing, (words) => words === by);
    const problem =
      by !== null && next.length === 0
        ? [`${machine.id}: nothing happens by ${by} before ${at}`]
        : settledFrom(next).some(({ path }) => path.join('.') === at)
          ? []
          : [`${machine.id}: ${by ?? 'the opening'} does not lead to ${at}`];
    standing = nodes.filter(({ path }) => path.join('.') === at);
    return problem;
  });
};

const stepLines = ({ by, at, lines }: BrowserStep): string[] => [
  `  await test.step(${JSON.stringify(`${by ?? 'opened'}, to ${at}`)}, async () => {`,
  ...lines.map((line) => `    ${line}`),
  '  });',
];

const testLines = (flow: string, { title, steps }: BrowserWay): string =>
  [
    `test(${JSON.stringify(`${flow}: ${title}`)}, async ({ page }) => {`,
    ...steps.flatMap(stepLines),
    '});',
  ].join('\n');

const HELPERS = `import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

// BASE_URL: where the app runs. SANDBOX_LINK: the link that its start prints, for codes and payments without money.
// COVERAGE_DIR: the folder of what flows went through, where the app was built with one.
const { BASE_URL = 'http://localhost:3000', SANDBOX_LINK, CHROMIUM_PATH, COVERAGE_DIR } = process.env;
test.use({
  baseURL: BASE_URL,
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
  ...(CHROMIUM_PATH && { launchOptions: { executablePath: CHROMIUM_PATH, args: ['--no-sandbox'] } }),
});
test.setTimeout(90_000);

/** Somebody who was never here. */
const digits = () => String(Math.floor(Math.random() * 90_000) + 10_000);
const person = () => {
  const own = digits() + digits();
  return { email: \`asha\${own}@example.org\`, phone: \`98765\${digits()}\`, password: 'eleven green tigers' };
};
const heading = (page, name) => page.getByRole('heading', { level: 1, name }).waitFor();
const button = (page, name) => page.getByRole('button', { name, exact: true });
/** Opens a page and waits until the app is there. */
const open = async (page, address) => {
  await page.goto(address);
  await page.locator('#first-paint').waitFor({ state: 'detached' });
};
/** It counts the codes to an address or a number that were used. */
const used = new Map();
/** The code that was sent last to an address or a number, once it is a new one. */
const codeFor = async (page, to) => {
  let codes = [];
  await expect
    .poll(async () => {
      const reply = await page.request.get(\`/sandbox/outbox.json?to=\${encodeURIComponent(to)}\`);
      const { messages } = await reply.json();
      codes = messages.flatMap(({ text }) => /\\b(\\d{6}|\\d{4})\\b/.exec(text)?.[1] ?? []);
      return codes.length > (used.get(to) ?? 0);
    })
    .toBe(true);
  used.set(to, codes.length);
  return codes[0];
};
const enterCode = async (page, to) => {
  const code = await codeFor(page, to);
  await page.getByLabel(\`Digit 1 of \${code.length}\`).click();
  await page.keyboard.type(code);
};
const fillForm = async (page, { email, phone, password }) => {
  await page.getByLabel('First Name').fill('Asha');
  await page.getByLabel('Last Name').fill('Verma');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone Number').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await button(page, 'Create account').click();
};
/** Makes an account, and leaves it as somebody else would find the device. */
const register = async (page, who) => {
  await open(page, '/register');
  await fillForm(page, who);
  await enterCode(page, who.email);
  await enterCode(page, \`+91\${who.phone}\`);
  await page.waitForURL((url) => url.pathname !== '/register');
  await page.evaluate(() => localStorage.clear());
  const kept = (await page.context().cookies()).filter(({ name }) => name === 'toothwise-sandbox');
  await page.context().clearCookies();
  await page.context().addCookies(kept);
};

/** What was seen of each flow, as \`npm run paths -- --coverage\` reads it. */
const seen = {};
const hear = (flow, part, name) => {
  const chart = CHARTS[flow];
  if (chart === undefined) return;
  seen[flow] ??= { chart, touched: { states: [], transitions: [], guards: [], outcomes: [] } };
  if (!seen[flow].touched[part].includes(name)) seen[flow].touched[part].push(name);
};
test.afterAll(() => {
  if (!COVERAGE_DIR || Object.keys(seen).length === 0) return;
  mkdirSync(COVERAGE_DIR, { recursive: true });
  writeFileSync(\`\${COVERAGE_DIR}/browser.\${randomUUID()}.json\`, JSON.stringify(seen));
});

test.beforeEach(async ({ context, page }) => {
  if (COVERAGE_DIR) await context.exposeFunction('tellCoverage', hear);
  if (SANDBOX_LINK) await page.goto(SANDBOX_LINK);
});
test.afterEach(({}, { status, expectedStatus, file }) => {
  if (status !== expectedStatus)
    console.log(\`Was the app changed since this file was made? \\\`npm run paths -- --check \${file}\\\` tells.\`);
});
`;

/**
 * Writes a Playwright spec of the ways. `all`: the flows of the app, which are seen on the ways as well. @throws Error where a
 * chart does not have its way (any more)
 */
export const specOf = (
  flows: Readonly<Record<string, Wayed>>,
  all: Readonly<Record<string, Wayed>> = flows,
): string => {
  const wayed = Object.entries(flows).flatMap(([flow, { machine, way }]) =>
    way === undefined ? [] : [{ flow, machine, way }],
  );
  const problems = wayed.flatMap(({ machine, way }) => problemsOf(machine, way));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const charts = Object.entries(all).map(([flow, { machine }]) => [flow, chartName(machine)]);
  return [
    '// Made by `npm run paths -- --format playwright`; `npm run paths -- --check FILE` tells whether it is stale.',
    ...wayed.map(({ flow, machine }) => `// chart ${flow} ${chartName(machine)}`),
    HELPERS,
    `const CHARTS = ${JSON.stringify(Object.fromEntries(charts), null, 2)};\n`,
    ...wayed.map(({ flow, way }) => `${testLines(flow, way)}\n`),
  ].join('\n');
};

/** Returns the flows of a spec whose charts have changed since it was made; null for another file. */
export const staleIn = (
  spec: string,
  flows: Readonly<Record<string, Wayed>>,
): readonly string[] | null => {
  const made = [...spec.matchAll(/^\/\/ chart (\w+) ([\da-f]+)$/gm)];
  if (made.length === 0) return null;
  return made.flatMap(([, flow = '', name]) => {
    const machine = flows[flow]?.machine;
    return machine !== undefined && chartName(machine) === name ? [] : [flow];
  });
};
