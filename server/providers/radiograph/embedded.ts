import type { XrayReading } from '../../../contracts/xray/xray.ts';
import type { Raster } from '../../radiograph/raster.ts';
import type { RadiographModel } from './port.ts';

/** Reads a picture on a thread of its own; `analyzeRadiograph` of the workers. */
export type Analyze = (raster: Raster, signal: AbortSignal) => Promise<XrayReading>;

/** The analyzer that is always there: a screening aid, no trained model. */
export const embeddedModel = (analyze: Analyze): RadiographModel => ({
  name: 'embedded',
  version: '1',
  isTrained: false,
  find: async (raster, signal) => (await analyze(raster, signal)).findings,
  close: async () => undefined,
});
