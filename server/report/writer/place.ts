import type { Panel, Tag } from './bands.ts';
import type { Style } from './look.ts';

/** Where something is laid out: in which column, on which ground, below which element. */
export type Place = {
  readonly left: number;
  readonly width: number;
  readonly panel: Panel | null;
  readonly parent: Tag;
  readonly measure: (text: string, style: Style) => number;
};
