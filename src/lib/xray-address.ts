import { PATHS } from '../../contracts/paths.ts';
import { RESULT_PARAMETER } from '../../contracts/result-address.ts';
import { XRAY_PARAMETER } from '../../contracts/xray-address.ts';

/** Where an X-ray is added to a saved result (SAVE-05). */
export const xrayForResult = (id: string): string =>
  `${PATHS.xrayAnalysis}?${new URLSearchParams({ [RESULT_PARAMETER]: id })}`;

/** Which saved result an address adds an X-ray to; null for none. */
export const resultBesideIn = (search: string): string | null =>
  new URLSearchParams(search).get(RESULT_PARAMETER) || null;

/** Which X-ray an address opens; null for the one that this device knows of, or none. */
export const xrayIn = (search: string): string | null =>
  new URLSearchParams(search).get(XRAY_PARAMETER) || null;
