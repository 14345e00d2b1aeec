/** An asker of a turn, by the ranges of the address; `isKnown` when the server knows the browser from before. */
export type Asker = {
  readonly network: string;
  readonly caller: string;
  readonly isKnown: boolean;
};

/** Stands for everybody where it does not matter who asks: turns are then given in the order of asking. */
const ANYBODY: Asker = { network: '', caller: '', isKnown: false };

/**
 * Outcome of asking for a turn: taken, refused because too many were waiting already, or left because the asker has
 * gone.
 */
type Turn = 'taken' | 'refused' | 'left';

type Asking = {
  /** Aborts when the asker no longer waits. */
  readonly signal?: AbortSignal;
  readonly asker?: Asker;
};

export type Turns = {
  /** Waits for a turn, which its taker gives back. */
  readonly take: (asking: Asking) => Promise<Turn>;
  readonly giveBack: () => void;
  readonly taken: () => number;
  readonly waiting: () => number;
};

type Bounds = {
  readonly atOnce: number;
  /** Most waiting askers, all together and of one caller; unbounded when left out. */
  readonly mostWaiting?: number;
  readonly mostOfCaller?: number;
};

type Start = () => void;

/** Keeps waiting askers by network and caller: networks take turns, so do the callers within each, and a caller's own stand in order. */
const waitingLine = () => {
  const networks = new Map<string, Map<string, Start[]>>();
  const of = ({ network, caller }: Asker): Start[] => networks.get(network)?.get(caller) ?? [];
  const put = ({ network, caller }: Omit<Asker, 'isKnown'>, starts: Start[]): void => {
    const callers = networks.get(network) ?? new Map<string, Start[]>();
    if (starts.length > 0) callers.set(caller, starts);
    else callers.delete(caller);
    if (callers.size > 0) networks.set(network, callers);
    else networks.delete(network);
  };
  return {
    of,
    add: (asker: Asker, start: Start): void => put(asker, [...of(asker), start]),
    remove: (asker: Asker, start: Start): void =>
      put(
        asker,
        of(asker).filter((each) => each !== start),
      ),
    /** Takes out the asker whose turn it is; the caller and the network go to the end of their lines. */
    next(): Start | undefined {
      const [first] = networks;
      const [waiting] = first?.[1] ?? [];
      if (first === undefined || waiting === undefined) return undefined;
      const [network, callers] = first;
      const [caller, [start, ...rest]] = waiting;
      networks.delete(network);
      networks.set(network, callers);
      callers.delete(caller);
      put({ network, caller }, rest);
      return start;
    },
  };
};

/**
 * Gives a number of turns at once. Askers whom the server knows alternate with strangers, and within each of the two the
 * networks alternate, so that who asks from many addresses waits for themselves and not before others.
 */
export const takingTurns = ({
  atOnce,
  mostWaiting = Number.POSITIVE_INFINITY,
  mostOfCaller = Number.POSITIVE_INFINITY,
}: Bounds): Turns => {
  const [known, strangers] = [waitingLine(), waitingLine()];
  let lines = [known, strangers] as const;
  let taken = 0;
  let waiting = 0;
  const wait = ({ signal, asker = ANYBODY }: Asking): Promise<Turn> =>
    new Promise((resolve) => {
      const line = lineOf(asker);
      const settle = (turn: Turn): void => {
        waiting -= 1;
        signal?.removeEventListener('abort', leave);
        resolve(turn);
      };
      const start = (): void => settle('taken');
      const leave = (): void => {
        line.remove(asker, start);
        settle('left');
      };
      signal?.addEventListener('abort', leave);
      waiting += 1;
      line.add(asker, start);
    });
  const lineOf = ({ isKnown }: Asker) => (isKnown ? known : strangers);
  return {
    take: async (asking) => {
      const { signal, asker = ANYBODY } = asking;
      if (signal?.aborted) return 'left';
      if (taken < atOnce) {
        taken += 1;
        return 'taken';
      }
      const isFull = waiting >= mostWaiting || lineOf(asker).of(asker).length >= mostOfCaller;
      return isFull ? 'refused' : wait(asking);
    },
    giveBack: () => {
      const [first, second] = lines;
      lines = [second, first];
      const start = first.next() ?? second.next();
      if (start) start();
      else taken -= 1;
    },
    taken: () => taken,
    waiting: () => waiting,
  };
};

/** Does something when it is its turn. @returns `null` when the asker has left before, or too many wait already */
export const inTurn = async <T>(
  turns: Turns,
  asking: Asking,
  work: () => Promise<T>,
): Promise<T | null> => {
  if ((await turns.take(asking)) !== 'taken') return null;
  try {
    return await work();
  } finally {
    turns.giveBack();
  }
};

/**
 * Gives each account one turn at a time: a frequent caller waits for its own earlier work and meanwhile holds nothing that
 * others need.
 * @returns a function that does a piece of work of an account; its result is `null` when the asker has left before
 */
export const oneEach = () => {
  const places = new Map<string, Turns>();
  return async <T>(
    accountId: string,
    signal: AbortSignal,
    work: () => Promise<T>,
  ): Promise<T | null> => {
    const place = places.get(accountId) ?? takingTurns({ atOnce: 1 });
    places.set(accountId, place);
    const done = await inTurn(place, { signal }, work);
    // A waiter that left may come after its account has begun anew.
    if (place.taken() === 0 && places.get(accountId) === place) places.delete(accountId);
    return done;
  };
};
