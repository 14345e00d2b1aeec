import { PATHS } from '../../../contracts/common/paths.ts';
import { RESULT_PARAMETER } from '../../../contracts/assessment/result-address.ts';
import { XRAY_PARAMETER } from '../../../contracts/xray/xray-address.ts';

/** Builds the address for adding an X-ray to a saved result (SAVE-05). */
export const xrayForResult = (id: string): string =>
  `${PATHS.xrayAnalysis}?${new URLSearchParams({ [RESULT_PARAMETER]: id })}`;

/** Reads the saved result that the URL adds an X-ray to; null for none. */
export const resultBesideIn = (search: string): string | null =>
  new URLSearchParams(search).get(RESULT_PARAMETER) || null;

/** Reads the X-ray that the URL opens; null for the one known to this device, or none. */
export const xrayIn = (search: string): string | null =>
  new URLSearchParams(search).get(XRAY_PARAMETER) || null;
