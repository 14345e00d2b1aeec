import type { LinkContent } from '../../../contracts/endpoints/result-links.ts';
import type { sharedResultMachine } from '../../../machines/shared-result/shared-result.machine.ts';
import type { Cases } from '../../model/cases.ts';
import { VISIT } from '../result-link/cases.ts';

export const LINK = 'shlink:/eyJ1cmwiOiIifQ';

export const SHARED: LinkContent = {
  id: '00000000-0000-4000-8000-0000000000d1',
  made_at: '2026-11-24T10:05:00+05:30',
  urgency: 'moderate',
  emergency: false,
  likely: [{ name: 'Dentin hypersensitivity', likelihood: 60 }],
  note: {
    subjective: 'My tooth hurts when I drink cold water.',
    objective: 'By video only.',
    assessment: 'Likely sensitive teeth.',
    plan: 'See a dentist within a month.',
  },
  course: [],
  visit: null,
};
export const OPENED = { verdict: 'opened', shared: SHARED } as const;
export const WITH_VISIT = { verdict: 'opened', shared: { ...SHARED, visit: VISIT } } as const;
/** The same of a result that told an emergency. */
export const WITH_DANGER = {
  verdict: 'opened',
  shared: { ...SHARED, visit: VISIT, emergency: true },
} as const;
export const REFUSED = { verdict: 'refused', left: 3 } as const;
export const OFFLINE = { kind: 'network', message: 'offline' };
export const WRITTEN = { recipient: 'Dr. Iyer', passcode: '123456' } as const;

export const cases: Cases<typeof sharedResultMachine> = {
  inputs: [{ link: LINK }, { link: '' }, { link: 'https://elsewhere.example' }],
  events: {
    'entry.changed': [
      { field: 'recipient', value: WRITTEN.recipient },
      { field: 'passcode', value: WRITTEN.passcode },
    ],
    'opening.requested': [{}],
    'print.requested': [{}],
  },
  actors: {
    openLink: {
      done: [
        WITH_VISIT,
        OPENED,
        WITH_DANGER,
        REFUSED,
        { verdict: 'ended', end: 'revoked' },
        { verdict: 'ended', end: 'unknown' },
        { verdict: 'unreadable' },
      ],
      error: [OFFLINE],
    },
  },
  contextKey: ({ link, entries, opened }) => ({
    link,
    entries,
    verdict: opened?.verdict,
    shown: opened?.verdict === 'opened' && [opened.shared.visit !== null, opened.shared.emergency],
  }),
};
