import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { chartName } from './chart-name.ts';
import { PARTS } from './coverage.ts';
import type { Part, Tell, Touched } from './coverage.ts';

/** Others that touch a flow, besides the model: the screens on the simulated page, and a real browser. */
export const SEERS = ['view', 'browser'] as const;
export type Seer = (typeof SEERS)[number];

type Sets = Record<Part, Set<string>>;

/** One process has seen this of its flows, each with the name of the chart as it stood then. */
type Seen = Readonly<Record<string, { readonly chart: string; readonly touched: Touched }>>;

const newSets = (): Sets => ({
  states: new Set(),
  transitions: new Set(),
  guards: new Set(),
  outcomes: new Set(),
});

const listed = (sets: Sets): Touched => ({
  states: [...sets.states],
  transitions: [...sets.transitions],
  guards: [...sets.guards],
  outcomes: [...sets.outcomes],
});

type Machines = Readonly<Record<string, AnyStateMachine>>;

/** Keeps what is told of flows, and writes it into a folder; each process has a file of its own there. */
export const keepSeen = (folder: string, by: Seer) => {
  const flows = new Map<string, Sets>();
  const file = join(folder, `${by}.${randomUUID()}.json`);
  const tell: Tell = (flow, part, name) => {
    const sets = flows.get(flow) ?? newSets();
    flows.set(flow, sets);
    sets[part].add(name);
  };
  const write = (machines: Machines): void => {
    const known = [...flows].flatMap(([flow, sets]) => {
      const machine = machines[flow];
      return machine === undefined
        ? []
        : [[flow, { chart: chartName(machine), touched: listed(sets) }] as const];
    });
    if (known.length === 0) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, JSON.stringify(Object.fromEntries(known) satisfies Seen));
  };
  return { tell, write };
};

const filesOf = (folder: string, by: Seer): string[] => {
  try {
    return readdirSync(folder).filter((file) => file.startsWith(`${by}.`));
  } catch {
    return [];
  }
};

/** All that the runs have seen of each flow; `stale`: the flows whose chart has changed since, which count no longer. */
export type AllSeen = {
  readonly touched: Readonly<Record<string, Readonly<Partial<Record<Seer, Sets>>>>>;
  readonly ran: readonly Seer[];
  readonly stale: readonly string[];
};

/** Reads what the runs have left in a folder. */
export const readSeen = (folder: string, machines: Machines): AllSeen => {
  const touched: Record<string, Partial<Record<Seer, Sets>>> = {};
  const stale = new Set<string>();
  const names = new Map<string, string>();
  const nameOf = (flow: string): string | undefined => {
    const machine = machines[flow];
    if (machine === undefined) return undefined;
    const name = names.get(flow) ?? chartName(machine);
    names.set(flow, name);
    return name;
  };
  const ran = SEERS.filter((by) => {
    const files = filesOf(folder, by);
    for (const file of files) {
      const seen = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Seen;
      for (const [flow, each] of Object.entries(seen)) {
        if (each.chart !== nameOf(flow)) {
          stale.add(flow);
          continue;
        }
        const own = (touched[flow] ??= {});
        const sets = (own[by] ??= newSets());
        for (const part of PARTS) for (const name of each.touched[part]) sets[part].add(name);
      }
    }
    return files.length > 0;
  });
  return { touched, ran, stale: [...stale] };
};
