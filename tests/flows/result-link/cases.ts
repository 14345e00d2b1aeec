import type { ShownVisit } from '../../../contracts/booking/visit-note.ts';
import type { ResultLink } from '../../../contracts/endpoints/result-links.ts';
import type {
  ReadLinks,
  resultLinkMachine,
} from '../../../machines/result-link/result-link.machine.ts';
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
/** The call to which the result was brought, with one medicine. */
export const VISIT: ShownVisit = {
  starts_at: '2026-11-20T10:00:00+05:30',
  note: {
    version: 1,
    closed_at: '2026-11-20T10:40:00+05:30',
    doctor_name: 'Dr. Meera Iyer',
    doctor_registration: 'KA-12345',
    findings: 'A dark pit on the lower left molar.',
    final_word: { kind: 'cannotSay' },
    advice: 'Have it filled.',
    next_visit: '',
    prescription: {
      kind: 'made',
      code: '7K3M-9QXT-2B4C-V8WN',
      doctor_qualification: 'BDS, MDS',
      lines: [
        {
          medicine: 'paracetamol',
          strength: '500 mg',
          dose: 1,
          times: 3,
          days: 2,
          food: 'after',
          note: '',
        },
      ],
    },
  },
};
/** The same call, after its dentist has taken the medicine back. */
export const WITHDRAWN: ShownVisit = {
  ...VISIT,
  note: {
    ...VISIT.note,
    version: 2,
    closed_at: '2026-11-21T09:00:00+05:30',
    prescription: { kind: 'withdrawn' },
  },
};
export const READ: ReadLinks = { links: [GOOD, OVER], visit: VISIT };
export const MADE = {
  id: LINK_ID,
  address: 'https://toothwise.example/shared-result#shlink:/abc',
  passcode: '040506',
  hasVisit: true,
  picture: 'data:image/svg+xml,%3Csvg%2F%3E',
} as const;
export const MADE_VERDICT = { verdict: 'made', link: MADE } as const;
export const REFUSED = { verdict: 'refused', sentence: 'Five of your links are open.' } as const;
export const NOTE_CHANGED = { verdict: 'noteChanged', visit: WITHDRAWN } as const;
export const OFFLINE = { kind: 'network', message: 'offline' };

export const cases: Cases<typeof resultLinkMachine> = {
  inputs: [{ id: RESULT_ID }],
  events: {
    'links.requested': [{}],
    'days.chosen': [{ days: 7 }],
    'visit.chosen': [{ isIncluded: true }, { isIncluded: false }],
    'link.requested': [{}],
    'link.passed': [{ way: 'share' }, { way: 'copy' }],
    'link.shown': [{}],
    'link.ended': [{ id: LINK_ID }],
  },
  actors: {
    readLinks: { done: [READ, { links: [], visit: null }], error: [OFFLINE] },
    makeLink: { done: [MADE_VERDICT, REFUSED, NOTE_CHANGED], error: [OFFLINE] },
    endLink: { done: [undefined], error: [OFFLINE] },
    passOn: { done: ['copied', 'shared', 'dismissed'], error: [OFFLINE] },
  },
  contextKey: ({ links, days, visit, includesVisit, made, ending }) => ({
    links: links?.length,
    days,
    visit: visit?.note.version,
    includesVisit,
    isMade: made !== null,
    ending,
  }),
};
