import { giveUpAnalysis, runAnalysis } from '../services/xrays/analysis.ts';
import { XRAY_REMOVAL } from '../repositories/xrays.ts';
import { XRAY_ANALYSIS } from '../services/xrays/move.ts';
import type { XrayNeeds } from '../services/xrays/needs.ts';
import { removePictures, tidyUp, tryRemovalAnew } from '../services/xrays/upkeep.ts';
import type { JobKind } from './runner.ts';

/** Analyses, one at a time in each process. */
export const analysisJobs = (needs: XrayNeeds): JobKind[] => [
  {
    name: XRAY_ANALYSIS,
    run: (key) => runAnalysis(needs, key),
    giveUp: (key) => giveUpAnalysis(needs, key),
  },
];

type Upkeep = Pick<XrayNeeds, 'db' | 'clock' | 'ids' | 'files'> & {
  readonly log: { info(line: object, text: string): void };
};

/** What X-rays leave: pictures of those that are gone, and once a day (UTC) whatever belongs to none. */
export const xrayUpkeep = ({ log, ...needs }: Upkeep): JobKind[] => [
  {
    name: XRAY_REMOVAL,
    run: (key) => removePictures(needs, key),
    giveUp: (key) => tryRemovalAnew(needs, key),
  },
  {
    name: 'xrayUpkeep',
    keyAt: (now) => now.toISOString().slice(0, 10),
    run: async () => log.info(await tidyUp(needs), 'old X-rays deleted'),
  },
];
