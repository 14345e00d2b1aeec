import type { ActorOptions } from 'xstate';
import * as say from '../../../contracts/texts/en/family.ts';
import type { familyProfilesMachine } from '../../../machines/family-profiles/family-profiles.machine.ts';
import { selectUser } from '../../../machines/session/session.machine.ts';
import { AccountFrame } from '../../components/account-frame/AccountFrame.tsx';
import { AccountEntry } from '../session/AccountEntry.tsx';
import { useSessionSelected } from '../session/session.flow.ts';
import { FamilyScreens } from './FamilyScreens.tsx';
import { FamilyProfilesFlow, providedFamilyProfiles } from './family-profiles.flow.ts';

type FamilyPageProps = {
  readonly machine?: typeof familyProfilesMachine;
  readonly clock?: ActorOptions<typeof familyProfilesMachine>['clock'];
};

/** /family: the people whom the account looks after (NEW-125). Another account in this browser starts a new flow. */
export const FamilyPage = ({ machine = providedFamilyProfiles, clock }: FamilyPageProps) => {
  const user = useSessionSelected(selectUser);
  if (user === null) return null;
  return (
    <AccountFrame title={say.family} account={<AccountEntry />}>
      <FamilyProfilesFlow key={user.id} machine={machine} input={() => undefined} clock={clock}>
        <FamilyScreens />
      </FamilyProfilesFlow>
    </AccountFrame>
  );
};
