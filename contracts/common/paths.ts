/** The addresses of the app besides the start page: the browser routes them, the server answers them with the app. */
export const PATHS = {
  chat: '/chat',
  chatSummary: '/chat-summary',
  findDentist: '/find-dentist',
  teleconsultation: '/teleconsultation',
  booking: '/booking',
  bookingPatient: '/booking/patient-info',
  bookingReview: '/booking/review-and-book',
  findMyDentist: '/find-my-dentist',
  xrayAnalysis: '/xray-analysis',
  xrayIqAnalysis: '/xray-iq-analysis',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  googleReturn: '/google-return',
  dashboard: '/dashboard',
  profile: '/profile',
  admin: '/admin',
  staffRegistration: '/admin/register',
  adminDashboard: '/admin-dashboard',
  adminAnalytics: '/admin-analytics',
  crm: '/crm',
  crmDashboard: '/crm/dashboard',
  crmReminders: '/crm/reminders',
  unauthorized: '/unauthorized',
  feedbackDemo: '/feedback-demo',
} as const;

/** The page of one dentist (ROUTE-11): a path with a part that differs, which no list of files can name. */
export const DOCTOR_PATH = '/doctor/:slug';

/** Returns the address of one dentist's page. */
export const doctorAddress = (slug: string): string =>
  DOCTOR_PATH.replace(':slug', encodeURIComponent(slug));

/** The room of one consultation: its two people alone find anything there. */
export const ROOM_PATH = '/teleconsultation/:id';

/** Returns the address of the room in which the call of an appointment is held. */
export const roomAddress = (id: string): string => ROOM_PATH.replace(':id', encodeURIComponent(id));

/** Folder into which the build puts the pages that are drawn before the app runs, each under its own address. */
export const APP_FOLDER = 'app';
