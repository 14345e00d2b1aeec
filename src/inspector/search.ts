import { boxesIn } from '../../machines/kit/chart.ts';
import type { StateBox } from '../../machines/kit/chart.ts';
import { chartNamed, chartNames } from './chart.ts';

/** A state of a chart, whether it runs or not; the path of the whole chart is empty. */
export type Place = { readonly flow: string; readonly path: string };

/** Where a search has found something, and what it was. */
export type Found = Place & { readonly words: string };

const REQUIREMENT = /\b[A-Z]{2,}-\d+\b/g;

/** Returns the ids of the requirements that a state names. */
export const requirementsOf = ({ description }: StateBox): string[] => [
  ...new Set(description.match(REQUIREMENT)),
];

type Entry = Place & { readonly words: string; readonly sought: string };

/** The words under which a state is found, each with what to show for it. */
const entriesOf = (flow: string, box: StateBox): Entry[] => {
  const { path } = box;
  const entry = (words: string, more = ''): Entry => ({
    flow,
    path,
    words,
    sought: `${flow} ${path} ${words} ${more}`.toLowerCase(),
  });
  const events = [...new Set(box.moves.map(({ event }) => event))];
  return [
    entry(''),
    ...events.map((event) => entry(event)),
    ...requirementsOf(box).map((id) => entry(id)),
  ];
};

const index: readonly Entry[] = chartNames.flatMap((flow) => {
  const chart = chartNamed(flow);
  return chart === undefined ? [] : boxesIn(chart).flatMap((box) => entriesOf(flow, box));
});

/**
 * Searches all charts of the product for a flow, a state, an event or the id of a requirement; every word must be found.
 * What is found by its own name stands before what is found by a word of it.
 */
export const searchCharts = (search: string): Found[] => {
  const sought = search.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const last = sought.at(-1);
  if (last === undefined) return [];
  const places = new Set<string>();
  const nameOf = ({ flow, path, words }: Entry): string =>
    (words || path.split('.').at(-1) || flow).toLowerCase();
  const rank = (entry: Entry): number => {
    const name = nameOf(entry);
    if (name === last) return 0;
    if (name.startsWith(last)) return 1;
    return name.includes(last) ? 2 : 3;
  };
  return index
    .filter((entry) => sought.every((word) => entry.sought.includes(word)))
    .toSorted((one, other) => rank(one) - rank(other))
    .filter((entry) => {
      // A state whose path has the word is not listed again for each of its events.
      const isByName = rank(entry) < 3;
      const place = `${entry.flow} ${entry.path}`;
      if (!isByName && places.has(place)) return false;
      places.add(place);
      return true;
    });
};

/** What an address asks for: a place, or why there is none; null where it asks for nothing. */
export type Asked =
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'unknown'; readonly why: string };

/** Reads `?flow=qrPayment&state=processing`: a state by its path, or by its name where that stands once. */
export const askedIn = (query: string): Asked | null => {
  const asked = new URLSearchParams(query);
  const [flow, state] = [asked.get('flow'), asked.get('state') ?? ''];
  if (flow === null) return null;
  const chart = chartNamed(flow);
  if (chart === undefined) return { kind: 'unknown', why: `There is no flow “${flow}”.` };
  const boxes = boxesIn(chart);
  const box = boxes.find(({ path }) => path === state) ?? boxes.find(({ name }) => name === state);
  return box === undefined
    ? { kind: 'unknown', why: `The flow ${flow} has no state “${state}”.` }
    : { kind: 'place', place: { flow, path: box.path } };
};

/** Returns the address that shows a place. */
export const addressOfPlace = ({ flow, path }: Place): string => {
  const query = new URLSearchParams({ flow, ...(path !== '' && { state: path }) });
  return `/inspector?${query}`;
};
