import type { PREFERENCES } from '../../../contracts/accounts/account.ts';
import * as say from '../../../contracts/texts/en/wordings.ts';

/** Name of each switch and what it does today; a switch without any effect yet says so (ONBD-14..16). */
export const PREFERENCE_WORDS: Readonly<
  Record<keyof typeof PREFERENCES, readonly [label: string, description: string]>
> = {
  notifications: [say.notifications, say.noSuchMessagesSentYetWe],
  reminders: [say.reminders, say.aMailBeforeVideoCallYou],
  newsletter: [say.newsletter, say.noNewsletterSentYetWeKeep],
};

export const PREFERENCE_NAMES = ['notifications', 'reminders', 'newsletter'] as const;
