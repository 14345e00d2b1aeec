/**
 * A caller who wants a turn: the ranges of the address, and true in `isKnown` when the server can tell it from
 * strangers.
 */
export type Asker = {
  readonly network: string;
  readonly caller: string;
  readonly isKnown: boolean;
};

type Start = () => void;

/**
 * Callers who wait, by network and caller: each network has its turn, within it each caller, and then the order of
 * coming.
 */
const waitingLine = () => {
  const networks = new Map<string, Map<string, Start[]>>();
  const of = ({ network, caller }: Asker): Start[] => networks.get(network)?.get(caller) ?? [];
  return {
    of,
    add(asker: Asker, start: Start): void {
      const callers = networks.get(asker.network) ?? new Map<string, Start[]>();
      networks.set(asker.network, callers.set(asker.caller, [...of(asker), start]));
    },
    /** Returns the next one to start. Its caller and its network go to the end of their lines. */
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
  /** Most that may wait of one caller, and (`mostWaiting`) of all together. */
  readonly mostOfCaller: number;
  readonly mostWaiting: number;
};

/**
 * Does work in turns that no caller can take from others: callers whom the server knows and strangers alternate, among
 * each of these networks do, and callers within one network. A caller with many addresses delays only its own network.
 * @returns a function that does a piece of work; it resolves to `null` when too many wait already
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
