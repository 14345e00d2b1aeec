import type { Clock } from '../../lib/clock.ts';
import type { RadiographModel, RadiographModelSettings } from './port.ts';
import type { XrayReading } from '../../../contracts/xray/xray.ts';
import type { Raster } from '../../radiograph/raster.ts';

/** Reads a picture on a thread of its own; `analyzeRadiograph` of the workers. */
type Analyze = (raster: Raster, signal: AbortSignal) => Promise<XrayReading>;

/** The analyzer that is always there: rules for very bright areas, no trained model. */
const embeddedModel = (analyze: Analyze): RadiographModel => ({
  name: 'embedded',
  version: '2',
  isTrained: false,
  find: async (raster, signal) => (await analyze(raster, signal)).findings,
  close: async () => undefined,
});

/** Returns the operator's model, or the embedded analyzer when there is none (the default). */
export const radiographModelFor = async (
  settings: RadiographModelSettings | null,
  { analyze, clock }: { readonly analyze: Analyze; readonly clock: Clock },
): Promise<RadiographModel> =>
  settings === null
    ? embeddedModel(analyze)
    : // Loaded only when it is wanted.
      (await import('./onnx.ts')).onnxModel(settings, { clock });
