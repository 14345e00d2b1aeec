/** Texts on moving an appointment. */
export const RESCHEDULE_TEXTS = {
  now: (moment: string): string =>
    `Now: ${moment}, India time (IST). It stays there until you press the button.`,
  send: 'Move the consultation',
  keep: 'Keep the time',
  unreachable:
    'We could not reach our server. Your appointment stands as it was: please try again.',
  missed: 'It was not moved',
  notFound: {
    title: 'This consultation is not in your account any more',
    text: 'It may have been cancelled on another device. Your list shows what there is.',
  },
  back: 'Show my consultations',
} as const;
