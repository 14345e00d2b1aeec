import {
  and,
  asc,
  avg,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  ne,
  sql as text,
} from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import {
  analyticsDays,
  appointments,
  assessmentDays,
  assessmentFacts,
  feedback,
  jobs,
  paymentLedger,
  payments,
} from '../db/schema.ts';
import type { Category } from '../../contracts/assessment/chat-context.ts';
import { STARS_MAX } from '../../contracts/assessment/feedback.ts';
import { ABSENCE_IS_OPEN } from './appointments.ts';
import { isAppointmentOf, isHouse, isMoveOf, isPaymentOf } from './organizations.ts';
import type { Scope } from './organizations.ts';

/** A period with its first and last day in India; `end` is the first moment after it. */
export type Period = {
  readonly from: string;
  readonly to: string;
  readonly start: Date;
  readonly end: Date;
};
type FiguresFilter = Period & { readonly category?: Category | undefined };

/** Start of the day of India on which an appointment was made: by its zone each row would take ten times as long. */
const bookedFrom = text`date_bin('1 day', ${appointments.createdAt}, '2000-01-01T00:00:00+05:30')`;

/** Written as the partial index has it: what was more than held. */
const WAS_BOOKED = text`${appointments.state} in ('confirmed', 'cancelled', 'ended', 'missed')`;

const total = text<number>`coalesce(sum(${analyticsDays.events}), 0)`.mapWith(Number);
const results = text<number>`coalesce(sum(${assessmentDays.results}), 0)`.mapWith(Number);

/** Counts of what belongs to no organisation: visits, results, stars and jobs. Sums only, without persons. */
const figuresOfAll = (sql: Sql) => ({
  /** Counts the visits that came to each step. */
  steps({ from, to, category }: FiguresFilter) {
    const { day, name, step } = analyticsDays;
    return sql
      .select({ step, visits: total })
      .from(analyticsDays)
      .where(
        and(
          eq(name, 'step.reached'),
          gte(day, from),
          lte(day, to),
          category && inArray(analyticsDays.category, [category]),
        ),
      )
      .groupBy(step);
  },

  /** Counts the outcomes of what visitors began. */
  endings({ from, to }: Period) {
    const { day, name, outcome } = analyticsDays;
    return sql
      .select({ name, outcome, times: total })
      .from(analyticsDays)
      .where(and(ne(outcome, ''), gte(day, from), lte(day, to)))
      .groupBy(name, outcome)
      .orderBy(asc(name), asc(outcome));
  },

  /** Counts the visits of each day, by those that came to the first step. */
  visitsByDay({ from, to }: Period) {
    const { day, name, step } = analyticsDays;
    return sql
      .select({ day, times: total })
      .from(analyticsDays)
      .where(and(eq(name, 'step.reached'), eq(step, 'INTRO'), gte(day, from), lte(day, to)))
      .groupBy(day);
  },

  /** Counts results by urgency, category and likeliest condition at once; the single figures are added up from it. */
  mix({ from, to, category }: FiguresFilter) {
    const { day, level, condition } = assessmentDays;
    return sql
      .select({ level, category: assessmentDays.category, condition, results })
      .from(assessmentDays)
      .where(and(gte(day, from), lte(day, to), category && eq(assessmentDays.category, category)))
      .groupBy(level, assessmentDays.category, condition);
  },

  resultsByDay({ from, to, category }: FiguresFilter) {
    const { day } = assessmentDays;
    return sql
      .select({ day, times: results })
      .from(assessmentDays)
      .where(and(gte(day, from), lte(day, to), category && eq(assessmentDays.category, category)))
      .groupBy(day);
  },

  /** Returns the number and the mean of the stars for assessments; `null` when there are none. */
  async stars({ start, end }: Period) {
    const { rating, scale, createdAt } = feedback;
    const [found] = await sql
      .select({ ratings: count(), average: avg(rating).mapWith(Number) })
      .from(feedback)
      .where(and(eq(scale, STARS_MAX), gte(createdAt, start), lt(createdAt, end)));
    return found === undefined || found.ratings === 0 ? null : found;
  },

  /** Counts the results of a period with a red flag, or with a danger sign that was asked back. */
  async flagged({ start, end }: Period): Promise<number> {
    const { createdAt, isFlagged } = assessmentFacts;
    const [found] = await sql
      .select({ times: count() })
      .from(assessmentFacts)
      .where(and(isFlagged, gte(createdAt, start), lt(createdAt, end)));
    return found?.times ?? 0;
  },

  async deadJobs(): Promise<number> {
    const [found] = await sql.select({ times: count() }).from(jobs).where(eq(jobs.state, 'dead'));
    return found?.times ?? 0;
  },
});

/** What the house counts beside the figures of an organisation; `null` for every other one, which is shown none of it. */
export const houseFiguresIn = (sql: Sql, scope: Scope) =>
  isHouse(scope) ? figuresOfAll(sql) : null;
export type HouseFigures = ReturnType<typeof figuresOfAll>;

/** Counts of an organisation's own: sums only, without persons. */
export const staffFiguresIn = (sql: Sql, scope: Scope) => ({
  /** Counts bookings by the day on which they were made, without times that were only held. */
  bookingsByDay({ start, end }: Period) {
    const { createdAt } = appointments;
    const day = text<string>`(${bookedFrom} at time zone 'Asia/Kolkata')::date::text`;
    return sql
      .select({ day, times: count() })
      .from(appointments)
      .where(
        and(gte(createdAt, start), lt(createdAt, end), WAS_BOOKED, isAppointmentOf(sql, scope)),
      )
      .groupBy(bookedFrom);
  },

  async appointmentsBetween({ start, end }: Period): Promise<number> {
    const { startsAt, state } = appointments;
    const [found] = await sql
      .select({ times: count() })
      .from(appointments)
      .where(
        and(
          gte(startsAt, start),
          lt(startsAt, end),
          inArray(state, ['confirmed', 'ended', 'missed']),
          isAppointmentOf(sql, scope),
        ),
      );
    return found?.times ?? 0;
  },

  /**
   * Counts calls whose patients reported that the dentist did not come: missed ones reported since a moment, and all
   * that staff still have to settle.
   */
  async absencesFrom(start: Date): Promise<{ missed: number; open: number }> {
    const { absenceReportedAt, state } = appointments;
    const isMissed = and(eq(state, 'missed'), gte(absenceReportedAt, start));
    const [found] = await sql
      .select({
        missed: text`count(*) filter (where ${isMissed})`.mapWith(Number),
        open: text`count(*) filter (where ${ABSENCE_IS_OPEN})`.mapWith(Number),
      })
      .from(appointments)
      .where(and(isNotNull(absenceReportedAt), isAppointmentOf(sql, scope)));
    return found ?? { missed: 0, open: 0 };
  },

  /** Sums the money captured in a period, by the time the server learned of it. */
  async captured({ start, end }: Period) {
    const { at, event, amount } = paymentLedger;
    const [found] = await sql
      .select({ count: count(), amount: text`coalesce(sum(${amount}), 0)`.mapWith(Number) })
      .from(paymentLedger)
      .where(and(eq(event, 'captured'), gte(at, start), lt(at, end), isMoveOf(sql, scope)));
    return found ?? { count: 0, amount: 0 };
  },

  async refunding(): Promise<number> {
    const [found] = await sql
      .select({ times: count() })
      .from(payments)
      .where(and(eq(payments.state, 'refunding'), isPaymentOf(scope)));
    return found?.times ?? 0;
  },
});
