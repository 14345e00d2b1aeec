import type { Clock } from '../../lib/clock.ts';
import type { RadiographEngine, RadiographModel, RadiographModelSettings } from './port.ts';
import type { XrayReading } from '../../../contracts/xray/xray.ts';
import type { Raster } from '../../radiograph/raster.ts';

/** Reads a picture on a thread of its own; `analyzeRadiograph` of the workers. */
type Analyze = (raster: Raster, signal: AbortSignal) => Promise<XrayReading>;

/** The analyzer that is always there: rules for very bright areas, no trained model. */
export const EMBEDDED: RadiographEngine = {
  name: 'embedded',
  version: '2',
  isTrained: false,
  card: null,
};

const embeddedModel = (analyze: Analyze): RadiographModel => ({
  find: async (raster, signal) => ({
    engine: EMBEDDED,
    findings: (await analyze(raster, signal)).findings,
  }),
  close: async () => undefined,
});

/** Returns the operator's model or outside engine, or the embedded analyzer when there is none (the default). */
export const radiographModelFor = async (
  settings: RadiographModelSettings | null,
  { analyze, clock }: { readonly analyze: Analyze; readonly clock: Clock },
): Promise<RadiographModel> => {
  // Each is loaded only when it is wanted.
  switch (settings?.kind) {
    case 'onnx':
      return (await import('./onnx.ts')).onnxModel(settings, { clock });
    case 'runner':
      return (await import('./runner.ts')).runnerModel(settings, clock);
    default:
      return embeddedModel(analyze);
  }
};
