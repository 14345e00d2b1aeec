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
import type { Scope } from '../../repositories/organizations.ts';
import { houseFiguresIn, staffFiguresIn } from '../../repositories/staff-figures.ts';
import type { HouseFigures, Period } from '../../repositories/staff-figures.ts';
import type { ServiceDeps } from '../deps.ts';
import { readLate } from '../read-late.ts';
import type { Readable } from '../read-late.ts';
import { DAY_MS, daysOf, oneDay, periodOf } from './period.ts';

type Deps = Pick<ServiceDeps, 'db' | 'clock'> & { readonly scope: Scope };
type ReadDeps = Pick<ServiceDeps, 'clock'> & { readonly db: Readable; readonly scope: Scope };
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

/** What the house counts of a period beside the organisation's own. */
const houseCounts = async (
  figures: HouseFigures,
  period: Period,
  category: Filters['category'],
) => ({
  steps: await figures.steps({ ...period, category }),
  mix: await figures.mix({ ...period, category }),
  endings: await figures.endings(period),
  visits: await figures.visitsByDay(period),
  results: await figures.resultsByDay({ ...period, category }),
  feedback: await figures.stars(period),
});
type HouseCounts = Awaited<ReturnType<typeof houseCounts>>;

/** What stands in their place for every other organisation. */
const NO_HOUSE = {
  funnel: [],
  urgencies: [],
  categories: [],
  conditions: [],
  endings: [],
  feedback: null,
};

const shownOf = ({ steps, mix, endings, feedback }: HouseCounts) => ({
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
  feedback,
});

/**
 * Counts a period for the staff: their bookings; and for the house where visitors leave, urgencies and conditions. No figure
 * names a person.
 */
export const statistics = ({ db, clock, scope }: ReadDeps, asked: Filters): Promise<Statistics> =>
  readLate(db, async (sql) => {
    const period = periodOf(clock, asked);
    const figures = houseFiguresIn(sql, scope);
    const house = figures && (await houseCounts(figures, period, asked.category));
    const bookings = await staffFiguresIn(sql, scope).bookingsByDay(period);
    return {
      from: period.from,
      to: period.to,
      ...(house === null ? NO_HOUSE : shownOf(house)),
      days: daysOf(period).map((day) => ({
        day,
        visits: house && on(house.visits, day),
        results: house && on(house.results, day),
        bookings: on(bookings, day),
      })),
    };
  });

const houseOfDay = async (figures: HouseFigures, day: Period) => {
  const mix = await figures.mix(day);
  return {
    visits: on(await figures.visitsByDay(day), day.from),
    results: resultsOf(mix),
    emergencies: resultsOf(mix.filter(({ level }) => level === 'emergency')),
    danger_signs: await figures.flagged(day),
  };
};

const NO_HOUSE_DAY = { visits: null, results: null, emergencies: null, danger_signs: null };

const ofDay = async ({ db, scope }: Deps, day: Period) => {
  const house = houseFiguresIn(db.sql, scope);
  const figures = staffFiguresIn(db.sql, scope);
  return {
    ...(house === null ? NO_HOUSE_DAY : await houseOfDay(house, day)),
    bookings: on(await figures.bookingsByDay(day), day.from),
    appointments: await figures.appointmentsBetween(day),
    settled: await figures.captured(day),
  };
};

/** Reads the figures of today, and of the day before to compare them with. */
export const overview = async (deps: Deps): Promise<ResultOf<typeof readOverview>> => {
  const now = deps.clock.now();
  const today = oneDay(dayOfIndia(now));
  const before = oneDay(dayOfIndia(new Date(now.getTime() - DAY_MS)));
  const figures = staffFiguresIn(deps.db.sql, deps.scope);
  return {
    as_of: now.toISOString(),
    day: today.from,
    ...(await ofDay(deps, today)),
    before: await ofDay(deps, before),
    refunding: await figures.refunding(),
    absences: await figures.absencesFrom(new Date(now.getTime() - ABSENCE_UNTIL_MS)),
    dead_jobs: (await houseFiguresIn(deps.db.sql, deps.scope)?.deadJobs()) ?? null,
  };
};
