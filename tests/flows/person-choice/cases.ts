import type {
  ChoiceInput,
  personChoiceMachine,
} from '../../../machines/person-choice/person-choice.machine.ts';
import type { Cases } from '../../model/cases.ts';

export const AARAV = { id: '00000000-0000-4000-8000-0000000000f1', name: 'Aarav Rao' };
export const LATA = { id: '00000000-0000-4000-8000-0000000000f2', name: 'Lata Rao' };
export const RESULT: ChoiceInput = {
  of: 'result',
  id: '00000000-0000-4000-8000-0000000000b1',
  person: null,
};
export const CALL: ChoiceInput = {
  of: 'call',
  id: '00000000-0000-4000-8000-0000000000c1',
  person: LATA,
};
export const SAID = 'A dentist has seen it in a call.';
export const REFUSED = { kind: 'refused', message: SAID, isSaid: true };
export const OFFLINE = { kind: 'network', message: 'offline' };

export const cases: Cases<typeof personChoiceMachine> = {
  inputs: [RESULT, CALL],
  events: {
    'change.requested': [{}],
    'person.chosen': [{ profileId: AARAV.id }, { profileId: null }],
    'change.left': [{}],
  },
  actors: {
    listPeople: { done: [[AARAV, LATA]], error: [OFFLINE] },
    savePerson: { done: [undefined], error: [REFUSED, OFFLINE] },
  },
  contextKey: ({ of, person, isChanged, refusal }) => [
    of,
    person?.name ?? '',
    isChanged,
    refusal !== null,
  ],
};
