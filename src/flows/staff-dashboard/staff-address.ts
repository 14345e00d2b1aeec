import { CATEGORIES } from '../../../contracts/chat-context-ids.ts';
import { PAYMENT_STATES } from '../../../contracts/payment-states.ts';
import { STAFF_SECTIONS } from '../../../machines/staff-dashboard/staff-filters.ts';
import type { StaffSection, StaffView } from '../../../machines/staff-dashboard/staff-filters.ts';

/** The parameters of the staff's pages, in the order in which the address has them. */
export const STAFF_PARAMS = ['section', 'from', 'to', 'category', 'state'] as const;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const dayIn = (value: string | null): string | null =>
  value !== null && DAY.test(value) ? value : null;

/** What an address asks for on a page whose first section is `home`; what it says wrong is left out. */
export const viewIn = (search: string, home: StaffSection): StaffView => {
  const params = new URLSearchParams(search);
  const offered = STAFF_SECTIONS.filter((each) =>
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

/** What is looked at as the address says it: `section=payments&state=refunded`. The first section of a page needs no word. */
export const queryOfView = ({ section, filters }: StaffView): string => {
  const params = new URLSearchParams();
  if (section !== 'today' && section !== 'statistics') params.set('section', section);
  for (const name of ['from', 'to', 'category', 'state'] as const) {
    const value = filters[name];
    if (value !== null) params.set(name, value);
  }
  return params.toString();
};
