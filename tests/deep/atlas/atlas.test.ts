import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { machines } from '../../../machines/index.ts';
import { buildStage } from '../../atlas/build.ts';
import { runAtlas } from '../../atlas/command.ts';
import { launchBrowser } from '../../kit/launch-browser.ts';
import { casesOf } from '../../model/flows.ts';
import { pathsToLeaves } from '../../model/paths.ts';

/** One flow that is told what happens, and one that is moved by its screens, as a person would. */
const FLOWS = { qrPayment: machines.qrPayment, teleconsultation: machines.teleconsultation };

/** Runs the command as `npm run atlas` does; returns its code and what it says. */
const atlas = async (flows: Readonly<Record<string, AnyStateMachine>>, args: readonly string[]) => {
  const browser = await launchBrowser();
  const said: string[] = [];
  const code = await runAtlas(['--width', '360', '--theme', 'light', ...args], {
    machines: flows,
    openStage: buildStage,
    browser,
    say: (line) => said.push(line),
  });
  await browser.close();
  return { code, said: said.join('\n') };
};

const namesOf = (flow: keyof typeof FLOWS): string[] =>
  pathsToLeaves(machines[flow], casesOf(flow)).map(({ name }) => name);

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'toothwise-atlas-test-'));
});
afterEach(() => rmSync(out, { recursive: true }));

it('the atlas shows every state of a flow as its own tests see it, drawn by its own screens', async () => {
  const { code, said } = await atlas(FLOWS, ['--out', out]);
  expect(said).toContain('0 with findings of axe, 0 not shown as their tests see them');
  expect(code).toBe(0);
  for (const flow of ['qrPayment', 'teleconsultation'] as const) {
    const missing = namesOf(flow).filter(
      (name) => !existsSync(join(out, `pictures/${flow}/${name}.en.360.light.png`)),
    );
    expect(missing).toEqual([]);
  }
});

it('the atlas shows every state of a flow in Hindi where that is asked for', async () => {
  const { qrPayment } = FLOWS;
  const both = ['--language', 'en', '--language', 'hi'];
  const { code } = await atlas({ qrPayment }, [...both, '--out', out]);
  expect(code).toBe(0);
  const pictureIn = (language: string, name: string): Buffer =>
    readFileSync(join(out, `pictures/qrPayment/${name}.${language}.360.light.png`));
  const alike = namesOf('qrPayment').filter((name) =>
    pictureIn('en', name).equals(pictureIn('hi', name)),
  );
  expect(alike).toEqual([]);
});
