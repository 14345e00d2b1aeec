import type { ActorOptions } from 'xstate';
import type { remindersMachine } from '../../../machines/reminders/reminders.machine.ts';
import { PATHS } from '../../../contracts/common/paths.ts';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import * as say from '../../../contracts/texts/en/staff/reminders.ts';
import { selectUser } from '../../../machines/session/session.machine.ts';
import { StaffHeader } from '../../components/staff-header/StaffHeader.tsx';
import { staffLinks } from '../../components/staff-header/staff-links.ts';
import { HeadingFocus } from '../../lib/focus/focus.ts';
import { AccountEntry } from '../session/AccountEntry.tsx';
import { useSessionSelected } from '../session/session.flow.ts';
import { providedReminders, RemindersFlow } from './reminders.flow.ts';
import { RemindersScreens } from './RemindersScreens.tsx';
import classes from './reminders.module.css';

type RemindersPageProps = {
  readonly machine?: typeof remindersMachine;
  readonly clock?: ActorOptions<typeof remindersMachine>['clock'];
};

/** /crm/reminders (ROUTE-40..42). Another account in this browser starts a new flow. */
export const RemindersPage = ({ machine = providedReminders, clock }: RemindersPageProps) => {
  const user = useSessionSelected(selectUser);
  if (user === null) return null;
  return (
    <>
      <title>{say.pageTitle(PRODUCT_NAME)}</title>
      <StaffHeader
        home="/"
        place={say.staff}
        organization={user.organization?.name}
        links={staffLinks(user)}
        current={PATHS.crmReminders}
        account={<AccountEntry />}
      />
      <main className={classes.page}>
        <RemindersFlow key={user.id} machine={machine} input={() => undefined} clock={clock}>
          <RemindersScreens />
        </RemindersFlow>
      </main>
      <HeadingFocus appeared="reminders" />
    </>
  );
};
