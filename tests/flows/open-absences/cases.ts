import type { OpenAbsence } from '../../../contracts/endpoints/absences.ts';
import type {
  AbsenceChoice,
  openAbsencesMachine,
} from '../../../machines/open-absences/open-absences.machine.ts';
import type { Cases } from '../../model/cases.ts';

export const OFFLINE = { kind: 'network', message: 'offline' };

/** Two calls of one dentist; for the second nothing was paid. */
export const FIRST: OpenAbsence = {
  id: '00000000-0000-4000-8000-0000000000c1',
  starts_at: '2026-11-24T04:30:00.000Z',
  minutes: 30,
  doctor: 'Dr. Meera Iyer',
  reported_at: '2026-11-24T04:45:00.000Z',
  is_paid: true,
};
export const SECOND: OpenAbsence = {
  id: '00000000-0000-4000-8000-0000000000c2',
  starts_at: '2026-11-25T09:30:00.000Z',
  minutes: 15,
  doctor: 'Dr. Meera Iyer',
  reported_at: '2026-11-25T10:00:00.000Z',
  is_paid: false,
};
export const BOTH: readonly OpenAbsence[] = [FIRST, SECOND];
export const MISSED: AbsenceChoice = { id: FIRST.id, verdict: 'missed' };
export const CAME: AbsenceChoice = { id: SECOND.id, verdict: 'came' };

export const cases: Cases<typeof openAbsencesMachine> = {
  inputs: [undefined],
  events: {
    'loading.requested': [{}],
    'verdict.chosen': [MISSED, { id: FIRST.id, verdict: 'came' }],
    'verdict.confirmed': [{}],
    'verdict.declined': [{}],
  },
  actors: {
    loadAbsences: { done: [BOTH, [FIRST], []], error: [OFFLINE] },
    settleAbsence: { done: [{ success: true }], error: [OFFLINE] },
  },
  contextKey: ({ absences, choice }) => ({ absences: absences.length, choice }),
};
