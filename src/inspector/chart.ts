import type { AnyStateMachine, StateValue } from 'xstate';
import { machines } from '../../machines/index.ts';
import { chartOf } from '../../machines/kit/chart.ts';
import type { StateBox } from '../../machines/kit/chart.ts';

const registered: readonly AnyStateMachine[] = Object.values(machines);
const charts = new Map(registered.map((machine) => [machine.id, chartOf(machine)]));

/** The flows of the product, by name. */
export const chartNames: readonly string[] = [...charts.keys()].toSorted();

/** Returns the chart of a machine by id, always the same object; undefined for an unknown id. */
export const chartNamed = (id: string | null): StateBox | undefined =>
  id === null ? undefined : charts.get(id);

/**
 * Returns the id of the machine that a definition (JSON) names; null for an actor without states. The definition has
 * lost the order of its states and all functions, so the chart is drawn from the machine.
 */
export const machineOf = (definition: string | undefined): string | null => {
  const { id = '' } = JSON.parse(definition ?? '{}') as { id?: string };
  return charts.has(id) ? id : null;
};

const within = (above: string, key: string): string => (above === '' ? key : `${above}.${key}`);

/** Returns the dotted paths of all active states, including the whole chart (''). */
export const activePaths = (value: StateValue | null, above = ''): string[] => {
  if (value === null) return [];
  if (typeof value === 'string') return [above, within(above, value)];
  const below = Object.entries(value).flatMap(([key, child]) =>
    activePaths(child ?? {}, within(above, key)),
  );
  return [above, ...below];
};

/** Returns the dotted paths of the innermost active states, one per region. */
export const leafPaths = (value: StateValue | null): string[] => {
  const paths = activePaths(value).filter((path) => path !== '');
  return paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`)));
};

/** Returns the value of a chart that stands at a path; null for the whole chart (''). */
export const valueAt = (path: string): StateValue | null => {
  if (path === '') return null;
  const [last = '', ...above] = path.split('.').toReversed();
  return above.reduce<StateValue>((inner, key) => ({ [key]: inner }), last);
};
