import { PASSKEYS_PATH } from '../../../contracts/accounts/passkey-address.ts';
import {
  PERMISSIONS,
  REMINDER_PERMISSIONS,
  STAFF_AREA_PERMISSIONS,
} from '../../../contracts/accounts/permissions.ts';
import type { User } from '../../../contracts/accounts/account.ts';
import type { Permission } from '../../../contracts/accounts/permissions.ts';
import { PATHS } from '../../../contracts/common/paths.ts';
import * as say from '../../../contracts/texts/en/frames.ts';
import { PASSKEYS_TEXTS } from '../../../contracts/texts/en/staff/passkeys.ts';

const PAGES: readonly {
  readonly label: string;
  readonly href: string;
  readonly any: readonly Permission[];
}[] = [
  { label: say.dashboard, href: PATHS.adminDashboard, any: STAFF_AREA_PERMISSIONS },
  { label: say.analytics, href: PATHS.adminAnalytics, any: STAFF_AREA_PERMISSIONS },
  {
    label: say.reminders,
    href: PATHS.crmReminders,
    any: REMINDER_PERMISSIONS,
  },
  { label: PASSKEYS_TEXTS.title, href: PASSKEYS_PATH, any: PERMISSIONS },
];

/** Returns the staff pages that the user may open; the same list shows on each of them. */
export const staffLinks = ({ permissions }: Pick<User, 'permissions'>) =>
  PAGES.filter(({ any }) => any.some((each) => permissions.includes(each)));
