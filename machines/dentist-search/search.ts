import type { Language, Radius } from '../../contracts/directory.ts';

/** What the list is narrowed to. */
export type Filters = {
  readonly language: Language | null;
  /** Only who is open now. */
  readonly open: boolean;
  /** Only who sees emergencies outside the opening hours. */
  readonly emergency: boolean;
};

/** Where is searched: in a city, or so many kilometres around where the person is. */
export type Place =
  | { readonly kind: 'city'; readonly city: string }
  | { readonly kind: 'nearby'; readonly radius: Radius };

/** A search as the address can hold it; where the person is stays out of it. */
export type Search = { readonly place: Place | null; readonly filters: Filters };

/** Where the person is, as roughly as the list needs it. */
export type Point = { readonly latitude: number; readonly longitude: number };

export const NO_FILTERS: Filters = { language: null, open: false, emergency: false };

/** Whether anything is left out. */
export const isFiltered = ({ language, open, emergency }: Filters): boolean =>
  language !== null || open || emergency;
