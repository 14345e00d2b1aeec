import { urgencyLevelOf } from '../../contracts/rules/urgency-level.ts';
import type { Sql } from '../db/connect.ts';
import { dayOfIndia } from '../lib/day-of-india.ts';
import { assessmentFacts } from '../db/schema.ts';
import type { assessments } from '../db/schema.ts';

type Result = Pick<typeof assessments.$inferSelect, 'id' | 'createdAt' | 'request' | 'diagnosis'>;

/** Something in it outranked every likelihood, or a danger sign was asked back. */
const isFlagged = ({ request, diagnosis }: Result): boolean =>
  diagnosis.emergency !== null ||
  diagnosis.red_flags.length > 0 ||
  Object.keys(request.confirmedSigns ?? {}).length > 0;

/** What the staff count of results, as rows that come and go with them. */
export const assessmentFactsIn = (sql: Sql) => ({
  async add(result: Result): Promise<void> {
    const { id, createdAt, request, diagnosis } = result;
    await sql.insert(assessmentFacts).values({
      assessmentId: id,
      createdAt,
      day: dayOfIndia(createdAt),
      category: request.category,
      level: urgencyLevelOf(diagnosis),
      condition: diagnosis.diagnosis[0]?.id ?? null,
      isFlagged: isFlagged(result),
    });
  },
});
