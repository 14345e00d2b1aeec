import type { Sql } from '../../db/connect.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import { jobsIn } from '../../repositories/jobs.ts';
import { reanalysesIn } from '../../repositories/reanalyses.ts';
import { XRAY_REMOVAL, xraysIn } from '../../repositories/xrays.ts';
import type { XrayRow } from '../../repositories/xrays.ts';
import { xrayTransition } from './xray-state.ts';
import type { XrayEvent } from './xray-state.ts';

/** Kind of the job that analyses an X-ray; its key is the X-ray and the number of the analysis. */
export const XRAY_ANALYSIS = 'xrayAnalysis';

/** Moves a locked row. @returns the row as it is now, or `null` when the event does not fit */
export const moveXray = async (
  sql: Sql,
  row: XrayRow,
  event: XrayEvent,
): Promise<XrayRow | null> => {
  const moved = xrayTransition(row, event);
  if (moved.kind === 'illegal') return null;
  return (await xraysIn(sql).move(row, moved.to)) ? { ...row, ...moved.to } : null;
};

type Planning = { readonly clock: Clock; readonly ids: Ids };

type Asking = Extract<XrayEvent, { readonly type: 'asked' | 'told' }>;

/**
 * Plans the analysis of a locked row, unless it is under way or done, or the person has told that it shows something
 * else. @returns the row as it is now
 */
export const askForAnalysis = async (
  sql: Sql,
  { clock, ids }: Planning,
  row: XrayRow,
  event: Asking = { type: 'asked' },
): Promise<XrayRow> => {
  const asked = await moveXray(sql, row, event);
  if (asked?.state !== 'analyzing') return asked ?? row;
  const key = `${asked.id}:${asked.analyses}`;
  await jobsIn(sql).add({ id: ids.row(), kind: XRAY_ANALYSIS, key, dueAt: clock.now() });
  return asked;
};

/**
 * Deletes a locked row with its re-analyses and their mails; a job deletes its pictures, and retries until they are
 * gone.
 */
export const deleteRow = async (
  sql: Sql,
  { clock, ids }: Planning,
  id: string,
): Promise<boolean> => {
  await reanalysesIn(sql).deleteOfXray(id);
  const isGone = await xraysIn(sql).delete(id);
  if (!isGone) return false;
  await jobsIn(sql).add({ id: ids.row(), kind: XRAY_REMOVAL, key: id, dueAt: clock.now() });
  return true;
};
