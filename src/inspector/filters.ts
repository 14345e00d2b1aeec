import { leafPaths } from './chart.ts';
import { isInternal, isOfScrolling } from './model.ts';
import type { LogEntry } from './model.ts';

/** Which events are listed. */
export type Filters = {
  /** Also what the state library sends by itself. */
  readonly isInternalShown: boolean;
  /** Also the page's scrolling, which looks for new content five times a second. */
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

/** The events that pass the filters, in their order. */
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
