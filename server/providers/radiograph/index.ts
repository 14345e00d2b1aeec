import type { Clock } from '../../lib/clock.ts';
import type { Analyze } from './embedded.ts';
import { embeddedModel } from './embedded.ts';
import type { RadiographModel, RadiographModelSettings } from './port.ts';

/** Returns the operator's model, or the embedded analyzer when there is none (the default). */
export const radiographModelFor = async (
  settings: RadiographModelSettings | null,
  { analyze, clock }: { readonly analyze: Analyze; readonly clock: Clock },
): Promise<RadiographModel> =>
  settings === null
    ? embeddedModel(analyze)
    : // Loaded only when it is wanted.
      (await import('./onnx.ts')).onnxModel(settings, { clock });
