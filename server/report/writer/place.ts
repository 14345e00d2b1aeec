import type { Panel, Tag } from './bands.ts';
import type { Style } from './look.ts';

/** A place in the layout: its column, its ground, and the element that it belongs to. */
export type Place = {
  readonly left: number;
  readonly width: number;
  readonly panel: Panel | null;
  readonly parent: Tag;
  readonly measure: (text: string, style: Style) => number;
};
