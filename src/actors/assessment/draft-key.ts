import { AS_JSON, stored } from '../storage/stored.ts';

/** The progress on this device, unvalidated here: the draft's schema loads only for a visitor who has a draft. */
export const DRAFT = stored('toothwise-draft', AS_JSON, { for: 'device' });

/** True when a draft is stored, readable or not. */
export const keepsDraft = (): boolean => DRAFT.readText() !== null;
