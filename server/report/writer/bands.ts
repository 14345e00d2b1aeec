import type { Tone } from '../report.ts';

/** One element of the structure that a screen reader walks; an element without children is drawn. */
export type Tag = {
  readonly type: string;
  readonly options: {
    readonly alt?: string;
    readonly scope?: 'Column' | 'Row';
    readonly bbox?: [number, number, number, number];
    readonly placement?: string;
  };
  readonly children: Tag[];
};

export const tagIn = (parent: Tag, type: string, options: Tag['options'] = {}): Tag => {
  const tag: Tag = { type, options, children: [] };
  parent.children.push(tag);
  return tag;
};

/** A piece to draw; `y` is the top of its band. */
export type Piece = {
  readonly tag: Tag;
  readonly draw: (document: PDFKit.PDFDocument, y: number, element: Element) => void;
};

export type Element = ReturnType<PDFKit.PDFDocument['struct']>;

/** A ground of its own colour behind some bands. */
export type Panel = { readonly tone: Tone; readonly left: number; readonly width: number };

/** A stretch of the page that is never cut: a line, or the lines of several columns beside one another. */
export type Band = {
  readonly height: number;
  /** Room above it, unless it begins a page. */
  readonly before: number;
  /** True when it stays on one page with the next. */
  readonly keeps: boolean;
  readonly panel: Panel | null;
  readonly pieces: readonly Piece[];
  /** A hairline above it. */
  readonly rule?: { readonly left: number; readonly width: number };
  /** True when it begins a page. */
  readonly isFirst?: boolean;
  /** True when it takes room that is left on an earlier page rather than open one for itself. */
  readonly isLoose?: boolean;
  /** Bands that stand above it once more when it continues a table on a new page. */
  readonly head?: readonly Band[];
};

/** A band and where it stands. */
export type Placed = {
  readonly band: Band;
  readonly page: number;
  readonly y: number;
  /** True when it was read further up and stands here for eyes alone. */
  readonly isRepeated: boolean;
};
