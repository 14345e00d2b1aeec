import { HOME_SIGNED_IN, PATHS } from '../../../contracts/common/paths.ts';
import type { User } from '../../../contracts/accounts/account.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/signing-in.ts';
import { initialsOf } from '../../../machines/session/initials.ts';
import {
  selectIsKnown,
  selectIsLeaving,
  selectSignOutQuestion,
  selectUser,
} from '../../../machines/session/session.machine.ts';
import { Button, ButtonLink } from '../../components/button/Button.tsx';
import { LibraryProvider } from '../../components/library/LibraryProvider.tsx';
import { UserMenu } from '../../components/user-menu/UserMenu.tsx';
import type { UserMenuEntry } from '../../components/user-menu/UserMenu.tsx';
import type { SignOutDialog as Dialog } from '../chat/loss-dialogs.tsx';
import { lazyPart } from '../page-loading/lazy.tsx';
import classes from './account-entry.module.css';
import { useSession, useSessionSelected } from './session.flow.ts';

/** Returns the entries of the menu; only staff get the admin dashboard (SHELL-13..17, ROLE-06..08). */
const entriesFor = ({ role }: User): UserMenuEntry[] => [
  { label: say.myAccount, href: PATHS.profile },
  { label: say.newChat, href: HOME_SIGNED_IN },
  { label: say.dashboard, href: PATHS.dashboard },
  ...(role === 'patient' ? [] : [{ label: say.adminDashboard, href: PATHS.crmDashboard }]),
];

/** Asks without a dialog, whose file did not come. */
const PlainQuestion: typeof Dialog = ({ confirmation }) => (
  <Button onClick={() => confirmation.send({ type: 'question.confirmed' })}>
    {common.logOutAndRemove}
  </Button>
);

/** Asked for by few, so that no page waits for its file. */
const SignOutDialog = lazyPart(
  'sign-out',
  async () => (await import('../chat/loss-dialogs.tsx')).SignOutDialog,
  { missing: PlainQuestion },
);

/** Log in and Sign up, or the signed-in user's menu (SHELL-10..12, SHELL-18). */
export const AccountEntry = () => {
  const session = useSession();
  const user = useSessionSelected(selectUser);
  const isKnown = useSessionSelected(selectIsKnown);
  const question = useSessionSelected(selectSignOutQuestion);
  const isLeaving = useSessionSelected(selectIsLeaving);
  if (!isKnown) return null;
  return (
    <div className={classes.entry}>
      {user === null ? (
        <>
          <ButtonLink href={PATHS.login} variant="default">
            {common.logIn}
          </ButtonLink>
          <ButtonLink href={PATHS.register}>{say.signUp}</ButtonLink>
        </>
      ) : (
        <LibraryProvider>
          <UserMenu
            initials={initialsOf(user)}
            name={user.name || user.username}
            entries={entriesFor(user)}
            busy={isLeaving}
            onSignOut={() => session.send({ type: 'signOut.requested' })}
          />
          {question && <SignOutDialog confirmation={question} />}
        </LibraryProvider>
      )}
    </div>
  );
};
