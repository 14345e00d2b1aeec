import { personChoiceMachine } from '../../../machines/person-choice/person-choice.machine.ts';
import { listPeople, savePerson } from '../../actors/accounts/family.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The choice, bound to the server. */
export const providedPersonChoice = personChoiceMachine.provide({
  actors: { listPeople, savePerson },
});

/** Provider and hooks of the flow. */
export const {
  Provider: PersonChoiceFlow,
  Within: PersonChoiceWithin,
  useFlow: usePersonChoice,
  useSelected: usePersonChoiceSelected,
} = createFlow<typeof personChoiceMachine>('personChoice');
