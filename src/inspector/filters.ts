import { leafPaths } from './chart.ts';
import { isInternal, isOfScrolling } from './model.ts';
import type { LogEntry } from './model.ts';

/** Settings that decide which events are listed. */
export type Filters = {
  /** True to include events that XState sends by itself. */
  readonly isInternalShown: boolean;
  /** True to include the page's scrolling, which checks for new content five times a second. */
  readonly isScrollingShown: boolean;
  readonly isOnlyChosen: boolean;
  readonly search: string;
};

export const FILTERS_AT_START: Filters = {
  isInternalShown: false,
  isScrollingShown: false,
  isOnlyChosen: false,
  search: '',
};

const wordsOf = ({ from, to, type, detail, before, after, changes }: LogEntry): string =>
  [from, to, type, detail, ...leafPaths(before), ...leafPaths(after), ...changes.map((c) => c.path)]
    .join(' ')
    .toLowerCase();

/** Returns the events that pass the filters, in order. */
export const passing = (
  log: readonly LogEntry[],
  filters: Filters,
  chosenId: string,
): readonly LogEntry[] => {
  const search = filters.search.trim().toLowerCase();
  return log.filter(
    (entry) =>
      (filters.isInternalShown || !isInternal(entry.type)) &&
      (filters.isScrollingShown || !isOfScrolling(entry)) &&
      (!filters.isOnlyChosen || entry.actorId === chosenId) &&
      (search === '' || wordsOf(entry).includes(search)),
  );
};
