/** The addresses of the app; the server answers the same list with the app's page. */
export const PATHS = {
  chat: '/chat',
  chatSummary: '/chat-summary',
  findDentist: '/find-dentist',
} as const;
