/** Who wants a turn, by the ranges of their address, and whether they are told from strangers. */
export type Asker = {
  readonly network: string;
  readonly caller: string;
  readonly isKnown: boolean;
};

type Start = () => void;

/** Who waits, by network and caller: each network has its turn, within it each caller, and then the order of coming. */
const waitingLine = () => {
  const networks = new Map<string, Map<string, Start[]>>();
  const of = ({ network, caller }: Asker): Start[] => networks.get(network)?.get(caller) ?? [];
  return {
    of,
    add(asker: Asker, start: Start): void {
      const callers = networks.get(asker.network) ?? new Map<string, Start[]>();
      networks.set(asker.network, callers.set(asker.caller, [...of(asker), start]));
    },
    /** Whose turn it is; their caller and their network go to the end of their lines. */
    next(): Start | undefined {
      const [network] = networks;
      const [caller] = network?.[1] ?? [];
      if (network === undefined || caller === undefined) return undefined;
      const [name, callers] = network;
      const [who, [start, ...rest]] = caller;
      networks.delete(name);
      callers.delete(who);
      if (rest.length > 0) callers.set(who, rest);
      if (callers.size > 0) networks.set(name, callers);
      return start;
    },
  };
};

type Bounds = {
  readonly atOnce: number;
  /** So many of one caller may wait, and of all together. */
  readonly mostOfCaller: number;
  readonly mostWaiting: number;
};

/**
 * Does work in turns that nobody takes from others: those whom the server knows and strangers alternate, and among each
 * of them networks do, and callers within one. Whoever has many addresses waits for themselves.
 * @returns what does a piece of work; `null` when too many wait already
 */
export const fairTurns = ({ atOnce, mostOfCaller, mostWaiting }: Bounds) => {
  let lines = [waitingLine(), waitingLine()] as const;
  let working = 0;
  let waiting = 0;
  const wait = (asker: Asker): Promise<void> =>
    new Promise((resolve) => {
      waiting += 1;
      lineOf(asker).add(asker, resolve);
    });
  const [known, strangers] = lines;
  const lineOf = ({ isKnown }: Asker) => (isKnown ? known : strangers);
  const goOn = (): void => {
    const [first, second] = lines;
    lines = [second, first];
    const start = first.next() ?? second.next();
    if (start === undefined) working -= 1;
    else {
      waiting -= 1;
      start();
    }
  };
  return async <T>(asker: Asker, work: () => Promise<T>): Promise<T | null> => {
    if (working < atOnce) working += 1;
    else if (waiting >= mostWaiting || lineOf(asker).of(asker).length >= mostOfCaller) return null;
    else await wait(asker);
    try {
      return await work();
    } finally {
      goOn();
    }
  };
};
