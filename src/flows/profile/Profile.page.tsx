import type { ActorOptions } from 'xstate';
import type { ProfileOutput, profileMachine } from '../../../machines/profile/profile.machine.ts';
import { selectUser } from '../../../machines/session/session.machine.ts';
import { useSession, useSessionSelected } from '../session/session.flow.ts';
import { ProfileScreens } from './ProfileScreens.tsx';
import { ProfileFlow, providedProfile } from './profile.flow.ts';

type ProfilePageProps = {
  readonly machine?: typeof profileMachine;
  readonly clock?: ActorOptions<typeof profileMachine>['clock'];
};

/**
 * /profile: what is stored of the account, and all decisions about it (ROUTE-10). Another account in this browser
 * starts a new flow and never sees the former one's data.
 */
export const ProfilePage = ({ machine = providedProfile, clock }: ProfilePageProps) => {
  const session = useSession();
  const user = useSessionSelected(selectUser);
  // The server has ended this session together with all others. After an erasure there is no account; the page that
  // stays open says so.
  const goOn = ({ kind }: ProfileOutput): void => {
    if (kind === 'signedOut') session.send({ type: 'session.ended' });
  };
  if (user === null) return null;
  return (
    <ProfileFlow key={user.id} machine={machine} input={() => undefined} onEnd={goOn} clock={clock}>
      <ProfileScreens onSignOut={() => session.send({ type: 'signOut.requested' })} />
    </ProfileFlow>
  );
};
