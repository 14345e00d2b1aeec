import { eq, lte } from 'drizzle-orm';
import type { Diagnosis } from '../../contracts/diagnosis.ts';
import type { Patient } from '../assessment/patient.ts';
import type { Sql } from '../db/connect.ts';
import { assessments } from '../db/schema.ts';

export type Assessment = typeof assessments.$inferSelect;
export type Assessments = ReturnType<typeof assessmentsIn>;

/** Results of assessments as rows. */
export const assessmentsIn = (sql: Sql) => ({
  /** Keeps one result for each session: a later one takes the place of the earlier, under the same id. */
  async keep(assessment: Assessment): Promise<void> {
    const row = {
      ...assessment,
      request: cleaned<Patient>(assessment.request),
      diagnosis: cleaned<Diagnosis>(assessment.diagnosis),
    };
    const { id: _id, sessionToken: _token, ...renewed } = row;
    await sql
      .insert(assessments)
      .values(row)
      .onConflictDoUpdate({ target: assessments.sessionToken, set: renewed });
  },

  async bySession(sessionToken: string): Promise<Assessment | null> {
    const rows = await sql
      .select()
      .from(assessments)
      .where(eq(assessments.sessionToken, sessionToken));
    return rows[0] ?? null;
  },

  /** Deletes what has expired by then; results without an end stay. @returns how many were deleted */
  async deleteExpired(now: Date): Promise<number> {
    const gone = await sql
      .delete(assessments)
      .where(lte(assessments.expiresAt, now))
      .returning({ id: assessments.id });
    return gone.length;
  },
});

/** PostgreSQL refuses half characters (an emoji cut in two by a length limit) and U+0000 in JSON. */
const cleaned = <T>(value: T): T => {
  const clean = (inner: unknown): unknown => {
    if (typeof inner === 'string') return inner.toWellFormed().replaceAll('\0', '');
    if (Array.isArray(inner)) return inner.map(clean);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(
      Object.entries(inner).map(([key, part]) => [clean(key), clean(part)]),
    );
  };
  return clean(value) as T;
};
