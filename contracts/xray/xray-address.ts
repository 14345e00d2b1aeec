import { PATHS } from '../common/paths.ts';

/** The parameter that says which X-ray is open. */
export const XRAY_PARAMETER = 'xray';

/** Value of the parameter when another X-ray is added, whatever this device knows of. */
export const NEW_XRAY = 'new';

/** Returns the address at which an X-ray of the account is looked at. */
export const xrayAddress = (id: string): string =>
  `${PATHS.xrayAnalysis}?${XRAY_PARAMETER}=${encodeURIComponent(id)}`;
