import { useLocation } from 'react-router-dom';
import { SECOND_FACTOR_PATH } from '../../contracts/accounts/passkey-address.ts';
import { PATHS } from '../../contracts/common/paths.ts';
import { PasskeysPage } from '../flows/passkeys/Passkeys.page.tsx';
import { SecondFactorPage } from '../flows/second-factor/SecondFactor.page.tsx';
import { Guard } from './Guard.tsx';

/** The second step of the staff and the list of their passkeys: one file, so that the table of all pages says little of it. */
export const PasskeyPages = () =>
  useLocation().pathname === SECOND_FACTOR_PATH ? (
    <SecondFactorPage />
  ) : (
    <Guard entrance={PATHS.admin}>
      <PasskeysPage />
    </Guard>
  );
