import { AS_TEXT, stored } from '../storage/stored.ts';

/** The account that has postponed the onboarding in this tab; another account is asked anew. */
export const POSTPONED = stored('toothwise-onboarding-postponed', AS_TEXT, { for: 'tab' });
