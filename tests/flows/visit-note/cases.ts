import type { VisitNote } from '../../../contracts/booking/visit-note.ts';
import type { Still } from '../../../contracts/endpoints/stills.ts';
import type { Desk } from '../../../contracts/endpoints/visit-notes.ts';
import { EMPTY_DRAFT } from '../../../machines/visit-note/visit-draft.ts';
import type { KeptDraft, VisitDraft } from '../../../machines/visit-note/visit-draft.ts';
import type { visitNoteMachine } from '../../../machines/visit-note/visit-note.machine.ts';
import type { LoadedDesk, VisitNoteInput } from '../../../machines/visit-note/visit-note.setup.ts';
import type { Cases } from '../../model/cases.ts';
import { CONFLICTS, MADE, PRESCRIPTION_DRAFT } from './prescribed.ts';

export const INPUT: VisitNoteInput = {
  id: '00000000-0000-4000-8000-0000000000c1',
};

export const NOTE: VisitNote = {
  version: 1,
  closed_at: '2026-11-24T05:30:00.000Z',
  doctor_name: 'Dr. Meera Iyer',
  doctor_registration: 'KA-12345',
  findings: 'A dark pit on the lower left molar.',
  final_word: { kind: 'other', text: 'A chipped filling' },
  advice: 'Have it filled.',
  next_visit: 'Within two weeks',
  prescription: null,
};
export const CORRECTED: VisitNote = { ...NOTE, version: 2, advice: 'Have it filled soon.' };

/** A picture that the patient has sent in the call. */
export const STILL: Still = {
  id: '00000000-0000-4000-8000-0000000000f1',
  created_at: '2026-11-24T04:40:00.000Z',
  url: '/api/stills/00000000-0000-4000-8000-0000000000f1/picture?until=1&signature=s',
  preview_url: '/api/stills/00000000-0000-4000-8000-0000000000f1/preview?until=1&signature=s',
  width: 1200,
  height: 900,
};

export const DESK: Desk = {
  patient_name: 'Ravi Kumar',
  guardian: null,
  starts_at: '2026-11-24T10:00:00+05:30',
  notes: 'It hurts when I drink tea.',
  results: [
    {
      id: '00000000-0000-4000-8000-0000000000e1',
      made_at: '2026-11-23T10:00:00.000Z',
      urgency: 'moderate',
      emergency: false,
      likely: [{ name: 'Reversible pulpitis', likelihood: 70 }],
      note: {
        subjective: 'Allergic to penicillin.',
        objective: 'A dark spot.',
        assessment: 'Reversible pulpitis.',
        plan: 'See a dentist.',
      },
      course: [
        {
          at: '2026-11-23T20:00:00.000Z',
          answer: 'worse',
          level: 'emergency',
          signs: ['cannot_swallow'],
          is_sure: true,
        },
      ],
    },
  ],
  stills: [STILL],
  has_begun: true,
  note: null,
  conditions: [
    { id: 'gingivitis', name: 'Gingivitis' },
    { id: 'reversible_pulpitis', name: 'Reversible pulpitis' },
  ],
  prescribing: 'off',
};

/** Everything that a note needs. */
export const WRITTEN: VisitDraft = {
  ...EMPTY_DRAFT,
  findings: NOTE.findings,
  final: 'other',
  otherWords: 'A chipped filling',
  advice: NOTE.advice,
  nextVisit: NOTE.next_visit,
};
export const KEPT: KeptDraft = { after: 0, draft: WRITTEN };

/** The same with a prescription, and the version that it becomes. */
export const PRESCRIBING: VisitDraft = { ...WRITTEN, prescription: PRESCRIPTION_DRAFT };
export const PRESCRIBED_NOTE: VisitNote = { ...NOTE, prescription: MADE };

export const OFFLINE = { kind: 'network', message: 'offline' };

export const read = (changes: Partial<Desk> = {}, kept: KeptDraft | null = null): LoadedDesk => ({
  verdict: 'read',
  desk: { ...DESK, ...changes },
  kept,
  requestKey: 'visit-key',
});

export const READ = {
  empty: read(),
  kept: read({}, KEPT),
  noted: read({ note: NOTE }),
  outrun: read({ note: NOTE }, KEPT),
  early: read({ has_begun: false }),
  prescribing: read({ prescribing: 'on' }, { after: 0, draft: PRESCRIBING }),
  prescribed: read({ prescribing: 'on', note: PRESCRIBED_NOTE }),
  forbidden: read({ prescribing: 'off', note: PRESCRIBED_NOTE }, { after: 1, draft: WRITTEN }),
  unqualified: read({ prescribing: 'unqualified' }),
} as const;
export const REFUSED = {
  verdict: 'refused',
  said: 'A visit note has at most 20 versions.',
} as const;

export const cases: Cases<typeof visitNoteMachine> = {
  inputs: [INPUT],
  events: {
    'loading.requested': [{}],
    'draft.changed': [
      { change: { findings: 'A pit.' } },
      { change: { prescription: { ...PRESCRIPTION_DRAFT, age: '35' } } },
    ],
    'check.requested': [{}],
    'note.submitted': [{}],
    'correction.requested': [{}],
    'draft.discarded': [{}],
    'draft.continued': [{}],
  },
  actors: {
    loadDesk: {
      done: [{ verdict: 'notFound' }, ...Object.values(READ)],
      error: [OFFLINE],
    },
    closeNote: {
      done: [{ verdict: 'closed', note: NOTE }, { verdict: 'newer' }, REFUSED],
      error: [OFFLINE],
    },
    checkMedicines: { done: [[], CONFLICTS], error: [OFFLINE] },
  },
  contextKey: ({ note, draft, after, conflicts, desk }) => ({
    prescribing: desk?.prescribing,
    checked: conflicts?.length,
    lines: draft.prescription.lines.length,
    noted: note !== null,
    isWhole: draft.advice !== '',
    after,
  }),
};
