/** `npm run atlas`. */
import { machines } from '../../machines/index.ts';
import { launchBrowser } from '../kit/launch-browser.ts';
import { flowsWithScreens } from '../model/flows.ts';
import { buildStage } from './build.ts';
import { runAtlas } from './command.ts';

/** The flows that a person sees; the others only work for them. */
const seen = Object.fromEntries(
  Object.entries(machines).filter(([name]) => flowsWithScreens.includes(name)),
);

const browser = await launchBrowser();
try {
  process.exitCode = await runAtlas(process.argv.slice(2), {
    machines: seen,
    openStage: buildStage,
    browser,
    say: (line) => console.log(line),
  });
} finally {
  await browser.close();
}
