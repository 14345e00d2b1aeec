import type { ComponentType } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import {
  REMINDER_PERMISSIONS,
  STAFF_AREA_PERMISSIONS,
} from '../../contracts/accounts/permissions.ts';
import { FAMILY_PATH } from '../../contracts/accounts/family-address.ts';
import { PASSKEY_PAGES } from '../../contracts/accounts/passkey-address.ts';
import { CHECK_PATH } from '../../contracts/booking/check-address.ts';
import { DESK_PATH } from '../../contracts/booking/desk-address.ts';
import { GUEST_PATH } from '../../contracts/booking/guest-address.ts';
import { HOURS_PATH } from '../../contracts/booking/hours-address.ts';
import { SHARED_PATH } from '../../contracts/assessment/shared-address.ts';
import { DOCTOR_PATH, PATHS, ROOM_PATH } from '../../contracts/common/paths.ts';
import type { RouteRule } from '../../machines/session/route-guard.ts';
import { laterPage } from '../flows/page-loading/later-page.tsx';
import { TakeOver } from '../lib/painted/take-over.ts';
import { Guard } from './Guard.tsx';
import { OnboardingGate } from './OnboardingGate.tsx';
import type { RARE_PAGES } from './rare-pages.ts';

/** Makes a page that loads from its own file and replaces what was painted before the app runs. */
const routedPage = (name: string, load: () => Promise<ComponentType>): ComponentType =>
  laterPage(name, async () => {
    const Page = await load();
    return () => (
      <>
        <TakeOver />
        <Page />
      </>
    );
  });

const rarePage = (name: keyof typeof RARE_PAGES): ComponentType =>
  routedPage(name, async () => (await import('./rare-pages.ts')).RARE_PAGES[name]());

const FindDentistPage = routedPage(
  'FindDentistPage',
  async () => (await import('./dentist-pages.ts')).FindDentistPage,
);
const DoctorPage = routedPage(
  'DoctorPage',
  async () => (await import('./dentist-pages.ts')).DoctorPage,
);
const TeleconsultationPage = routedPage(
  'TeleconsultationPage',
  async () =>
    (await import('../flows/consultations/Teleconsultation.page.tsx')).TeleconsultationPage,
);
const XrayPage = routedPage(
  'XrayPage',
  async () => (await import('../flows/xray/Xray.page.tsx')).XrayPage,
);
const BookingPage = routedPage(
  'BookingPage',
  async () => (await import('../flows/booking-flow/Booking.page.tsx')).BookingPage,
);
const VideoRoomPage = routedPage(
  'VideoRoomPage',
  async () => (await import('../flows/teleconsultation/VideoRoom.page.tsx')).VideoRoomPage,
);
const GuestCallPage = routedPage(
  'GuestCallPage',
  async () => (await import('../flows/room-guest/GuestCall.page.tsx')).GuestCallPage,
);
const DeskPage = rarePage('DeskPage');
const OwnHoursPage = rarePage('OwnHoursPage');
const FamilyPage = rarePage('FamilyPage');
const VerifyPage = rarePage('VerifyPage');
const SharedResultPage = rarePage('SharedResultPage');
const LoginPage = routedPage(
  'LoginPage',
  async () => (await import('../flows/sign-in/Login.page.tsx')).LoginPage,
);
const GoogleReturnPage = routedPage(
  'GoogleReturnPage',
  async () => (await import('../flows/google-sign-in/GoogleReturn.page.tsx')).GoogleReturnPage,
);
const RegisterPage = routedPage(
  'RegisterPage',
  async () => (await import('../flows/registration/Register.page.tsx')).RegisterPage,
);
const DashboardPage = routedPage(
  'DashboardPage',
  async () => (await import('../flows/saved-results/Dashboard.page.tsx')).DashboardPage,
);
const ProfilePage = routedPage(
  'ProfilePage',
  async () => (await import('../flows/profile/Profile.page.tsx')).ProfilePage,
);
const PasswordResetPage = routedPage(
  'PasswordResetPage',
  async () => (await import('../flows/password-reset/PasswordReset.page.tsx')).PasswordResetPage,
);
const StaffLoginPage = routedPage(
  'StaffLoginPage',
  async () => (await import('../flows/sign-in/StaffLogin.page.tsx')).StaffLoginPage,
);
const StaffRegistrationPage = rarePage('StaffRegistrationPage');
const PasskeyPages = rarePage('PasskeyPages');
/** Makes the staff's dashboard page that opens with the given section. */
const staffDashboard = (home: 'today' | 'statistics') =>
  routedPage(`StaffDashboardPage: ${home}`, async () => {
    const { StaffDashboardPage } = await import('../flows/staff-dashboard/StaffDashboard.page.tsx');
    return () => <StaffDashboardPage home={home} />;
  });
