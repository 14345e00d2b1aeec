import { CATEGORIES } from '../../../contracts/assessment/chat-context-ids.ts';
import { PAYMENT_STATES } from '../../../contracts/payments/payment-states.ts';
import { sectionsFor } from '../../../machines/staff-dashboard/staff-filters.ts';
import type { StaffSection, StaffView } from '../../../machines/staff-dashboard/staff-filters.ts';

/** The query parameters of the staff's pages, in the order of the URL. */
export const STAFF_PARAMS = ['section', 'from', 'to', 'category', 'state'] as const;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const dayIn = (value: string | null): string | null =>
  value !== null && DAY.test(value) ? value : null;

/** The first section of a page, and what this person sees. */
export type StaffHome = { readonly home: StaffSection; readonly seesHouse: boolean };

/** Reads section and filters from a URL; what is invalid, or nothing that this person has, is left out. */
export const viewIn = (search: string, { home, seesHouse }: StaffHome): StaffView => {
  const params = new URLSearchParams(search);
  const offered = sectionsFor({ seesHouse }).filter((each) =>
    home === 'statistics' ? each === home : each !== 'statistics',
  );
  const [from, to] = [dayIn(params.get('from')), dayIn(params.get('to'))];
  const isPeriod = from !== null && to !== null;
  return {
    section: offered.find((each) => each === params.get('section')) ?? home,
    filters: {
      from: isPeriod ? from : null,
      to: isPeriod ? to : null,
      category: CATEGORIES.find((each) => each === params.get('category')) ?? null,
      state: PAYMENT_STATES.find((each) => each === params.get('state')) ?? null,
    },
  };
};

/**
 * Writes section and filters as a query: `section=payments&state=refunded`. The first section of a page is left out.
 */
export const queryOfView = ({ section, filters }: StaffView): string => {
  const params = new URLSearchParams();
  if (section !== 'today' && section !== 'statistics') params.set('section', section);
  for (const name of ['from', 'to', 'category', 'state'] as const) {
    const value = filters[name];
    if (value !== null) params.set(name, value);
  }
  return params.toString();
};
