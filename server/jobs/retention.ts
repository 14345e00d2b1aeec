import { deleteEndedRateCounts, deleteOld } from '../services/retention.ts';
import type { JobKind } from './runner.ts';

type Needs = Parameters<typeof deleteOld>[0] & {
  readonly log: { info(line: object, text: string): void };
};

/** Once a day (UTC), whatever is kept no longer is deleted. */
export const retention = ({ log, ...needs }: Needs): JobKind => ({
  name: 'retention',
  keyAt: (now) => now.toISOString().slice(0, 10),
  run: async () => log.info(await deleteOld(needs), 'old records deleted'),
});

/** Once an hour, counts of calls that are over are deleted: a hostile day would leave millions. */
export const rateCountsRetention = (needs: Parameters<typeof deleteOld>[0]): JobKind => ({
  name: 'rateCountsRetention',
  keyAt: (now) => now.toISOString().slice(0, 13),
  run: () => deleteEndedRateCounts(needs),
});
