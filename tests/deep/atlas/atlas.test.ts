import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { machines } from '../../../machines/index.ts';
import { buildStage } from '../../atlas/build.ts';
import { runAtlas } from '../../atlas/command.ts';
import { launchBrowser } from '../../kit/launch-browser.ts';
import { casesOf } from '../../model/flows.ts';
import { pathsToLeaves } from '../../model/paths.ts';

/** One flow that is told what happens, and one that is moved by its screens, as a person would. */
const FLOWS = { qrPayment: machines.qrPayment, teleconsultation: machines.teleconsultation };

it('the atlas shows every state of a flow as its own tests see it, drawn by its own screens', async () => {
  const out = mkdtempSync(join(tmpdir(), 'toothwise-atlas-test-'));
  const browser = await launchBrowser();
  const said: string[] = [];
  const code = await runAtlas(['--width', '360', '--theme', 'light', '--out', out], {
    machines: FLOWS,
    openStage: buildStage,
    browser,
    say: (line) => said.push(line),
  });
  await browser.close();
  expect(said.join('\n')).toContain('0 with findings of axe, 0 not shown as their tests see them');
  expect(code).toBe(0);
  for (const flow of ['qrPayment', 'teleconsultation'] as const) {
    const names = pathsToLeaves(machines[flow], casesOf(flow)).map(({ name }) => name);
    const missing = names.filter(
      (name) => !existsSync(join(out, `pictures/${flow}/${name}.en.360.light.png`)),
    );
    expect(missing).toEqual([]);
  }
  rmSync(out, { recursive: true });
});
