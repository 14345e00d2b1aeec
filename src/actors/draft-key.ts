import { AS_JSON, stored } from './stored.ts';

/** The progress on this device. Its schema looks at it where it is used: a visitor without a draft does not wait for that. */
export const DRAFT = stored('toothwise-draft', AS_JSON, { for: 'device' });

/** Whether something is kept there, readable or not. */
export const keepsDraft = (): boolean => DRAFT.readText() !== null;
