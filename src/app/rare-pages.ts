/**
 * Pages that few people open. The table of all pages, which every first visit loads, names this file alone for them: one more
 * request for the few.
 */
export const RARE_PAGES = {
  DeskPage: async () => (await import('../flows/visit-note/Desk.page.tsx')).DeskPage,
  FamilyPage: async () => (await import('../flows/family-profiles/Family.page.tsx')).FamilyPage,
  OwnHoursPage: async () => (await import('../flows/own-hours/OwnHours.page.tsx')).OwnHoursPage,
  UnauthorizedPage: async () =>
    (await import('../pages/unauthorized/Unauthorized.page.tsx')).UnauthorizedPage,
  VerifyPage: async () => (await import('../flows/prescription-code/Verify.page.tsx')).VerifyPage,
  SharedResultPage: async () =>
    (await import('../flows/shared-result/SharedResult.page.tsx')).SharedResultPage,
  StaffRegistrationPage: async () =>
    (await import('../flows/staff-registration/StaffRegistration.page.tsx')).StaffRegistrationPage,
  PasskeyPages: async () => (await import('./PasskeyPages.tsx')).PasskeyPages,
  RemindersPage: async () => (await import('../flows/reminders/Reminders.page.tsx')).RemindersPage,
  FeedbackDemoPage: async () =>
    (await import('../flows/feedback-demo/FeedbackDemo.page.tsx')).FeedbackDemoPage,
} as const;
