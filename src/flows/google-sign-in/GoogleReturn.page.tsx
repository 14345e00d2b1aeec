import { HOME, HOME_SIGNED_IN, PATHS } from '../../../contracts/common/paths.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/signing-in.ts';
import type { GoogleSignInOutput } from '../../../machines/google-sign-in/google-sign-in.machine.ts';
import { ButtonLink } from '../../components/button/Button.tsx';
import { EmptyState } from '../../components/empty-state/EmptyState.tsx';
import { OpeningLoader } from '../../components/opening-loader/OpeningLoader.tsx';
import { leaveFor } from '../../lib/address/leave.ts';
import {
  GoogleSignInFlow,
  useGoogleSignInSelected,
  providedGoogleSignIn,
} from './google-sign-in.flow.ts';

const Returned = () =>
  useGoogleSignInSelected((snapshot) => snapshot.matches('passedOn')) ? (
    <main>
      <EmptyState
        title={say.youCanCloseThisWindow}
        actions={
          <ButtonLink href={HOME} variant="default">
            {common.goToTheStartPage}
          </ButtonLink>
        }
      >
        <p>{say.youGoWindowWhereYouBegan}</p>
      </EmptyState>
    </main>
  ) : (
    <OpeningLoader messages={[say.signingInWithGoogle]} current={0} />
  );

const goOn = (end: GoogleSignInOutput): void => {
  if (end.kind === 'signedIn') leaveFor(end.place ?? HOME_SIGNED_IN);
  if (end.kind === 'notSignedIn') leaveFor(PATHS.login);
};

type GoogleReturnPageProps = { readonly machine?: typeof providedGoogleSignIn };

/** /google-return: the page to which Google sends the browser back. */
export const GoogleReturnPage = ({ machine = providedGoogleSignIn }: GoogleReturnPageProps) => (
  <GoogleSignInFlow machine={machine} input={() => ({ at: 'returnPage' })} onEnd={goOn}>
    <Returned />
  </GoogleSignInFlow>
);
