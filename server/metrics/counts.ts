import type { Registry } from 'prom-client';
import type { Observer } from '../observation/observer.ts';
import { countJobs } from './jobs.ts';
import { countOpinions } from './opinions.ts';
import { countRequests } from './requests.ts';
import { countTransactions } from './transactions.ts';
import { countTasks } from './workers.ts';

/** Counts everything that the server tells its observer. */
export const countsIn = (metrics: Registry): Observer => ({
  onRequest: countRequests(metrics),
  onTask: countTasks(metrics),
  onTransaction: countTransactions(metrics),
  onOpinion: countOpinions(metrics),
  onJob: countJobs(metrics),
});
