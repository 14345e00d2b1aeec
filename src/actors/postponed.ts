import { AS_TEXT, stored } from './stored.ts';

/** The account that has put the onboarding off in this tab; whoever signs in next is asked anew. */
export const POSTPONED = stored('toothwise-onboarding-postponed', AS_TEXT, { for: 'tab' });
