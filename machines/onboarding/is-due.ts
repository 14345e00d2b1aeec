import type { User } from '../../contracts/accounts/account.ts';
import { GUEST_PATH } from '../../contracts/booking/guest-address.ts';
import { PATHS, doctorAddress, roomAddress } from '../../contracts/common/paths.ts';

/**
 * Pages over which the onboarding never stands: the entrances, which have a form of their own, the pages where a
 * patient in pain is being helped or waits for the findings on an X-ray, where a time is kept for ten minutes, and
 * those on the way into a call.
 */
const LEFT_ALONE: ReadonlySet<string> = new Set([
  PATHS.login,
  PATHS.register,
  PATHS.forgotPassword,
  PATHS.resetPassword,
  PATHS.googleReturn,
  PATHS.admin,
  PATHS.unauthorized,
  PATHS.chat,
  PATHS.chatSummary,
  PATHS.xrayAnalysis,
  PATHS.xrayIqAnalysis,
  PATHS.findDentist,
  PATHS.findMyDentist,
  PATHS.booking,
  PATHS.bookingPatient,
  PATHS.bookingReview,
  PATHS.teleconsultation,
  GUEST_PATH,
]);

/** Returns true when the onboarding may stand over a page. */
export const hasRoomFor = (page: string): boolean =>
  !LEFT_ALONE.has(page.replace(/(.)\/$/, '$1')) &&
  ![doctorAddress(''), roomAddress('')].some((place) => page.startsWith(place));

/** Returns true for patients who have not completed the onboarding (ONBD-01, ONBD-02). */
export const isOnboardingDue = (user: User | null): boolean =>
  user !== null && user.role === 'patient' && !user.onboarded;
