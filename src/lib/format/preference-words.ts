import type { PREFERENCES } from '../../../contracts/accounts/account.ts';

/** Name of each switch and what it does today; a switch without any effect yet says so (ONBD-14..16). */
export const PREFERENCE_WORDS: Readonly<
  Record<keyof typeof PREFERENCES, readonly [label: string, description: string]>
> = {
  notifications: [
    'Notifications',
    'No such messages are sent yet. We keep your wish for later. Codes and mails about your bookings always come.',
  ],
  reminders: ['Reminders', 'A mail before a video call that you booked.'],
  newsletter: ['Newsletter', 'No newsletter is sent yet. We keep your wish for later.'],
};

export const PREFERENCE_NAMES = ['notifications', 'reminders', 'newsletter'] as const;
