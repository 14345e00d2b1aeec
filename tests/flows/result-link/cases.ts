import type { ResultLink } from '../../../contracts/endpoints/result-links.ts';
import type { resultLinkMachine } from '../../../machines/result-link/result-link.machine.ts';
import type { Cases } from '../../model/cases.ts';

export const RESULT_ID = '00000000-0000-4000-8000-0000000000d1';
export const LINK_ID = '00000000-0000-4000-8000-0000000000e1';
export const OTHER_ID = '00000000-0000-4000-8000-0000000000e2';

export const GOOD: ResultLink = {
  id: LINK_ID,
  made_at: '2026-11-24T10:05:00+05:30',
  expires_at: '2026-12-01T10:05:00+05:30',
  ended: null,
  openings: 1,
  log: [{ at: '2026-11-25T09:00:00+05:30', by: 'Smile Clinic' }],
};
export const OVER: ResultLink = {
  ...GOOD,
  id: OTHER_ID,
  ended: 'passcodes',
  openings: 0,
  log: [],
};
export const MADE = {
  id: LINK_ID,
  address: 'https://toothwise.example/shared-result#shlink:/abc',
  passcode: '040506',
  picture: 'data:image/svg+xml,%3Csvg%2F%3E',
} as const;
export const MADE_VERDICT = { verdict: 'made', link: MADE } as const;
export const REFUSED = { verdict: 'refused', sentence: 'Five of your links are open.' } as const;
export const OFFLINE = { kind: 'network', message: 'offline' };

export const cases: Cases<typeof resultLinkMachine> = {
  inputs: [{ id: RESULT_ID }],
  events: {
    'links.requested': [{}],
    'days.chosen': [{ days: 7 }],
    'link.requested': [{}],
    'link.passed': [{ way: 'share' }, { way: 'copy' }],
    'link.shown': [{}],
    'link.ended': [{ id: LINK_ID }],
  },
  actors: {
    readLinks: { done: [[GOOD, OVER], []], error: [OFFLINE] },
    makeLink: { done: [MADE_VERDICT, REFUSED], error: [OFFLINE] },
    endLink: { done: [undefined], error: [OFFLINE] },
    passOn: { done: ['copied', 'shared', 'dismissed'], error: [OFFLINE] },
  },
  contextKey: ({ links, days, made, ending }) => ({
    links: links?.length,
    days,
    isMade: made !== null,
    ending,
  }),
};
