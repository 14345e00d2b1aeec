/** Texts on a payment that is looked for. */
export const PAYMENT_LOOK_TEXTS = {
  unseen: "We'll spot your payment automatically. You can leave this page and come back.",
  waiting: 'Waiting for your bank…',
  looking: 'Looking now.',
  looked: (seconds: number): string =>
    seconds === 0 ? 'Last looked just now.' : `Last looked ${seconds} seconds ago.`,
  unreachable: 'You are not connected just now. We look again as soon as you are.',
  late: {
    title: 'Checking your payment',
    action: 'I have paid',
    unsaid: (left: string): string =>
      `Already paid? Don’t pay again. We’ll keep checking for ${left}. This page updates by itself.`,
    asking: 'Asking your bank…',
    notYet: (left: string): string =>
      `Your bank has not told us yet. We’ll keep checking for ${left}.`,
    kept: 'If your payment arrives later, you can use it for a video call or get a refund.',
    over: 'Your bank has not told us of a payment.',
  },
} as const;