const StaffTodayPage = staffDashboard('today');
const StaffStatisticsPage = staffDashboard('statistics');
const FeedbackDemoPage = rarePage('FeedbackDemoPage');
const RemindersPage = rarePage('RemindersPage');
const UnauthorizedPage = rarePage('UnauthorizedPage');
const NotFoundPage = routedPage(
  'NotFoundPage',
  async () => (await import('../pages/not-found/NotFound.page.tsx')).NotFoundPage,
);

/** The staff's pages and the permissions that each requires (ROUTE-34..37). */
const STAFF_PAGES: readonly (readonly [string, RouteRule, ComponentType])[] = [
  [PATHS.adminDashboard, { permissions: STAFF_AREA_PERMISSIONS }, StaffTodayPage],
  [PATHS.adminAnalytics, { permissions: STAFF_AREA_PERMISSIONS }, StaffStatisticsPage],
];

/** The pages of whoever is signed in; those of a dentist hold nothing for anybody else. */
const OWN_PAGES: readonly (readonly [string, ComponentType])[] = [
  [DESK_PATH, DeskPage],
  [HOURS_PATH, OwnHoursPage],
  [PATHS.dashboard, DashboardPage],
  [PATHS.profile, ProfilePage],
  [FAMILY_PATH, FamilyPage],
];

/** One page under both of its names (ROUTE-18, ROUTE-19). */
const FIND_DENTIST = [PATHS.findDentist, PATHS.findMyDentist];

/** One page under both of its names (ROUTE-21, ROUTE-22). */
const XRAY = [PATHS.xrayAnalysis, PATHS.xrayIqAnalysis];

/** The pages of a booking. */
const BOOKING = [PATHS.booking, PATHS.bookingPatient, PATHS.bookingReview];

/** Old addresses of the staff's dashboard (ROUTE-38, ROUTE-39). */
const MOVED = [PATHS.crm, PATHS.crmDashboard];

/** The route table of the app. The start page and the chat are prerendered pages of their own. */
export const RouteTable = () => (
  <Routes>
    <Route path={PATHS.teleconsultation} element={<TeleconsultationPage />} />
    {/* One flow over three pages: going from one to the other, it lives on (BKFL-01..06). */}
    <Route element={<BookingPage />}>
      {BOOKING.map((path) => (
        <Route key={path} path={path} element={null} />
      ))}
    </Route>
    <Route path={ROOM_PATH} element={<VideoRoomPage />} />
    <Route path={GUEST_PATH} element={<GuestCallPage />} />
    {OWN_PAGES.map(([path, Page]) => (
      <Route
        key={path}
        path={path}
        element={
          <Guard>
            <Page />
          </Guard>
        }
      />
    ))}
    <Route path={CHECK_PATH} element={<VerifyPage />} />
    <Route path={SHARED_PATH} element={<SharedResultPage />} />
    {FIND_DENTIST.map((path) => (
      <Route key={path} path={path} element={<FindDentistPage />} />
    ))}
    {XRAY.map((path) => (
      <Route key={path} path={path} element={<XrayPage />} />
    ))}
    <Route path={DOCTOR_PATH} element={<DoctorPage />} />
    <Route path={PATHS.login} element={<LoginPage />} />
    <Route path={PATHS.register} element={<RegisterPage />} />
    <Route path={PATHS.googleReturn} element={<GoogleReturnPage />} />
    {/* One flow over two pages: going from one to the other, it lives on. */}
    <Route element={<PasswordResetPage />}>
      <Route path={PATHS.forgotPassword} element={null} />
      <Route path={PATHS.resetPassword} element={null} />
    </Route>
    <Route path={PATHS.admin} element={<StaffLoginPage />} />
    <Route path={PATHS.staffRegistration} element={<StaffRegistrationPage />} />
    {PASSKEY_PAGES.map((path) => (
      <Route key={path} path={path} element={<PasskeyPages />} />
    ))}
    {STAFF_PAGES.map(([path, rule, Page]) => (
      <Route
        key={path}
        path={path}
        element={
          <Guard entrance={PATHS.admin} {...rule}>
            <Page />
          </Guard>
        }
      />
    ))}
    <Route
      path={PATHS.crmReminders}
      element={
        <Guard entrance={PATHS.admin} permissions={REMINDER_PERMISSIONS} any>
          <RemindersPage />
        </Guard>
      }
    />
    {MOVED.map((path) => (
      <Route key={path} path={path} element={<Navigate replace to={PATHS.adminDashboard} />} />
    ))}
    <Route path={PATHS.unauthorized} element={<UnauthorizedPage />} />
    <Route path={PATHS.feedbackDemo} element={<FeedbackDemoPage />} />
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
);

/** Shows the page of the browser's address, with the onboarding over it. */
export const RoutedPages = () => (
  <BrowserRouter>
    <RouteTable />
    <OnboardingGate />
  </BrowserRouter>
);
