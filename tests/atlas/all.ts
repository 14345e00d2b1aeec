import { machines } from '../../machines/index.ts';
import { launchBrowser } from '../kit/launch-browser.ts';
import { flowsWithScreens } from '../model/flows.ts';
import { buildStage } from './build.ts';
import { runAtlas } from './command.ts';

/** The flows that a person sees; the others only work for them. */
const seen = Object.fromEntries(
  Object.entries(machines).filter(([name]) => flowsWithScreens.includes(name)),
);

/** Takes pictures of the flows of the registry; returns the code that the command ends with. */
export const atlasOfAll = async (args: readonly string[]): Promise<0 | 1 | 2> => {
  const browser = await launchBrowser();
  try {
    return await runAtlas(args, {
      machines: seen,
      openStage: buildStage,
      browser,
      say: (line) => console.log(line),
    });
  } finally {
    await browser.close();
  }
};
