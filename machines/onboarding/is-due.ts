import type { User } from '../../contracts/account.ts';
import { PATHS, doctorAddress, roomAddress } from '../../contracts/paths.ts';

/**
 * Where nobody is asked anything: at the entrances, which have a form of their own, where somebody in pain is being helped
 * or waits for what was found in an X-ray, where a time is kept for ten minutes, and on the way into a call.
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
]);

/** Whether the onboarding may stand over a page. */
export const hasRoomFor = (page: string): boolean =>
  !LEFT_ALONE.has(page.replace(/(.)\/$/, '$1')) &&
  ![doctorAddress(''), roomAddress('')].some((place) => page.startsWith(place));

/** Whether somebody has the onboarding before them: patients who have not completed it (ONBD-01, ONBD-02). */
export const isOnboardingDue = (user: User | null): boolean =>
  user !== null && user.role === 'patient' && !user.onboarded;
