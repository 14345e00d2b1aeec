import { AS_JSON, stored } from '../storage/stored.ts';

/** The days on which milestones were shared from this device, unvalidated here: signing out needs no schema. */
export const MILESTONES = stored('toothwise-milestones', AS_JSON, { for: 'device' });
