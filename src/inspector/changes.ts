import type { StateValue } from 'xstate';
import { leafPaths } from './chart.ts';

/** A field, by its dotted path, that another value stands in; both as they are written in JSON. */
export type Change = { readonly path: string; readonly before: string; readonly after: string };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const written = (value: unknown): string =>
  value === undefined ? 'nothing' : JSON.stringify(value);

/** What differs between two contexts, down to the fields that differ. */
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

/** The states that an event left and those that it entered; the same ones where it stayed. */
export type Moved = {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly isMoved: boolean;
};

/** Where an event led, told by the innermost states of the regions that it moved. */
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
