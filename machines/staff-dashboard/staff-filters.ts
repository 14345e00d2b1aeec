import type { Category } from '../../contracts/assessment/chat-context.ts';
import type { ResultOf } from '../../contracts/endpoints/endpoint.ts';
import type {
  Export,
  listDay,
  listPayments,
  listRedFlags,
  listRefunds,
  readOverview,
  readStatistics,
  readSystem,
} from '../../contracts/endpoints/staff-area.ts';
import { yearBefore } from '../../contracts/rules/period.ts';
import type { PaymentState } from '../../contracts/payments/payment-states.ts';

/** The parts of the staff area; the dashboard has all but the last, which is a page of its own. */
export const STAFF_SECTIONS = [
  'today',
  'payments',
  'refunds',
  'redFlags',
  'system',
  'statistics',
] as const;
export type StaffSection = (typeof STAFF_SECTIONS)[number];

/** Filters of a list or of the figures; days as `2026-01-31`. */
export type StaffFilters = {
  readonly from: string | null;
  readonly to: string | null;
  readonly category: Category | null;
  readonly state: PaymentState | null;
};

export const NO_STAFF_FILTERS: StaffFilters = {
  from: null,
  to: null,
  category: null,
  state: null,
};

/** Section and filters, which the address holds. */
export type StaffView = { readonly section: StaffSection; readonly filters: StaffFilters };

/** Reply of the server on a section. */
export type LoadedSection =
  | {
      readonly section: 'today';
      readonly overview: ResultOf<typeof readOverview>;
      /** Null for staff who may not read the names of patients. */
      readonly day: ResultOf<typeof listDay> | null;
    }
  | ({ readonly section: 'payments' } & ResultOf<typeof listPayments>)
  | ({ readonly section: 'refunds' } & ResultOf<typeof listRefunds>)
  | ({ readonly section: 'redFlags' } & ResultOf<typeof listRedFlags>)
  | ({ readonly section: 'system' } & ResultOf<typeof readSystem>)
  | ({ readonly section: 'statistics' } & ResultOf<typeof readStatistics>);

/** The lists that each section offers as a file. */
const EXPORTS_OF: Readonly<Record<StaffSection, readonly Export[]>> = {
  today: [],
  payments: ['payments'],
  refunds: ['refunds'],
  redFlags: ['redFlags'],
  system: [],
  statistics: ['days', 'funnel', 'conditions'],
};

type Seeing = { readonly seesHouse: boolean };

/** Sections and lists of what belongs to no organisation. */
const OF_HOUSE: ReadonlySet<StaffSection | Export> = new Set([
  'redFlags',
  'system',
  'funnel',
  'conditions',
]);
const seenBy =
  ({ seesHouse }: Seeing) =>
  (each: StaffSection | Export): boolean =>
    seesHouse || !OF_HOUSE.has(each);

/** Lists the sections that somebody has. */
export const sectionsFor = (who: Seeing): readonly StaffSection[] =>
  STAFF_SECTIONS.filter(seenBy(who));

/** Lists what a section offers somebody as a file. */
export const exportsOf = ({
  section,
  ...who
}: Seeing & { readonly section: StaffSection }): readonly Export[] =>
  EXPORTS_OF[section].filter(seenBy(who));

/** Returns the start of the next part of a list; null where there is none. */
export const nextOf = (loaded: LoadedSection | null): string | null =>
  loaded !== null && 'next' in loaded ? loaded.next : null;

/** Returns the number of rows of a list; 0 for a section that is no list. */
export const rowsIn = (loaded: LoadedSection | null): number => {
  if (loaded?.section === 'payments') return loaded.payments.length;
  if (loaded?.section === 'refunds') return loaded.refunds.length;
  return loaded?.section === 'redFlags' ? loaded.red_flags.length : 0;
};

/**
 * Returns a list with its next part behind it. Where the section is no list, or another one by now, it returns the next
 * part alone.
 */
export const joined = (loaded: LoadedSection | null, part: LoadedSection): LoadedSection => {
  if (loaded?.section === 'payments' && part.section === 'payments') {
    return { ...part, payments: [...loaded.payments, ...part.payments] };
  }
  if (loaded?.section === 'refunds' && part.section === 'refunds') {
    return { ...part, refunds: [...loaded.refunds, ...part.refunds] };
  }
  if (loaded?.section === 'redFlags' && part.section === 'redFlags') {
    return { ...part, red_flags: [...loaded.red_flags, ...part.red_flags] };
  }
  return part;
};

/** Returns two days in their order, a year apart at most: the later one stays. */
export const periodFrom = (
  one: string,
  other: string,
): { readonly from: string; readonly to: string } => {
  const [from, to] = one <= other ? [one, other] : [other, one];
  const first = yearBefore(to);
  return { from: from < first ? first : from, to };
};
