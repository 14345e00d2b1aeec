import type { Tone } from '../report.ts';

/** One element of the structure that a screen reader walks; what has no children is drawn. */
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

/** Adds an element to another. */
export const tagIn = (parent: Tag, type: string, options: Tag['options'] = {}): Tag => {
  const tag: Tag = { type, options, children: [] };
  parent.children.push(tag);
  return tag;
};

/** Something to draw, at the top of its band. */
export type Piece = {
  readonly tag: Tag;
  readonly draw: (document: PDFKit.PDFDocument, y: number, element: Element) => void;
};

/** An element of the written structure. */
export type Element = ReturnType<PDFKit.PDFDocument['struct']>;

/** What has a ground of its own. */
export type Panel = { readonly tone: Tone; readonly left: number; readonly width: number };

/** A stretch of the page that is never cut: a line, or the lines of several columns beside one another. */
export type Band = {
  readonly height: number;
  /** The room above it, unless it begins a page. */
  readonly before: number;
  /** On one page with the next. */
  readonly keeps: boolean;
  readonly panel: Panel | null;
  readonly pieces: readonly Piece[];
  /** A hairline above it. */
  readonly rule?: { readonly left: number; readonly width: number };
  /** Begins a page. */
  readonly isFirst?: boolean;
  /** What stands above it once more where it goes on with a table on a new page. */
  readonly head?: readonly Band[];
};

/** A band where it stands. */
export type Placed = {
  readonly band: Band;
  readonly page: number;
  readonly y: number;
  /** It was read further up: for eyes alone. */
  readonly isRepeated: boolean;
};
