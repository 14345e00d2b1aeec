import { ABSENCE_UNTIL_MS } from '../../../contracts/booking/absence.ts';
import { ANALYTICS_OUTCOMES, URGENCY_LEVELS } from '../../../contracts/site/analytics-events.ts';
import { CATEGORIES } from '../../../contracts/assessment/chat-context-ids.ts';
import type { Category } from '../../../contracts/assessment/chat-context.ts';
import type { readOverview, readStatistics } from '../../../contracts/endpoints/staff-area.ts';
import type { ResultOf } from '../../../contracts/endpoints/endpoint.ts';
import { STEPS } from '../../../contracts/assessment/steps.ts';
import {
  CONDITION_WORDS,
  isConditionId,
} from '../../../contracts/texts/en/engine/conditions/index.ts';
import { dayOfIndia } from '../../lib/india-time.ts';
import { staffFiguresIn, staffTotalsIn } from '../../repositories/staff-figures.ts';
import type { Period } from '../../repositories/staff-figures.ts';
import type { ServiceDeps } from '../deps.ts';
import { readLate } from '../read-late.ts';
import type { Readable } from '../read-late.ts';
import { DAY_MS, daysOf, oneDay, periodOf } from './period.ts';

type Deps = Pick<ServiceDeps, 'db' | 'clock'>;
type ReadDeps = Pick<ServiceDeps, 'clock'> & { readonly db: Readable };
export type Filters = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly category?: Category | undefined;
};
export type Statistics = ResultOf<typeof readStatistics>;

type Counted = { readonly results: number };

const resultsOf = (rows: readonly Counted[]): number =>
  rows.reduce((sum, { results }) => sum + results, 0);

/** Returns the name of a condition, or its id when the engine no longer knows it. */
const conditionName = (id: string): string => (isConditionId(id) ? CONDITION_WORDS[id].name : id);

const conditionsOf = (
  rows: readonly (Counted & { readonly condition: string })[],
): Statistics['conditions'] => {
  const results = new Map<string, number>();
  for (const { condition, results: more } of rows) {
    if (condition !== '') results.set(condition, (results.get(condition) ?? 0) + more);
  }
  return [...results]
    .map(([id, times]) => ({ id, name: conditionName(id), results: times }))
    .toSorted((one, other) => other.results - one.results || (one.id < other.id ? -1 : 1));
};

type Daily = readonly { readonly day: string; readonly times: number }[];
const on = (rows: Daily, day: string): number => rows.find((row) => row.day === day)?.times ?? 0;

/** Counts a period for the staff: where visitors leave, urgencies, conditions and days. No figure names a person. */
export const statistics = ({ db, clock }: ReadDeps, asked: Filters): Promise<Statistics> =>
  readLate(db, (sql) => countsOf(staffFiguresIn(sql), periodOf(clock, asked), asked.category));

const countsOf = async (
  figures: ReturnType<typeof staffFiguresIn>,
  period: Period,
  category: Filters['category'],
): Promise<Statistics> => {
  const steps = await figures.steps({ ...period, category });
  const mix = await figures.mix({ ...period, category });
  const endings = await figures.endings(period);
  const visits = await figures.visitsByDay(period);
  const results = await figures.resultsByDay({ ...period, category });
  const bookings = await figures.bookingsByDay(period);
  const feedback = await figures.stars(period);
  return {
    from: period.from,
    to: period.to,
    funnel: STEPS.map((step) => ({
      step,
      visits: steps.find((each) => each.step === step)?.visits ?? 0,
    })),
    urgencies: URGENCY_LEVELS.map((level) => ({
      level,
      results: resultsOf(mix.filter((each) => each.level === level)),
    })),
    categories: CATEGORIES.map((each) => ({
      category: each,
      results: resultsOf(mix.filter((row) => row.category === each)),
    })),
    conditions: conditionsOf(mix),
    endings: endings.flatMap(({ name, outcome, times }) => {
      const known = ANALYTICS_OUTCOMES.find((each) => each === outcome);
      return known === undefined ? [] : [{ name, outcome: known, times }];
    }),
    days: daysOf(period).map((day) => ({
      day,
      visits: on(visits, day),
      results: on(results, day),
      bookings: on(bookings, day),
    })),
    feedback,
  };
};

const ofDay = async (db: Deps['db'], day: Period) => {
  const figures = staffFiguresIn(db.sql);
  const totals = staffTotalsIn(db.sql);
  const mix = await figures.mix(day);
  return {
    visits: on(await figures.visitsByDay(day), day.from),
    results: resultsOf(mix),
    emergencies: resultsOf(mix.filter(({ level }) => level === 'emergency')),
    danger_signs: await totals.flagged(day),
    bookings: on(await figures.bookingsByDay(day), day.from),
    appointments: await totals.appointmentsBetween(day),
    settled: await totals.captured(day),
  };
};

/** Reads the figures of today, and of the day before to compare them with. */
export const overview = async ({ db, clock }: Deps): Promise<ResultOf<typeof readOverview>> => {
  const now = clock.now();
  const today = oneDay(dayOfIndia(now));
  const before = oneDay(dayOfIndia(new Date(now.getTime() - DAY_MS)));
  const totals = staffTotalsIn(db.sql);
  return {
    as_of: now.toISOString(),
    day: today.from,
    ...(await ofDay(db, today)),
    before: await ofDay(db, before),
    refunding: await totals.refunding(),
    absences: await totals.absencesFrom(new Date(now.getTime() - ABSENCE_UNTIL_MS)),
    dead_jobs: await totals.deadJobs(),
  };
};
