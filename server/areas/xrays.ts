import { reanalysisRoutes } from '../routes/reanalyses.ts';
import { xrayPictureRoutes } from '../routes/xray-pictures.ts';
import { xrayRoutes } from '../routes/xrays.ts';
import { keptSecret } from '../services/kept-secret.ts';
import { analysisJob } from '../services/xrays/analysis.ts';
import { xrayUpkeepJobs } from '../services/xrays/upkeep.ts';
import type { Area } from './area.ts';

/** X-rays and what is found on them. */
export const xrays: Area = (app, deps) => {
  const secret = keptSecret(deps, 'pictureAddresses');
  xrayRoutes(app, { ...deps, secret, dataDir: deps.env.dataDir });
  xrayPictureRoutes(app, { ...deps, secret });
  reanalysisRoutes(app, deps);
  return { jobs: xrayUpkeepJobs(deps), lanes: [{ kinds: [analysisJob(deps)] }] };
};
