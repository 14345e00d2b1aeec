import { and, asc, desc, eq, gte, inArray, lt, sql as text } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Category } from '../../contracts/chat-context.ts';
import { REFUND_EVENTS } from '../../contracts/endpoints/staff-area.ts';
import type { PaymentState } from '../../contracts/payment-states.ts';
import type { Sql } from '../db/connect.ts';
import {
  appointments,
  assessmentFacts,
  assessments,
  doctors,
  paymentLedger,
  payments,
} from '../db/schema.ts';
import type { Period } from './staff-figures.ts';

/** The last row of the page before: everything after it comes. */
export type Place = { readonly at: Date; readonly id: string; readonly seq: number };

/** Which part of a list, and how many rows of it. */
export type Part = Pick<Period, 'start' | 'end'> & {
  readonly after: Place | null;
  readonly limit: number;
};

const timeOf = ({ at }: Place): SQL => text`${at.toISOString()}::timestamptz`;

/** Money for the staff in parts, each by an index: no part is slower than the first. */
export const moneyListsIn = (sql: Sql) => ({
  async payments({ start, end, after, limit, state }: Part & { readonly state?: PaymentState }) {
    const { createdAt, id } = payments;
    return sql
      .select({
        id,
        product: payments.product,
        amount: payments.amount,
        state: payments.state,
        createdAt,
      })
      .from(payments)
      .where(
        and(
          gte(createdAt, start),
          lt(createdAt, end),
          state && eq(payments.state, state),
          after ? text`(${createdAt}, ${id}) < (${timeOf(after)}, ${after.id}::uuid)` : undefined,
        ),
      )
      .orderBy(desc(createdAt), desc(id))
      .limit(limit);
  },

  /** All moves of some payments, in their order. */
  moves(ids: readonly string[]) {
    return sql
      .select()
      .from(paymentLedger)
      .where(inArray(paymentLedger.paymentId, [...ids]))
      .orderBy(asc(paymentLedger.seq));
  },

  async refunds({ start, end, after, limit }: Part) {
    const { at, paymentId, seq, event } = paymentLedger;
    // As the index has them: it holds these moves alone.
    const isRefund = text`${event} in ('refundRequested', 'refunded', 'refundFailed')`;
    const moves = await sql
      .select()
      .from(paymentLedger)
      .where(
        and(
          isRefund,
          gte(at, start),
          lt(at, end),
          after
            ? text`(${at}, ${paymentId}, ${seq}) < (${timeOf(after)}, ${after.id}::uuid, ${after.seq})`
            : undefined,
        ),
      )
      .orderBy(desc(at), desc(paymentId), desc(seq))
      .limit(limit);
    return moves.flatMap((move) => {
      const named = REFUND_EVENTS.find((each) => each === move.event);
      return named === undefined ? [] : [{ ...move, event: named }];
    });
  },
});

/** What else staff read in lists. */
export const staffListsIn = (sql: Sql) => ({
  /** Results that stand out, with what was asked back: no words, and nobody's. */
  async flagged({ start, end, after, limit, category }: Part & { readonly category?: Category }) {
    const { id, createdAt, isFlagged, assessmentId } = assessmentFacts;
    return sql
      .select({
        id,
        at: createdAt,
        category: assessmentFacts.category,
        level: assessmentFacts.level,
        signs: text<unknown>`${assessments.request} #> '{value,confirmedSigns}'`,
        redFlags: text<unknown>`${assessments.diagnosis} #> '{value,red_flags}'`,
        emergencies: text<unknown>`${assessments.diagnosis} #> '{value,emergency,kinds}'`,
      })
      .from(assessmentFacts)
      .innerJoin(assessments, eq(assessments.id, assessmentId))
      .where(
        and(
          isFlagged,
          gte(createdAt, start),
          lt(createdAt, end),
          category && eq(assessmentFacts.category, category),
          after ? text`(${createdAt}, ${id}) < (${timeOf(after)}, ${after.id}::uuid)` : undefined,
        ),
      )
      .orderBy(desc(createdAt), desc(id))
      .limit(limit);
  },

  /** Whoever comes on a day, the first first; times that were only held, or that are free again, are left out. */
  async appointments({ start, end }: Pick<Period, 'start' | 'end'>) {
    const { startsAt, state } = appointments;
    return sql
      .select({ appointment: appointments, doctor: doctors.name })
      .from(appointments)
      .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
      .where(
        and(
          gte(startsAt, start),
          lt(startsAt, end),
          inArray(state, ['confirmed', 'cancelled', 'ended', 'missed']),
        ),
      )
      .orderBy(asc(startsAt), asc(appointments.id));
  },
});
