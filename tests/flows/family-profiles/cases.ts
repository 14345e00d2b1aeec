import type { FamilyProfile } from '../../../contracts/endpoints/family.ts';
import type {
  LoadedFamily,
  familyProfilesMachine,
} from '../../../machines/family-profiles/family-profiles.machine.ts';
import type { Cases } from '../../model/cases.ts';

export const AARAV: FamilyProfile = {
  id: '00000000-0000-4000-8000-0000000000f1',
  name: 'Aarav Rao',
  relation: 'child',
  birth_year: 2018,
  guardian: 'Asha Rao',
  created_at: '2026-11-20T10:00:00.000Z',
};
export const LATA: FamilyProfile = {
  ...AARAV,
  id: '00000000-0000-4000-8000-0000000000f2',
  name: 'Lata Rao',
  relation: 'parent',
  birth_year: 1950,
  guardian: null,
};
export const FAMILY: LoadedFamily = {
  people: [AARAV, LATA],
  thisYear: 2026,
  holder: 'Asha Rao',
  hasPassword: true,
  requestKey: 'key-1',
};
export const FULL: LoadedFamily = {
  ...FAMILY,
  people: Array.from({ length: 8 }, (_, at) => ({
    ...AARAV,
    id: `00000000-0000-4000-8000-0000000000a${at}`,
    name: `Person ${'ABCDEFGH'.charAt(at)}`,
  })),
};
export const REFUSED = 'A consultation is booked for this person.';
export const OFFLINE = { kind: 'network', message: 'offline' };
export const CHILD = { name: 'Aarav Rao', birthYear: '2018' };
export const GROWN = { name: 'Lata Rao', birthYear: '1950' };

const ENDS = [{ verdict: 'done' }, { verdict: 'refused', message: REFUSED }] as const;

export const cases: Cases<typeof familyProfilesMachine> = {
  inputs: [undefined],
  events: {
    'load.retried': [{}],
    'relation.chosen': [{ relation: 'child' }],
    'details.submitted': [
      { details: CHILD },
      { details: GROWN },
      { details: { name: 'Aarav Rao', birthYear: '1803' } },
      { details: { name: '', birthYear: '18' } },
    ],
    'person.confirmed': [{ guardian: 'Asha Rao' }, { guardian: '' }],
    'correction.chosen': [{ id: AARAV.id }, { id: LATA.id }],
    'export.chosen': [{ id: AARAV.id }],
    'erasure.chosen': [{ id: AARAV.id }],
    'erasure.confirmed': [{ password: 'eleven green tigers' }, { password: '' }],
    'step.left': [{}],
  },
  actors: {
    loadFamily: { done: [FAMILY, FULL], error: [OFFLINE] },
    keepPerson: { done: ENDS, error: [OFFLINE] },
    exportPerson: { done: [undefined], error: [OFFLINE] },
    erasePerson: { done: ENDS, error: [OFFLINE] },
  },
  contextKey: ({ refusal, people, details, chosen }) => [
    refusal !== null,
    people.length,
    details.birthYear,
    chosen,
  ],
};
