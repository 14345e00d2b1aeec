import { familyProfilesMachine } from '../../../machines/family-profiles/family-profiles.machine.ts';
import { erasePerson, exportPerson, keepPerson, loadFamily } from '../../actors/accounts/family.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The people of an account, bound to the server and this browser. */
export const providedFamilyProfiles = familyProfilesMachine.provide({
  actors: { loadFamily, keepPerson, exportPerson, erasePerson },
});

/** Provider and hooks of the flow. */
export const {
  Provider: FamilyProfilesFlow,
  Within: FamilyProfilesWithin,
  useFlow: useFamily,
  useSelected: useFamilySelected,
} = createFlow<typeof familyProfilesMachine>('familyProfiles');
