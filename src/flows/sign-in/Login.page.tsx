import type { ActorOptions } from 'xstate';
import { HOME, PATHS } from '../../../contracts/common/paths.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/signing-in.ts';
import type { SignInOutput, signInMachine } from '../../../machines/sign-in/sign-in.machine.ts';
import { EntryLayout } from '../../components/entry-layout/EntryLayout.tsx';
import { leaveFor } from '../../lib/address/leave.ts';
import { entranceTo, namedPlace, placeAfterSignIn } from '../../lib/address/return-address.ts';
import { useSearch } from '../../lib/address/search.ts';
import { AgreeLine } from '../../components/agree-line/AgreeLine.tsx';
import { ForgottenLink } from './ForgottenLink.tsx';
import { SignInForms } from './SignInForms.tsx';
import { providedSignIn, SignInFlow } from './sign-in.flow.ts';

const REASONS = [
  say.yourResultsOnePlaceEveryDevice,
  say.aNoteYourDentistReadyWhen,
  say.youDecideWhatWeKeepCan,
];

type LoginPageProps = {
  readonly machine?: typeof signInMachine;
  readonly clock?: ActorOptions<typeof signInMachine>['clock'];
};

/** /login: by password or code, then back to the page that asked for it (AUTH-01..10, ROUTE-29). */
export const LoginPage = ({ machine = providedSignIn, clock }: LoginPageProps) => {
  const search = useSearch();
  const goOn = ({ kind }: SignInOutput): void =>
    leaveFor(kind === 'wasSignedIn' ? (namedPlace(search) ?? HOME) : placeAfterSignIn(search));
  const register = entranceTo(PATHS.register, namedPlace(search));
  return (
    <SignInFlow machine={machine} input={() => ({ place: 'patient' })} onEnd={goOn} clock={clock}>
      <EntryLayout
        title={common.logIn}
        reasons={REASONS}
        foot={
          <>
            <p>
              {say.newHere} <a href={register}>{say.createAnAccount}</a>
            </p>
            <AgreeLine />
          </>
        }
      >
        <SignInForms />
        <ForgottenLink place={namedPlace(search)} />
      </EntryLayout>
    </SignInFlow>
  );
};
