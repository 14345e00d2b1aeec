/**
 * Outcome of asking for a turn: taken, refused because too many were waiting already, or left because the asker has
 * gone.
 */
type Turn = 'taken' | 'refused' | 'left';

export type Turns = {
  /** Waits for a turn, in the order of asking. A taken turn has to be given back. */
  readonly take: (signal: AbortSignal) => Promise<Turn>;
  readonly giveBack: () => void;
  readonly taken: () => number;
  readonly waiting: () => number;
};

/** Gives out `atOnce` turns at a time; `mostWaiting` more callers may wait for one. */
export const takingTurns = (atOnce: number, mostWaiting: number): Turns => {
  const queue = new Set<(turn: Turn) => void>();
  let taken = 0;
  const wait = (signal: AbortSignal): Promise<Turn> =>
    new Promise((resolve) => {
      const settle = (turn: Turn): void => {
        queue.delete(settle);
        signal.removeEventListener('abort', leave);
        resolve(turn);
      };
      const leave = (): void => settle('left');
      signal.addEventListener('abort', leave);
      queue.add(settle);
    });
  return {
    take: async (signal) => {
      if (signal.aborted) return 'left';
      if (taken === atOnce) return queue.size < mostWaiting ? wait(signal) : 'refused';
      taken += 1;
      return 'taken';
    },
    giveBack: () => {
      const [next] = queue;
      if (next) next('taken');
      else taken -= 1;
    },
    taken: () => taken,
    waiting: () => queue.size,
  };
};

/**
 * Does a piece of work when it is its turn. @returns `null` when the asker has gone before, or too many wait already
 */
export const inTurn = async <T>(
  turns: Turns,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T | null> => {
  if ((await turns.take(signal)) !== 'taken') return null;
  try {
    return await work();
  } finally {
    turns.giveBack();
  }
};

/**
 * Gives each account one turn at a time. An account that asks often waits for its earlier requests, and meanwhile holds
 * nothing that others need.
 * @returns a function that does a piece of work of an account; it resolves to `null` when the asker has gone before
 */
export const oneEach = () => {
  const places = new Map<string, Turns>();
  return async <T>(
    accountId: string,
    signal: AbortSignal,
    work: () => Promise<T>,
  ): Promise<T | null> => {
    const place = places.get(accountId) ?? takingTurns(1, Number.POSITIVE_INFINITY);
    places.set(accountId, place);
    const done = await inTurn(place, signal, work);
    if (place.taken() === 0) places.delete(accountId);
    return done;
  };
};
