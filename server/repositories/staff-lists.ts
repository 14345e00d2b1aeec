import { and, asc, desc, eq, gte, inArray, lt, sql as text } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Category } from '../../contracts/assessment/chat-context.ts';
import { REFUND_EVENTS } from '../../contracts/endpoints/staff-area.ts';
import type { PaymentState } from '../../contracts/payments/payment-states.ts';
import type { Sql } from '../db/connect.ts';
import {
  appointments,
  assessmentFacts,
  assessments,
  doctors,
  paymentLedger,
  payments,
} from '../db/schema.ts';
import { isAppointmentOf, isHouse, isMoveOf, isPaymentOf } from './organizations.ts';
import type { Scope } from './organizations.ts';
import type { Period } from './staff-figures.ts';

/** Last row of the page before; the next page begins after it. */
export type Place = { readonly at: Date; readonly id: string; readonly seq: number };

/** A page of a list: its period, its place and its number of rows. */
export type Part = Pick<Period, 'start' | 'end'> & {
  readonly after: Place | null;
  readonly limit: number;
};

const timeOf = ({ at }: Place): SQL => text`${at.toISOString()}::timestamptz`;

/** Rows of money for staff lists, page by page. An index serves each page, so no page is slower than the first. */
export const moneyListsIn = (sql: Sql, scope: Scope) => ({
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
          isPaymentOf(scope),
          gte(createdAt, start),
          lt(createdAt, end),
          state && eq(payments.state, state),
          after ? text`(${createdAt}, ${id}) < (${timeOf(after)}, ${after.id}::uuid)` : undefined,
        ),
      )
      .orderBy(desc(createdAt), desc(id))
      .limit(limit);
  },

  /** Lists all moves of some payments, in their order. */
  moves(ids: readonly string[]) {
    return sql
      .select()
      .from(paymentLedger)
      .where(and(inArray(paymentLedger.paymentId, [...ids]), isMoveOf(sql, scope)))
      .orderBy(asc(paymentLedger.seq));
  },

  async refunds({ start, end, after, limit }: Part) {
    const { at, paymentId, seq, event } = paymentLedger;
    // Written as the partial index has it, which holds these moves alone.
    const isRefund = text`${event} in ('refundRequested', 'refunded', 'refundFailed')`;
    const moves = await sql
      .select()
      .from(paymentLedger)
      .where(
        and(
          isRefund,
          isMoveOf(sql, scope),
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

/** Flagged results, which belong to no organisation: `null` for every one but the house, which is shown them. */
export const flaggedIn = (sql: Sql, scope: Scope) =>
  isHouse(scope)
    ? {
        /** Lists flagged results, with the signs that were asked back: no words, and nothing that names the patient. */
        async flagged({
          start,
          end,
          after,
          limit,
          category,
        }: Part & { readonly category?: Category }) {
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
                after
                  ? text`(${createdAt}, ${id}) < (${timeOf(after)}, ${after.id}::uuid)`
                  : undefined,
              ),
            )
            .orderBy(desc(createdAt), desc(id))
            .limit(limit);
        },
      }
    : null;

/** Rows of an organisation for staff lists. */
export const staffListsIn = (sql: Sql, scope: Scope) => ({
  /** Lists the appointments of a day, the first first, without times that were only held or are free again. */
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
          isAppointmentOf(sql, scope),
        ),
      )
      .orderBy(asc(startsAt), asc(appointments.id));
  },
});
