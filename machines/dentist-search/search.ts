import type { Language, Radius } from '../../contracts/booking/directory.ts';

/** Filters of the list. */
export type Filters = {
  readonly language: Language | null;
  /** True for only the clinics that are open now. */
  readonly open: boolean;
  /** True for only the dentists who see emergencies outside the opening hours. */
  readonly emergency: boolean;
};

/** Place of the search: a city, an area or a PIN code, or so many kilometres around the visitor. */
export type Place =
  | { readonly kind: 'city'; readonly city: string }
  | { readonly kind: 'area'; readonly area: string }
  | { readonly kind: 'nearby'; readonly radius: Radius };

/** A search as the address can hold it; where the person is stays out of it. */
export type Search = { readonly place: Place | null; readonly filters: Filters };

/** Place of the visitor, as roughly as the list needs it. */
export type Point = { readonly latitude: number; readonly longitude: number };

export const NO_FILTERS: Filters = { language: null, open: false, emergency: false };

/** Returns true when any filter is set. */
export const isFiltered = ({ language, open, emergency }: Filters): boolean =>
  language !== null || open || emergency;
