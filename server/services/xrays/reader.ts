import { EMBEDDED } from '../../providers/radiograph/index.ts';
import type { RadiographModel } from '../../providers/radiograph/port.ts';
import { checkRadiograph } from '../../radiograph/gate.ts';
import { projectionOf } from '../../radiograph/look.ts';
import type { RunTask } from '../../workers/tasks.ts';
import type { XrayReader } from './xray-deps.ts';

/** What is said of a picture on which no model has looked for anything. */
const NOTHING_MARKED = { engine: EMBEDDED, findings: [] };

/**
 * Makes a reader: the X-ray gate first checks that a picture shows teeth, unless the person
 * has been asked, then the model looks for findings, and the picture itself is judged. Nothing is marked on a picture of which nobody says that it shows
 * teeth.
 */
export const xrayReader = (
  run: RunTask,
  model: RadiographModel,
  check = checkRadiograph,
): XrayReader => ({
  async read(raster, { signal, toldKind }) {
    if (toldKind === null) {
      const verdict = check(raster);
      if (verdict.kind === 'refused') return { kind: 'refused', reason: verdict.reason };
      if (verdict.kind === 'unsure') return { kind: 'unsure' };
    }
    const { engine, findings } =
      toldKind === 'notSure' ? NOTHING_MARKED : await model.find(raster, signal);
    const judged = await run('judgeQuality', raster, signal);
    const reading = {
      projection: projectionOf(raster),
      findings: [...findings],
      engine,
      ...judged,
    };
    return { kind: 'read', reading };
  },
});
