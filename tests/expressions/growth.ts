import type { State } from './graph.ts';
import { graphOf, statesOf, Unbounded } from './graph.ts';
import type { Alphabet, LetterSet } from './letters.ts';
import { anyLetterOf } from './letters.ts';

/** How the work of an expression grows with the text; `why` names what hurts. */
export type Growth =
  | { readonly kind: 'linear' }
  | { readonly kind: 'polynomial' | 'exponential' | 'unknown'; readonly why: string };

type Loop = ReadonlySet<State>;

const reachableFrom = (
  starts: Iterable<State>,
  next: (state: State) => Iterable<State>,
): Set<State> => {
  const seen = new Set(starts);
  for (const state of seen) for (const to of next(state)) seen.add(to);
  return seen;
};

const targets = ({ ways }: State): State[] => ways.map(({ to }) => to);

type Backward = (state: State) => readonly State[];

const backwardIn = (states: readonly State[]): Backward => {
  const from = new Map<State, State[]>();
  for (const state of states) {
    for (const to of targets(state)) {
      const list = from.get(to);
      if (list === undefined) from.set(to, [state]);
      else list.push(state);
    }
  }
  return (state) => from.get(state) ?? [];
};

/** The states that lead back to themselves, each group of them that lead to each other. */
const loopsIn = (states: readonly State[], backward: Backward): Loop[] => {
  const loops: Loop[] = [];
  const done = new Set<State>();
  for (const state of states) {
    if (done.has(state)) continue;
    const after = reachableFrom(targets(state), targets);
    if (!after.has(state)) continue;
    const before = reachableFrom([state], backward);
    const loop = new Set([...after].filter((each) => before.has(each)));
    for (const each of loop) done.add(each);
    loops.push(loop);
  }
  return loops;
};

/** Two ways round a loop that read the same: each turn doubles the work. */
const isExponential = (loop: Loop): boolean => {
  const size = Math.max(...[...loop].map(({ id }) => id)) + 1;
  const pairs = new Map(
    [...loop].map((state) => [state.id * size + state.id, [state, state] as const]),
  );
  for (const [a, b] of pairs.values()) {
    for (const [i, one] of a.ways.entries()) {
      for (const [j, other] of b.ways.entries()) {
        if (!loop.has(one.to) || !loop.has(other.to) || (one.set & other.set) === 0n) continue;
        if (one.to === other.to && (a !== b || i !== j)) return true;
        pairs.set(one.to.id * size + other.to.id, [one.to, other.to]);
      }
    }
  }
  return false;
};

type Walk = { readonly at: readonly [State, State, State]; readonly read: string };

type Places = {
  readonly ahead: Loop;
  /** From where the loop behind can be reached. */
  readonly between: ReadonlySet<State>;
  readonly behind: Loop;
  /** The loop ahead is the search, which ends once the expression is fulfilled. */
  readonly isSearch: boolean;
};

const stepsFrom = (
  [x, y, z]: Walk['at'],
  { ahead, between, behind, isSearch }: Places,
): Array<readonly [Walk['at'], LetterSet]> => {
  const steps: Array<readonly [Walk['at'], LetterSet]> = [];
  for (const one of x.ways) {
    if (!ahead.has(one.to)) continue;
    for (const three of z.ways) {
      const both = one.set & three.set & (isSearch ? ~z.fulfilledBefore : -1n);
      if (both === 0n || !behind.has(three.to)) continue;
      for (const two of y.ways) {
        const read = both & two.set;
        if (read !== 0n && between.has(two.to)) steps.push([[one.to, two.to, three.to], read]);
      }
    }
  }
  return steps;
};

/** A word that leads from p to p, from p to q and from q to q: repeated, it can be left at every turn. */
const pumpOf = (p: State, q: State, places: Places, alphabet: Alphabet): string | null => {
  const seen = new Set<string>();
  const walks: Walk[] = [{ at: [p, p, q], read: '' }];
  for (const { at, read } of walks) {
    for (const [to, letters] of stepsFrom(at, places)) {
      const key = to.map(({ id }) => id).join();
      if (seen.has(key)) continue;
      seen.add(key);
      const further = read + anyLetterOf(letters, alphabet);
      if (to[0] === p && to[1] === q && to[2] === q) return further;
      walks.push({ at: to, read: further });
    }
  }
  return null;
};

const pumpBetween = (places: Places, alphabet: Alphabet): string | null => {
  for (const p of places.ahead) {
    for (const q of places.behind) {
      const pump = pumpOf(p, q, places, alphabet);
      if (pump !== null) return pump;
    }
  }
  return null;
};

/**
 * How the work of a backtracking engine grows that searches for the expression. It is linear when no two loops,
 * one behind the other, read the same word: then the ways that lead to any place of the text are bounded in
 * number (Weber and Seidl, On the degree of ambiguity of finite automata). Searching for a place to begin is
 * the first loop; it ends when the expression is fulfilled, so a loop that is fulfilled at each turn
 * is no second one. Looks ahead and behind are taken to succeed and to fail, so that no slow expression is
 * called linear; some that are linear are not.
 */
export const growthOf = (expression: RegExp): Growth => {
  try {
    return growthOfGraph(expression);
  } catch (error) {
    if (error instanceof Unbounded) return { kind: 'unknown', why: error.message };
    throw error;
  }
};

const growthOfGraph = (expression: RegExp): Growth => {
  const graph = graphOf(expression);
  const states = statesOf(graph);
  const backward = backwardIn(states);
  const loops = loopsIn(states, backward);
  if (loops.some(isExponential)) return { kind: 'exponential', why: 'two ways round a loop' };
  for (const behind of loops) {
    const between = reachableFrom(behind, backward);
    for (const ahead of loops) {
      if (ahead === behind || ![...ahead].some((state) => between.has(state))) continue;
      const isSearch = [...ahead].some(({ node }) => node === graph.search);
      const pump = pumpBetween({ ahead, between, behind, isSearch }, graph.alphabet);
      if (pump !== null) return { kind: 'polynomial', why: JSON.stringify(pump) };
    }
  }
  return { kind: 'linear' };
};
