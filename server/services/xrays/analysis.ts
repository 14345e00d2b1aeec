import type { ToldKind } from '../../../contracts/xray/xray-states.ts';
import type { JobKind } from '../../jobs/runner.ts';
import { tellEnded } from '../../repositories/ends.ts';
import { xraysIn } from '../../repositories/xrays.ts';
import type { XrayRow } from '../../repositories/xrays.ts';
import { lockFor, withdrawnFor } from '../accounts/consent-rule.ts';
import type { NotAllowed } from '../accounts/consent-rule.ts';
import { XRAY_ANALYSIS, askForAnalysis, moveXray } from './move.ts';
import type { XrayDeps } from './xray-deps.ts';
import { fileNameOf } from './pictures.ts';
import type { XrayEvent } from './xray-state.ts';

/** Longest wait of a call for an analysis that may be quick, in milliseconds. */
const WAIT_MS = 3000;

type Whose = { readonly ownerId: string; readonly id: string };

type AnalysisRequested =
  | { readonly kind: 'asked'; readonly xray: XrayRow }
  | { readonly kind: 'notFound' }
  | NotAllowed;

/**
 * Has an X-ray of the account analysed, unless it is under way or done. `toldKind`: the person's answer, which counts
 * while they are asked what the picture shows.
 */
export const analyzeKept = (
  deps: XrayDeps,
  { ownerId, id, toldKind }: Whose & { readonly toldKind?: ToldKind },
): Promise<AnalysisRequested> =>
  deps.db.transaction(async (sql) => {
    const refused = await lockFor(sql, ownerId, 'reading');
    if (refused !== null) return refused;
    const row = await xraysIn(sql).lock(id);
    if (row?.ownerId !== ownerId) return { kind: 'notFound' };
    const event = toldKind && ({ type: 'told', kind: toldKind } as const);
    return { kind: 'asked', xray: await askForAnalysis(sql, deps, row, event) };
  });

/** Waits a moment for an analysis under way. @returns the row as it is then; `null` when it was deleted meanwhile */
export const waitForAnalysis = async (
  { db, ends, wakeJobs }: XrayDeps,
  row: XrayRow,
  signal: AbortSignal,
): Promise<XrayRow | null> => {
  if (row.state !== 'analyzing') return row;
  wakeJobs();
  return ends.wait(row.id, {
    ms: WAIT_MS,
    signal,
    read: () => xraysIn(db.sql).byIdOf(row.ownerId, row.id),
    isOver: (now) => now?.state !== 'analyzing',
  });
};

const readKey = (key: string) => {
  const [id = '', analyses = ''] = key.split(':');
  return { id, analyses: Number(analyses) };
};

/** Writes the outcome of an analysis, unless the row is gone or was asked about again meanwhile. */
const end = async (deps: XrayDeps, key: string, event: XrayEvent): Promise<void> => {
  const { id, analyses } = readKey(key);
  await deps.db.transaction(async (sql) => {
    await tellEnded(sql, id);
    const row = await xraysIn(sql).lock(id);
    if (row?.analyses !== analyses) return;
    // The reading is dropped when the consent was withdrawn meanwhile.
    const isRefused = (await withdrawnFor(sql, row.ownerId, 'reading')) !== null;
    await moveXray(sql, row, isRefused ? { type: 'gaveUp' } : event);
  });
};

/**
 * Makes one analysis: reads the picture, checks that it shows teeth, and looks for findings; it
 * asks the person where the check cannot tell.
 * @throws Error when it could not be done this time: the job retries later
 */
const runAnalysis = async (deps: XrayDeps, key: string): Promise<void> => {
  const { db, files, pictures, xrayReader } = deps;
  const { id, analyses } = readKey(key);
  const row = await xraysIn(db.sql).byId(id);
  if (row?.state !== 'analyzing' || row.analyses !== analyses) return;
  if ((await withdrawnFor(db.sql, row.ownerId, 'reading')) !== null) {
    return end(deps, key, { type: 'gaveUp' });
  }
  const picture = await files.get(fileNameOf(id, 'picture'));
  if (picture === null) return end(deps, key, { type: 'pictureMissed' });
  const raster = await pictures.raster(picture);
  const { signal } = new AbortController();
  const read = await xrayReader.read(raster, { signal, toldKind: row.toldKind });
  if (read.kind === 'refused') return end(deps, key, { type: 'refused', reason: read.reason });
  if (read.kind === 'unsure') return end(deps, key, { type: 'unsure' });
  return end(deps, key, { type: 'read', reading: read.reading });
};

/** An analysis that is given up can be asked for again. */
export const analysisJob = (deps: XrayDeps): JobKind => ({
  name: XRAY_ANALYSIS,
  run: (key) => runAnalysis(deps, key),
  giveUp: (key) => end(deps, key, { type: 'gaveUp' }),
});
