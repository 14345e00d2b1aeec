/** A part that works on so many calls at once; further ones wait in the order in which they came. */
export type Part = { readonly name: string; readonly atOnce: number };

/** What one kind of call needs, in the order of its visits. */
export type Kind = {
  readonly name: string;
  /** Calls in a second. */
  readonly rate: number;
  /** Which part works for how many milliseconds. */
  readonly visits: readonly (readonly [part: string, ms: number])[];
};

export type Simulated = {
  /** How long calls of each kind take, in milliseconds, the shortest first. */
  readonly times: ReadonlyMap<string, readonly number[]>;
  /** How much of the time each part works, from 0 to 1. */
  readonly load: ReadonlyMap<string, number>;
};

/** Makes numbers between 0 and 1 that are the same in each run (Park and Miller). */
const chance = () => {
  let seed = 1;
  return (): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
};

type Call = { readonly kind: Kind; readonly arrived: number; next: number };
type Event = { readonly at: number; readonly call: Call };

/** Events, the earliest first. */
const agenda = () => {
  const heap: Event[] = [];
  const swap = (one: number, other: number): void => {
    [heap[one], heap[other]] = [heap[other] as Event, heap[one] as Event];
  };
  const isBefore = (one: number, other: number): boolean =>
    (heap[one]?.at ?? Infinity) < (heap[other]?.at ?? Infinity);
  const sink = (at: number): void => {
    const [left, right] = [2 * at + 1, 2 * at + 2];
    const least = isBefore(right, left) ? right : left;
    if (!isBefore(least, at)) return;
    swap(at, least);
    sink(least);
  };
  return {
    add(event: Event): void {
      let at = heap.push(event) - 1;
      for (let up = (at - 1) >> 1; at > 0 && isBefore(at, up); up = (at - 1) >> 1) {
        swap(at, up);
        at = up;
      }
    },
    take(): Event | undefined {
      const [first] = heap;
      const last = heap.pop();
      if (last !== undefined && heap.length > 0) {
        heap[0] = last;
        sink(0);
      }
      return first;
    },
  };
};

/** Lists when calls come that know nothing of each other (Poisson), in milliseconds. */
const arrivalsOf = (rate: number, ms: number, random: () => number): number[] => {
  const arrivals: number[] = [];
  for (let at = 0; ;) {
    at += (-Math.log(random()) / rate) * 1000;
    if (at >= ms) return arrivals;
    arrivals.push(at);
  }
};

/**
 * Plays calls that come by chance and wait for parts that are busy, so that it can be told what a load does to a place that is
 * not there. The same input gives the same result.
 */
export const simulate = (
  kinds: readonly Kind[],
  parts: readonly Part[],
  seconds: number,
): Simulated => {
  const random = chance();
  const events = agenda();
  const states = new Map(
    parts.map(({ name, atOnce }) => [
      name,
      { free: atOnce, atOnce, worked: 0, waiting: [] as Call[] },
    ]),
  );
  const times = new Map(kinds.map(({ name }): [string, number[]] => [name, []]));
  for (const kind of kinds)
    for (const arrived of arrivalsOf(kind.rate, seconds * 1000, random))
      events.add({ at: arrived, call: { kind, arrived, next: 0 } });

  const begin = (call: Call, now: number): void => {
    const visit = call.kind.visits[call.next];
    if (visit === undefined) {
      times.get(call.kind.name)?.push(now - call.arrived);
      return;
    }
    const [name, ms] = visit;
    const state = states.get(name);
    if (state === undefined) throw new Error(`No part is called ${name}`);
    if (state.free === 0) {
      state.waiting.push(call);
      return;
    }
    state.free -= 1;
    state.worked += ms;
    call.next += 1;
    events.add({ at: now + ms, call });
  };
  for (let event = events.take(); event !== undefined; event = events.take()) {
    const { at, call } = event;
    const left = call.kind.visits[call.next - 1]?.[0];
    const state = left === undefined ? undefined : states.get(left);
    if (state !== undefined) {
      state.free += 1;
      const waiter = state.waiting.shift();
      if (waiter !== undefined) begin(waiter, at);
    }
    begin(call, at);
  }
  for (const list of times.values()) list.sort((one, other) => one - other);
  return {
    times,
    load: new Map(
      [...states].map(([name, { worked, atOnce }]) => [name, worked / (atOnce * seconds * 1000)]),
    ),
  };
};
