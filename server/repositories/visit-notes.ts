import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { roomMessages, visitNotes } from '../db/schema.ts';
import type { MessageBody, VisitContent } from '../db/schema.ts';

export type VisitNoteRow = typeof visitNotes.$inferSelect;
export type { VisitContent } from '../db/schema.ts';

/** Rows of visit notes, which are added and never changed. */
export const visitNotesIn = (sql: Sql) => ({
  async add(note: VisitNoteRow): Promise<void> {
    await sql.insert(visitNotes).values(note);
  },

  async byId(id: string): Promise<VisitNoteRow | null> {
    const [found] = await sql.select().from(visitNotes).where(eq(visitNotes.id, id));
    return found ?? null;
  },

  /** Reads the newest version of each of these appointments, by the appointment. */
  async newestOf(appointmentIds: readonly string[]): Promise<Map<string, VisitNoteRow>> {
    if (appointmentIds.length === 0) return new Map();
    const { appointmentId, version } = visitNotes;
    const rows = await sql
      .selectDistinctOn([appointmentId])
      .from(visitNotes)
      .where(inArray(appointmentId, [...appointmentIds]))
      .orderBy(appointmentId, desc(version));
    return new Map(rows.map((row) => [row.appointmentId, row]));
  },

  async newest(appointmentId: string): Promise<VisitNoteRow | null> {
    return (await this.newestOf([appointmentId])).get(appointmentId) ?? null;
  },
});

/** A final word of a dentist, and the names of the conditions of the assessment that was shared before, the likeliest first. */
export type FinalWordRow = {
  readonly finalWord: VisitContent['finalWord'];
  readonly likely: readonly string[];
};

/** Reads the final word of every newest visit note for which a result was shared, with the newest of these. */
export const finalWords = async (sql: Sql): Promise<FinalWordRow[]> => {
  const notes = sql
    .selectDistinctOn([visitNotes.appointmentId], {
      appointmentId: visitNotes.appointmentId,
      content: visitNotes.content,
    })
    .from(visitNotes)
    .orderBy(visitNotes.appointmentId, desc(visitNotes.version))
    .as('notes');
  const rows = await sql
    .selectDistinctOn([notes.appointmentId], { content: notes.content, body: roomMessages.body })
    .from(notes)
    .innerJoin(
      roomMessages,
      and(eq(roomMessages.appointmentId, notes.appointmentId), eq(roomMessages.kind, 'result')),
    )
    .orderBy(notes.appointmentId, desc(roomMessages.sequence));
  return rows.flatMap(({ content: { finalWord }, body }) =>
    body.kind === 'result'
      ? [{ finalWord, likely: body.result.likely.map(({ name }) => name) }]
      : [],
  );
};

/** A result as it was when it was shared. */
type SharedThen = Extract<MessageBody, { kind: 'result' }>['result'];

/** Lists the results that the patient has shared in the room of an appointment, the newest first, each once. */
export const resultsSharedIn = async (sql: Sql, appointmentId: string): Promise<SharedThen[]> => {
  const rows = await sql
    .select({ body: roomMessages.body })
    .from(roomMessages)
    .where(and(eq(roomMessages.appointmentId, appointmentId), eq(roomMessages.kind, 'result')))
    .orderBy(desc(roomMessages.sequence));
  const shared = rows.flatMap(({ body }) => (body.kind === 'result' ? [body.result] : []));
  return [...new Map(shared.map((result) => [result.id, result])).values()];
};
