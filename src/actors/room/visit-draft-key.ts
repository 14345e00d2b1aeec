import { AS_TEXT, stored } from '../storage/stored.ts';

/**
 * The visit note that is being written, as JSON; it survives a reload, in this tab alone, and goes when the dentist signs
 * out.
 */
export const VISIT_DRAFT = stored('toothwise-visit', AS_TEXT, { for: 'tab' });
