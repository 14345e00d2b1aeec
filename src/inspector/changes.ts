import type { StateValue } from 'xstate';
import { leafPaths } from './chart.ts';

/** A changed field by its dotted path, with its values before and after as JSON. */
export type Change = { readonly path: string; readonly before: string; readonly after: string };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const written = (value: unknown): string =>
  value === undefined ? 'nothing' : JSON.stringify(value);

/** Compares two contexts, down to single fields. */
export const changesOf = (before: unknown, after: unknown, path = ''): Change[] => {
  if (Object.is(before, after)) return [];
  const isSameKind = Array.isArray(before) === Array.isArray(after);
  if (!isObject(before) || !isObject(after) || !isSameKind) {
    return [{ path, before: written(before), after: written(after) }];
  }
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) =>
    changesOf(before[name], after[name], path === '' ? name : `${path}.${name}`),
  );
};

/** The states that an event left and entered; the same ones when nothing moved. */
export type Moved = {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly isMoved: boolean;
};

/** Compares the innermost states before and after an event, for the regions that moved. */
export const movedBetween = (before: StateValue | null, after: StateValue | null): Moved => {
  const [left, entered] = [leafPaths(before), leafPaths(after)];
  const isMoved = left.join() !== entered.join();
  if (!isMoved) return { before: left, after: entered, isMoved };
  return {
    before: left.filter((path) => !entered.includes(path)),
    after: entered.filter((path) => !left.includes(path)),
    isMoved,
  };
};
