import type { Database } from '../db/connect.ts';
import type { Observer } from './observer.ts';

/** Wraps a database so that it tells of each transaction as a whole and of nothing in it. */
export const observeTransactions = (
  db: Database,
  { onTransaction }: Pick<Observer, 'onTransaction'>,
): Database => ({
  ...db,
  transaction: async (work) => {
    const began = performance.now();
    let outcome: 'done' | 'failed' = 'failed';
    try {
      const result = await db.transaction(work);
      outcome = 'done';
      return result;
    } finally {
      onTransaction({ outcome, seconds: (performance.now() - began) / 1000 });
    }
  },
});
