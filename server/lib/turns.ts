/** What became of asking for a turn: taken, too many were waiting already, or the asker left before. */
type Turn = 'taken' | 'refused' | 'left';

export type Turns = {
  /** Waits for a turn, in the order of asking. Who has taken one gives it back. */
  readonly take: (signal: AbortSignal) => Promise<Turn>;
  readonly giveBack: () => void;
  readonly taken: () => number;
  readonly waiting: () => number;
};

/** So many turns at once, and so many more may wait for one. */
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
