import type { ActorOptions } from 'xstate';
import { PATHS } from '../../../contracts/common/paths.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/signing-in.ts';
import type { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import { AgreeLine } from '../../components/agree-line/AgreeLine.tsx';
import { EntryLayout } from '../../components/entry-layout/EntryLayout.tsx';
import { leaveFor } from '../../lib/address/leave.ts';
import { entranceTo, namedPlace, placeAfterSignIn } from '../../lib/address/return-address.ts';
import { useSearch } from '../../lib/address/search.ts';
import { RegistrationForms } from './RegistrationForms.tsx';
import { providedRegistration, RegistrationFlow } from './registration.flow.ts';

type RegisterPageProps = {
  readonly machine?: typeof registrationMachine;
  readonly clock?: ActorOptions<typeof registrationMachine>['clock'];
};

/** /register: the form, the two codes, and on as a signed-in user (REG-01, REG-02, ROUTE-30). */
export const RegisterPage = ({ machine = providedRegistration, clock }: RegisterPageProps) => {
  const search = useSearch();
  return (
    <RegistrationFlow
      machine={machine}
      input={() => undefined}
      onEnd={() => leaveFor(placeAfterSignIn(search))}
      clock={clock}
    >
      <EntryLayout
        title={say.createAccountButton}
        lead={say.weSendOneCodeYourEmail}
        foot={
          <>
            <p>
              {say.alreadyHaveAnAccount}{' '}
              <a href={entranceTo(PATHS.login, namedPlace(search))}>{common.logIn}</a>
            </p>
            <AgreeLine />
          </>
        }
      >
        <RegistrationForms />
      </EntryLayout>
    </RegistrationFlow>
  );
};
