import { urgencyLevelOf } from '../../contracts/rules/urgency-level.ts';
import type { Sql } from '../db/connect.ts';
import { sql as text } from 'drizzle-orm';
import type { WithSubquery } from 'drizzle-orm';
import { dayOfIndia } from '../lib/india-time.ts';
import { assessmentDays, assessmentFacts } from '../db/schema.ts';
import type { assessments } from '../db/schema.ts';

type Result = Pick<typeof assessments.$inferSelect, 'id' | 'createdAt' | 'request' | 'diagnosis'>;

/** Returns true when a red flag or an emergency outranked every likelihood, or a danger sign was asked back. */
const isFlagged = ({ request, diagnosis }: Result): boolean =>
  diagnosis.emergency !== null ||
  diagnosis.red_flags.length > 0 ||
  Object.keys(request.confirmedSigns ?? {}).length > 0;

/**
 * Rows of the facts that staff lists show, which come and go with their results, and the results of each day, counted
 * for good.
 */
export const assessmentFactsIn = (sql: Sql) => ({
  /** `stored` stores the result itself: all in one statement, since somebody waits for each round trip. */
  async add(result: Result, stored: WithSubquery): Promise<void> {
    const { id, createdAt, request, diagnosis } = result;
    const { category } = request;
    const level = urgencyLevelOf(diagnosis);
    const condition = diagnosis.diagnosis[0]?.id ?? null;
    const facts = sql.$with('facts').as(
      sql.insert(assessmentFacts).values({
        assessmentId: id,
        createdAt,
        category,
        level,
        condition,
        isFlagged: isFlagged(result),
      }),
    );
    const { day, results } = assessmentDays;
    await sql
      .with(stored, facts)
      .insert(assessmentDays)
      .values({
        day: dayOfIndia(createdAt),
        category,
        level,
        condition: condition ?? '',
        results: 1,
      })
      .onConflictDoUpdate({
        target: [day, assessmentDays.category, assessmentDays.level, assessmentDays.condition],
        set: { results: text`${results} + 1` },
      });
  },
});
