import { PLACE } from './language.ts';

/** The start page; one who has signed in is led to its second address (SESS-15). */
export const HOME = PLACE === '' ? '/' : PLACE;
export const HOME_SIGNED_IN = `${PLACE}/home`;

/** The addresses of the app besides the start page: the browser routes them, the server answers them with the app. */
export const PATHS = {
  chat: `${PLACE}/chat`,
  chatSummary: `${PLACE}/chat-summary`,
  findDentist: `${PLACE}/find-dentist`,
  teleconsultation: `${PLACE}/teleconsultation`,
  booking: `${PLACE}/booking`,
  bookingPatient: `${PLACE}/booking/patient-info`,
  bookingReview: `${PLACE}/booking/review-and-book`,
  findMyDentist: `${PLACE}/find-my-dentist`,
  xrayAnalysis: `${PLACE}/xray-analysis`,
  xrayIqAnalysis: `${PLACE}/xray-iq-analysis`,
  login: `${PLACE}/login`,
  register: `${PLACE}/register`,
  forgotPassword: `${PLACE}/forgot-password`,
  resetPassword: `${PLACE}/reset-password`,
  googleReturn: `${PLACE}/google-return`,
  dashboard: `${PLACE}/dashboard`,
  profile: `${PLACE}/profile`,
  admin: `${PLACE}/admin`,
  staffRegistration: `${PLACE}/admin/register`,
  adminDashboard: `${PLACE}/admin-dashboard`,
  adminAnalytics: `${PLACE}/admin-analytics`,
  crm: `${PLACE}/crm`,
  crmDashboard: `${PLACE}/crm/dashboard`,
  crmReminders: `${PLACE}/crm/reminders`,
  unauthorized: `${PLACE}/unauthorized`,
  feedbackDemo: `${PLACE}/feedback-demo`,
} as const;

/** The page of one dentist (ROUTE-11): a path with a part that differs, which no list of files can name. */
export const DOCTOR_PATH = `${PLACE}/doctor/:slug`;

/** Returns the address of one dentist's page. */
export const doctorAddress = (slug: string): string =>
  DOCTOR_PATH.replace(':slug', encodeURIComponent(slug));

/** The room of one consultation: its two people alone find anything there. */
export const ROOM_PATH = `${PLACE}/teleconsultation/:id`;

/** Returns the address of the room in which the call of an appointment is held. */
export const roomAddress = (id: string): string => ROOM_PATH.replace(':id', encodeURIComponent(id));

/** Folder into which the build puts the pages that are drawn before the app runs, each under its own address. */
export const APP_FOLDER = 'app';
