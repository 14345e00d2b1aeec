import fc from 'fast-check';
import type { Flows } from '../command.ts';
import { randomOf } from '../paths.ts';
import { App } from './app.ts';
import type { Invariant } from './invariants/invariant.ts';
import { RELOADED } from './samples.ts';
import type { WalkStep } from './samples.ts';

/** A way through the app that breaks an invariant; it can be kept in a file and walked again. */
export type Trace = {
  readonly root: string;
  readonly inputAt: number;
  readonly invariant: string;
  readonly steps: readonly WalkStep[];
};

export type Walked = {
  readonly steps: number;
  /** It counts how often the page was opened anew. */
  readonly pages: number;
  /** It counts the different states that each flow stood in. */
  readonly states: ReadonlyMap<string, number>;
  /** The shortest way found to the first broken invariant; null where none broke. */
  readonly trace: Trace | null;
};

export type Walking = {
  readonly flows: Flows;
  readonly invariants: readonly Invariant[];
  /** Flows that a page begins with. */
  readonly roots: readonly string[];
  readonly steps: number;
  readonly seed: number;
  /** Services fail, events come twice, and the page is opened anew. */
  readonly withFaults: boolean;
};

/** Steps after which the page is opened anew, so that a trace stays short enough to shrink. */
const PAGE_STEPS = 150;

/** How often an event comes a second time at once, and how often the page is opened anew, among the steps with faults. */
const TWICE = 0.05;
const RELOADS = 0.01;

/** Walks a trace until an invariant breaks. @returns the place of the step that broke it, and its name; null where none did */
export const replayed = (
  app: App,
  invariants: readonly Invariant[],
  { root, inputAt, steps }: Omit<Trace, 'invariant'>,
): { readonly at: number; readonly invariant: string } | null => {
  app.open({ root, inputAt });
  for (const [at, step] of steps.entries()) {
    if (!app.perform(step)) continue;
    const broken = brokenIn(app, invariants);
    if (broken !== null) return { at, invariant: broken };
  }
  return null;
};

const brokenIn = (app: App, invariants: readonly Invariant[]): string | null => {
  const world = app.world();
  return invariants.find(({ isBroken }) => isBroken(world))?.name ?? null;
};

/**
 * Leaves out of a trace what its end does not need: fast-check tries shorter and shorter parts of it. A step that cannot
 * happen without an earlier one is passed over.
 */
export const shrunk = (app: App, invariants: readonly Invariant[], trace: Trace): Trace => {
  const places = trace.steps.map((_, at) => at);
  const partOf = (kept: readonly number[]) => ({
    ...trace,
    steps: kept.flatMap((at) => trace.steps[at] ?? []),
  });
  const holds = (kept: readonly number[]): boolean =>
    replayed(app, invariants, partOf(kept))?.invariant !== trace.invariant;
  const { counterexample } = fc.check(fc.property(fc.subarray(places), holds), {
    examples: [[places]],
    numRuns: 1,
  });
  const least = partOf(counterexample?.[0] ?? places);
  const end = replayed(app, invariants, least);
  return { ...least, steps: least.steps.slice(0, (end?.at ?? least.steps.length) + 1) };
};

type Chosen = { readonly step: WalkStep; readonly times: number };

/** Chooses what happens next; null where nothing can happen to the flow that was chosen. */
const chosen = (app: App, random: () => number, withFaults: boolean): Chosen | null => {
  const oneOf = <Each>(list: readonly Each[]): Each | undefined =>
    list[Math.floor(random() * list.length)];
  if (withFaults && random() < RELOADS)
    return { step: { at: 'page', type: RELOADED, sample: 0 }, times: 1 };
  const at = oneOf(app.paths()) ?? '';
  const type = oneOf(app.typesAt(at, withFaults));
  if (type === undefined) return null;
  const sample = Math.floor(random() * app.samplesAt(at, type));
  return { step: { at, type, sample }, times: withFaults && random() < TWICE ? 2 : 1 };
};

/** One page, from its opening on: what has happened so far, and the invariant that it broke. */
type Page = Omit<Trace, 'invariant'> & {
  readonly steps: WalkStep[];
  readonly invariant: string | null;
};

/** Walks on one page until it ends, an invariant breaks or there are enough steps. */
const walkPage = (
  app: App,
  { flows, invariants, withFaults }: Walking,
  { root, random, most }: { root: string; random: () => number; most: number },
  note: () => void,
): Page => {
  const inputAt = Math.floor(random() * (flows[root]?.cases.inputs.length ?? 0));
  const steps: WalkStep[] = [];
  app.open({ root, inputAt });
  for (let tries = 0; tries < PAGE_STEPS && steps.length < most && !app.isOver(); tries += 1) {
    const next = chosen(app, random, withFaults);
    for (let time = 0; time < (next?.times ?? 0); time += 1) {
      if (next === null || app.isOver() || !app.perform(next.step)) break;
      steps.push(next.step);
      note();
      const invariant = brokenIn(app, invariants);
      if (invariant !== null) return { root, inputAt, steps, invariant };
    }
  }
  return { root, inputAt, steps, invariant: null };
};

/** After the first break it is walked on for a while: another way to the same break may be shorter. */
const MOST_BREAKS = 12;
const SHRUNK_BREAKS = 4;
const STEPS_AFTER = 5000;

const shortest = (app: App, invariants: readonly Invariant[], pages: readonly Page[]) => {
  const [first] = pages;
  if (first === undefined) return null;
  return pages
    .filter(({ invariant }) => invariant === first.invariant)
    .toSorted((one, other) => one.steps.length - other.steps.length)
    .slice(0, SHRUNK_BREAKS)
    .map((page) => shrunk(app, invariants, { ...page, invariant: first.invariant ?? '' }))
    .reduce((best, each) => (each.steps.length < best.steps.length ? each : best));
};

/** Walks through the app by chance, and finds the shortest way to the first invariant that breaks. */
export const walk = (walking: Walking): Walked => {
  const { invariants, roots } = walking;
  const app = new App(walking.flows);
  const random = randomOf(walking.seed);
  const states = new Map<string, Set<string>>();
  const note = (): void => {
    for (const { machine, value } of app.world().flows.values()) {
      const known = states.get(machine.id) ?? new Set<string>();
      states.set(machine.id, known.add(JSON.stringify(value)));
    }
  };
  let [steps, pages, last] = [0, 0, walking.steps];
  const broken: Page[] = [];
  while (steps < last && broken.length < MOST_BREAKS) {
    const root = roots[pages % roots.length] ?? '';
    const page = walkPage(app, walking, { root, random, most: last - steps }, note);
    pages += 1;
    steps += page.steps.length;
    if (page.invariant === null) continue;
    if (broken.length === 0) last = steps + STEPS_AFTER;
    broken.push(page);
  }
  const trace = shortest(app, invariants, broken);
  app.close();
  return {
    steps,
    pages,
    states: new Map([...states].map(([flow, seen]) => [flow, seen.size])),
    trace,
  };
};
