import type { Clock } from './clock.ts';

/** Calls under one key in the window that ends at `endsAt`. */
export type Count = { readonly key: string; readonly count: number; readonly endsAt: Date };

/** Counts that all processes share. */
export type SharedCounts = {
  /** Adds to the counts. @returns what each has come to, by its key */
  add(counts: readonly Count[]): Promise<ReadonlyMap<string, number>>;
};

/** Place of one call in a window: `turn` is its number in the order of calls, `total` how many calls are known. */
export type Standing = { readonly turn: number; readonly total: number };

type Deps = {
  readonly shared: SharedCounts;
  readonly clock: Clock;
  readonly log: { warn(line: object, text: string): void };
};

/** Longest wait for the shared counts, in milliseconds. */
const WAIT_MS = 250;

/** Pause after a failure in which the shared counts are left alone, in milliseconds. */
const REST_MS = 5000;

/** Calls that are added to the shared counts together. */
type Batch = {
  readonly counts: Map<string, { count: number; readonly endsAt: Date }>;
  /** Totals that the counts have come to; `null` when the shared counts fail or do not answer in time. */
  readonly totals: Promise<ReadonlyMap<string, number> | null>;
  readonly settle: (totals: ReadonlyMap<string, number> | null) => void;
};

/**
 * Adds calls to the shared counts. One statement takes all calls that arrive in one turn of the event loop or while the
 * statement before is on its way, so a flood costs no more statements than the database can take. Once the counts have
 * failed or were late, no call waits for them: for five seconds after a failure, or until the late answer is there.
 */
export const batchCounts = ({ shared, clock, log }: Deps) => {
  let gathering: Batch | null = null;
  let isSending = false;
  let isLate = false;
  let restsUntil = 0;

  const newBatch = (): Batch => {
    let resolve!: Batch['settle'];
    const totals: Batch['totals'] = new Promise((settle) => {
      resolve = settle;
    });
    const stopWaiting = clock.after(WAIT_MS, () => {
      isLate = true;
      resolve(null);
    });
    const settle: Batch['settle'] = (answer) => {
      stopWaiting();
      resolve(answer);
    };
    return { counts: new Map(), totals, settle };
  };

  const send = async ({ counts, settle }: Batch): Promise<void> => {
    try {
      // The same order in all processes, so that no two of them wait for each other's rows.
      const rows = [...counts].map(([key, counted]) => ({ key, ...counted }));
      settle(await shared.add(rows.toSorted((a, b) => (a.key < b.key ? -1 : 1))));
    } catch (err) {
      log.warn({ err }, 'rate limits are counted by this process alone for now');
      restsUntil = clock.now().getTime() + REST_MS;
      settle(null);
    }
    isLate = false;
  };

  const sendAll = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    for (let batch = gathering; batch !== null; batch = gathering) {
      // All calls that have arrived by now join the batch.
      await nextTurn();
      gathering = null;
      await send(batch);
    }
    isSending = false;
  };

  return {
    /**
     * Adds one to each count. Never fails; @returns the place of the call in each window, `null` when the shared counts
     * do not say.
     */
    async add(
      places: readonly { readonly key: string; readonly endsAt: number }[],
    ): Promise<readonly Standing[] | null> {
      if (isLate || clock.now().getTime() < restsUntil) return null;
      const batch = (gathering ??= newBatch());
      const counts = places.map(({ key, endsAt }) => {
        const counted = batch.counts.get(key) ?? { count: 0, endsAt: new Date(endsAt) };
        counted.count += 1;
        batch.counts.set(key, counted);
        return { key, counted, turn: counted.count };
      });
      void sendAll();
      const totals = await batch.totals;
      return (
        totals &&
        counts.map(({ key, counted, turn }) => {
          const total = totals.get(key) ?? counted.count;
          return { turn: total - counted.count + turn, total };
        })
      );
    },
  };
};

/** Settles once the event loop has looked at everything that has arrived. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
