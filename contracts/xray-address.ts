import { PATHS } from './paths.ts';

/** The parameter that says which X-ray is open. */
export const XRAY_PARAMETER = 'xray';

/** What it says where another one is added, whatever this device knows of. */
export const NEW_XRAY = 'new';

/** Where an X-ray of the account is looked at. */
export const xrayAddress = (id: string): string =>
  `${PATHS.xrayAnalysis}?${XRAY_PARAMETER}=${encodeURIComponent(id)}`;
