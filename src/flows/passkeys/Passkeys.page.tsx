import { HOME } from '../../../contracts/common/paths.ts';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import { PASSKEYS_PATH } from '../../../contracts/accounts/passkey-address.ts';
import { STAFF_AREA_PERMISSIONS } from '../../../contracts/accounts/permissions.ts';
import { PASSKEYS_TEXTS } from '../../../contracts/texts/en/staff/passkeys.ts';
import type { passkeysMachine } from '../../../machines/passkeys/passkeys.machine.ts';
import { selectUser } from '../../../machines/session/session.machine.ts';
import { LibraryProvider } from '../../components/library/LibraryProvider.tsx';
import { PageColumn } from '../../components/page-column/PageColumn.tsx';
import { StaffHeader } from '../../components/staff-header/StaffHeader.tsx';
import { staffLinks } from '../../components/staff-header/staff-links.ts';
import { HeadingFocus } from '../../lib/focus/focus.ts';
import { AccountEntry } from '../session/AccountEntry.tsx';
import { useSessionSelected } from '../session/session.flow.ts';
import { PasskeysFlow, providedPasskeys } from './passkeys.flow.ts';
import { PasskeysScreens } from './PasskeysScreens.tsx';

type PasskeysPageProps = { readonly machine?: typeof passkeysMachine };

/** /admin/passkeys: the passkeys of a member of the staff (NEW-107). Another account in this browser starts a new flow. */
export const PasskeysPage = ({ machine = providedPasskeys }: PasskeysPageProps) => {
  const user = useSessionSelected(selectUser);
  if (user === null) return null;
  const mayReset = STAFF_AREA_PERMISSIONS.some((each) => user.permissions.includes(each));
  return (
    <>
      <title>{`${PASSKEYS_TEXTS.title} · ${PRODUCT_NAME}`}</title>
      <StaffHeader
        home={HOME}
        place="Staff"
        organization={user.organization?.name}
        links={staffLinks(user)}
        current={PASSKEYS_PATH}
        account={<AccountEntry />}
      />
      <PageColumn>
        <LibraryProvider>
          <PasskeysFlow key={user.id} machine={machine} input={() => undefined}>
            <PasskeysScreens mayReset={mayReset} />
          </PasskeysFlow>
        </LibraryProvider>
      </PageColumn>
      <HeadingFocus appeared="passkeys" />
    </>
  );
};
