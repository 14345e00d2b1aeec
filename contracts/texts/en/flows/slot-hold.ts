/** Texts on a time while it is kept. */
export const SLOT_HOLD_TEXTS = {
  holding: 'Keeping your time...',
  confirming: 'It is paid. Booking your time...',
  left: 'This time is yours while you pay. You may leave this page and come back.',
  unasked:
    'You are not connected just now. Your time is kept as before; we look again by ourselves.',
  lapsed: {
    title: 'The ten minutes are over',
    text: 'Your time is not kept any more, and nothing was taken. If it is still free you can have it for ten more minutes.',
    action: 'Keep it for ten more minutes',
    paid: 'If you have paid all the same, it is not lost: it is in your account, for a consultation or to go back to you.',
  },
  notKept: {
    title: 'Your time could not be kept',
    text: 'Nothing was paid. Please check your connection and try again.',
    action: 'Try again',
  },
  unread: {
    title: 'We could not reach our server',
    text: 'We could not look whether you have paid already, so we ask for nothing. Whatever you have paid is kept.',
  },
  unconfirmed: {
    title: 'Paid, and not booked yet',
    text: 'What you have paid is kept: do not pay again. We could not book the time just now.',
    action: 'Ask again',
    later: 'Later',
  },
  back: 'Back, and give the time up',
} as const;
