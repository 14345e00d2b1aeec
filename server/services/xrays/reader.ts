import type { RadiographModel } from '../../providers/radiograph/port.ts';
import { projectionOf } from '../../radiograph/look.ts';
import type { RunTask } from '../../workers/tasks.ts';
import type { XrayReader } from './xray-deps.ts';

/** Looks at X-rays on the threads: first whether a picture shows teeth at all, and only then what it may show. */
export const xrayReader = (run: RunTask, model: RadiographModel): XrayReader => ({
  name: model.name,
  version: model.version,
  isTrained: model.isTrained,
  async read(raster, signal) {
    const verdict = await run('checkRadiograph', raster, signal);
    if (verdict.kind === 'refused') return { kind: 'refused', reason: verdict.reason };
    const findings = [...(await model.find(raster, signal))];
    return { kind: 'read', reading: { projection: projectionOf(raster), findings } };
  },
});
