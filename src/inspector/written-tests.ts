import { MASK } from './mask.ts';
import type { Gesture } from './gestures.ts';
import type { LogEntry } from './model.ts';
import type { Recording } from './recording.ts';
import { literal } from './test-events.ts';

const MASKED = `  // '${MASK}' was masked: fill it in, or it may lead elsewhere.`;

const withMask = (lines: readonly string[]): string[] => [
  ...(lines.some((line) => line.includes(MASK)) ? [MASKED] : []),
  ...lines,
];

/** What an actor or the clock caused; a snapshot of a child is not kept. */
const CAUSED = /^xstate\.(done\.actor|error\.actor|after)\./;

const causeLine = ({ type, event, carried, from }: LogEntry): string => {
  if (CAUSED.test(type)) {
    const { output, error } = carried;
    return `  perform(${literal({ type, output, error })});`;
  }
  if (event === null || from === 'itself') return `  // ${type} comes by itself`;
  return `  actor.send(${literal({ ...carried, type })} as never);`;
};

/** Writes what one flow did as a test for the folder `tests/`, with everything outside parked. */
export const asVitest = ({ log }: Recording, actorId: string): string => {
  const [first, ...rest] = log.filter((entry) => entry.actorId === actorId && entry.isTaken);
  const flow = first?.flow ?? '';
  const isWhole = first?.type === 'xstate.init';
  const steps = (isWhole ? rest : log.filter((entry) => entry.actorId === actorId)).flatMap(
    (entry) => {
      const line = causeLine(entry);
      if (line.startsWith('  //')) return [line];
      return [line, `  expect(actor.getSnapshot().value).toEqual(${literal(entry.after)});`];
    },
  );
  const input = first?.carried['input'];
  const body = [
    `  const { actor, perform } = startHarness(machines.${flow}, ${literal({ input })});`,
    ...(isWhole ? [`  expect(actor.getSnapshot().value).toEqual(${literal(first.after)});`] : []),
    ...steps,
    '  actor.stop();',
  ];
  return [
    "import { expect, it } from 'vitest';",
    "import { machines } from '../machines/index.ts';",
    "import { startHarness } from './model/harness.ts';",
    '',
    `it('${flow} goes the recorded way', () => {`,
    ...(isWhole ? [] : ['  // Earlier events were no longer kept: begin it as it began.']),
    ...withMask(body),
    '});',
    '',
  ].join('\n');
};

const found = ({ role, name, nth }: Gesture): string => {
  if (role === 'summary') return `page.locator('summary', { hasText: ${literal(name)} })`;
  return name === '' || name === MASK
    ? `page.getByRole('${role}').nth(${nth})`
    : `page.getByRole('${role}', { name: ${literal(name)}, exact: true })`;
};

const GESTURES: Readonly<Record<Gesture['kind'], string>> = {
  press: 'click()',
  // The box itself may lie hidden below what is drawn.
  check: 'check({ force: true })',
  fill: `fill('${MASK}')`,
  choose: 'selectOption({ index: 1 })',
};

/** Writes what was pressed on the page as a spec of Playwright; a text that was typed is not kept. */
export const asPlaywright = ({ gestures, address }: Recording): string => {
  const lines = gestures.map((gesture) => `  await ${found(gesture)}.${GESTURES[gesture.kind]};`);
  const start = gestures[0]?.address ?? address;
  return [
    "import { expect, test } from '@playwright/test';",
    '',
    '// BASE_URL: where the app runs.',
    "const { BASE_URL = 'http://localhost:3000' } = process.env;",
    '',
    `test('the recorded way from ${start}', async ({ page }) => {`,
    '  const errors = [];',
    "  page.on('pageerror', (error) => errors.push(error.message));",
    `  await page.goto(new URL(${literal(start)}, BASE_URL).href);`,
    ...withMask(lines),
    `  await page.waitForURL(({ pathname }) => pathname === ${literal(address)});`,
    '  expect(errors).toEqual([]);',
    '});',
    '',
  ].join('\n');
};
