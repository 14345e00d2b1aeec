import type { RadiographModel } from '../../providers/radiograph/port.ts';
import { checkRadiograph } from '../../radiograph/gate.ts';
import { projectionOf } from '../../radiograph/look.ts';
import type { XrayReader } from './xray-deps.ts';

/**
 * Makes a reader: the X-ray gate first checks that a picture shows teeth, then the model looks for findings.
 */
export const xrayReader = (model: RadiographModel): XrayReader => ({
  name: model.name,
  version: model.version,
  isTrained: model.isTrained,
  async read(raster, signal) {
    const verdict = checkRadiograph(raster);
    if (verdict.kind === 'refused') return { kind: 'refused', reason: verdict.reason };
    const findings = [...(await model.find(raster, signal))];
    return { kind: 'read', reading: { projection: projectionOf(raster), findings } };
  },
});
