import { CHECK_PATH } from '../../contracts/booking/check-address.ts';
import { PATHS } from '../../contracts/common/paths.ts';
import { SITE_PATHS } from '../../contracts/site/site.ts';

/** Pages of one person, of the staff, or in the middle of something: nobody comes there first. */
const NOT_FIRST: ReadonlySet<keyof typeof PATHS> = new Set([
  'bookingPatient',
  'bookingReview',
  'resetPassword',
  'googleReturn',
  'dashboard',
  'profile',
  'admin',
  'staffRegistration',
  'adminDashboard',
  'adminAnalytics',
  'crm',
  'crmDashboard',
  'crmReminders',
  'unauthorized',
  'feedbackDemo',
]);

/** An article of each list stands for all of them: they are drawn by one page. */
const ARTICLES = ['/blog/bleeding-gums', '/resources/knocked-out-tooth'];

/** Every page that anybody may open, as it is opened first. */
export const PUBLIC_ROUTES: readonly string[] = [
  '/',
  ...Object.values(SITE_PATHS),
  ...ARTICLES,
  ...Object.entries(PATHS)
    .filter(([name]) => !NOT_FIRST.has(name as keyof typeof PATHS))
    .map(([, path]) => path),
  CHECK_PATH,
];
