/** `npm run check:runner`: tries whether an engine that reads X-rays keeps to our protocol. Ends with 1 when it does not. */
import { readEnv } from '../env.ts';
import type { Env } from '../env.ts';
import { systemClock } from '../lib/clock.ts';
import { StartError } from '../lib/start-error.ts';
import { runCommand } from '../program.ts';
import { checkRunner } from '../providers/radiograph/check/check-runner.ts';
import type { Checked } from '../providers/radiograph/check/check-runner.ts';
import type { RunnerSettings } from '../providers/radiograph/port.ts';

const USAGE = `npm run check:runner -- http://localhost:8080    the engine there, with XRAY_RUNNER_TOKEN if it is set
npm run check:runner                             the engine that XRAY_RUNNER_URL names
`;

/** Takes the address that is given, by the same rules as the setting, and else the setting. */
const settingsOf = (env: Env): RunnerSettings => {
  const [url, ...others] = process.argv.slice(2);
  const { XRAY_RUNNER_TOKEN } = process.env;
  const { radiographModel } =
    url === undefined ? env : readEnv({ XRAY_RUNNER_URL: url, XRAY_RUNNER_TOKEN });
  if (others.length > 0 || radiographModel?.kind !== 'runner') throw new StartError(USAGE);
  return radiographModel;
};

const lineOf = ({ name, fault, note }: Checked): string => {
  const [verdict, more] = fault === null ? ['ok   ', note] : ['FAILS', fault];
  return `${verdict} ${name}${more === null ? '' : `: ${more}`}\n`;
};

await runCommand(USAGE, async (env) => {
  const settings = settingsOf(env);
  let [passed, all] = [0, 0];
  for await (const checked of checkRunner(settings, systemClock)) {
    all += 1;
    if (checked.fault === null) passed += 1;
    process.stdout.write(lineOf(checked));
  }
  process.stdout.write(`${passed} of ${all} checks passed.\n`);
  process.exitCode = passed === all ? 0 : 1;
});
