import type { ShownVisit } from '../../../contracts/booking/visit-note.ts';
import { shownVisitOf } from '../../../contracts/rules/shown-visit.ts';
import type { Sql } from '../../db/connect.ts';
import { visitNotesIn } from '../../repositories/visit-notes.ts';
import { visitResultsIn } from '../../repositories/visit-results.ts';
import { notesOf } from './visit-notes.ts';

type Of = { readonly ownerId: string; readonly resultId?: string };

/** Reads the calls to which results of an account were brought, by the result: each with its newest note, the latest call first. */
export const visitsByResult = async (
  sql: Sql,
  { ownerId, resultId }: Of,
): Promise<ReadonlyMap<string, readonly ShownVisit[]>> => {
  const brought = await visitResultsIn(sql).ofOwner(ownerId, resultId);
  const calls = [...new Set(brought.map(({ appointmentId }) => appointmentId))];
  const rows = [...(await visitNotesIn(sql).newestOf(calls)).values()];
  const notes = await notesOf(sql, rows);
  const byCall = new Map(rows.map(({ appointmentId }, at) => [appointmentId, notes[at]]));
  const visits = new Map<string, ShownVisit[]>();
  for (const { resultId: of, appointmentId, startsAt } of brought) {
    const note = byCall.get(appointmentId);
    if (note === undefined) continue;
    visits.set(of, [...(visits.get(of) ?? []), shownVisitOf(startsAt.toISOString(), note)]);
  }
  return visits;
};
