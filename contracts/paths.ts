/** The addresses of the app besides the start page: the browser routes them, the server answers them with the app. */
export const PATHS = {
  chat: '/chat',
  chatSummary: '/chat-summary',
  findDentist: '/find-dentist',
} as const;
