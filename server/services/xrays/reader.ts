import type { RadiographModel } from '../../providers/radiograph/port.ts';
import { projectionOf } from '../../radiograph/look.ts';
import type { RunTask } from '../../workers/tasks.ts';
import type { XrayReader } from './xray-deps.ts';

/**
 * Makes a reader that works on the threads: the X-ray gate first checks that a picture shows teeth, then the model
 * looks for findings, and the picture itself is judged.
 */
export const xrayReader = (run: RunTask, model: RadiographModel): XrayReader => ({
  name: model.name,
  version: model.version,
  isTrained: model.isTrained,
  async read(raster, signal) {
    const verdict = await run('checkRadiograph', raster, signal);
    if (verdict.kind === 'refused') return { kind: 'refused', reason: verdict.reason };
    const findings = [...(await model.find(raster, signal))];
    const judged = await run('judgeQuality', raster, signal);
    return { kind: 'read', reading: { projection: projectionOf(raster), findings, ...judged } };
  },
});
