import type { SignInOutput } from '../../../machines/sign-in/sign-in.machine.ts';
import { PATHS } from '../../../contracts/common/paths.ts';
import * as say from '../../../contracts/texts/en/signing-in.ts';
import { EntryLayout } from '../../components/entry-layout/EntryLayout.tsx';
import { leaveFor } from '../../lib/address/leave.ts';
import { namedHere } from '../../lib/address/return-address.ts';
import { SignInForms } from './SignInForms.tsx';
import { providedSignIn, SignInFlow } from './sign-in.flow.ts';

/**
 * Opens the next page, as the address names it by then: a return from the issuer has put it back. A patient who was already signed in is sent to the "unauthorized" page, like the guard of the
 * staff's pages does.
 */
const goOn = ({ kind, user }: SignInOutput): void =>
  leaveFor(
    kind === 'wasSignedIn' && user?.role === 'patient'
      ? PATHS.unauthorized
      : (namedHere() ?? PATHS.adminDashboard),
  );

/** /admin: the staff's own login, by its own API path and with its own texts (ROUTE-33, AUTH-12, AUTH-14, AUTH-17). */
export const StaffLoginPage = ({
  machine = providedSignIn,
}: {
  readonly machine?: typeof providedSignIn;
}) => (
  <SignInFlow machine={machine} input={() => ({ place: 'staff' })} onEnd={goOn}>
    <EntryLayout
      title={say.staffLogin}
      lead={say.forDentistsAndStaff}
      foot={
        <>
          <p>
            <a href={PATHS.staffRegistration}>{say.iHaveAnInvitation}</a>
          </p>
          <p>
            {say.areYouAPatient} <a href={PATHS.login}>{say.logInHere}</a>
          </p>
        </>
      }
    >
      <SignInForms forStaff />
    </EntryLayout>
  </SignInFlow>
);
