/** Texts on a payment that is looked for. */
export const PAYMENT_LOOK_TEXTS = {
  unseen: "We'll spot your payment automatically. You can leave this page and come back.",
  waiting: 'Waiting for your bank…',
  looking: 'Looking now.',
  looked: (seconds: number): string =>
    seconds === 0 ? 'Last looked just now.' : `Last looked ${seconds} seconds ago.`,
  unreachable: 'You are not connected just now. We look again as soon as you are.',
  late: {
    action: 'I have paid',
    unsaid: (left: string): string =>
      `If you have paid, do not pay again. We keep looking for ${left}, and this page goes on by itself.`,
    asking: 'Asking your bank…',
    notYet: (left: string): string => `Your bank has not told us yet. We keep looking for ${left}.`,
    kept: 'What arrives later is kept in your account, for a video call or a refund.',
    over: 'Your bank has not told us of a payment.',
  },
} as const;
