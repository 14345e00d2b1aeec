import type { Database } from '../db/connect.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';

/** What nearly every service is given. */
export type ServiceDeps = { readonly db: Database; readonly clock: Clock; readonly ids: Ids };

/** What a service is given that adds jobs which should not wait. */
export type WakingDeps = ServiceDeps & {
  /** Has jobs that are due begin at once, in place of at the next look. */
  readonly wakeJobs: () => void;
};
