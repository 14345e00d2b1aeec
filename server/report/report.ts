import type { XrayBox } from '../../contracts/xray/xray.ts';

/** The four meanings of colour, as on screen; words always say the same. */
export type Tone = 'urgent' | 'soon' | 'routine' | 'info';

/** A row of a table of two columns: a term, and what is said of it. */
export type Fact = { readonly term: string; readonly texts: readonly string[] };

/** A suggestion and how it stands: `status` is printed before the text, and `reason` after it. */
export type Suggestion = {
  readonly status: string | null;
  readonly text: string;
  readonly isStruck: boolean;
  readonly reason: string | null;
};

/** A cell of a table. */
export type Cell = {
  readonly lines: readonly string[];
  /** True when the first line is the name of the row. */
  readonly isNamed?: boolean;
};

/** One piece of a report, in the order in which it is read. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  | {
      readonly kind: 'paragraph';
      readonly text: string;
      readonly look?: 'lead' | 'soft' | 'strong';
    }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly isOrdered?: boolean }
  | { readonly kind: 'suggestions'; readonly items: readonly Suggestion[] }
  | { readonly kind: 'facts'; readonly rows: readonly Fact[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      /** Width of each column, as its share of the whole. */
      readonly shares: readonly number[];
      readonly rows: readonly (readonly Cell[])[];
    }
  /** A part that stands out: on a ground of its colour, below a badge. */
  | {
      readonly kind: 'panel';
      readonly tone: Tone;
      readonly badge: string | null;
      readonly blocks: readonly Block[];
    }
  /** A code that opens an address, with the address beside it. */
  | {
      readonly kind: 'code';
      readonly address: string;
      readonly alt: string;
      readonly title: string;
      readonly text: string;
    }
  /** A picture with numbered frames on it; a table below says what they are. */
  | {
      readonly kind: 'picture';
      /** A JPEG. */
      readonly image: Uint8Array;
      /** Size in dots. */
      readonly width: number;
      readonly height: number;
      readonly alt: string;
      /** Boxes in shares of the picture, from its upper left corner. */
      readonly frames: readonly XrayBox[];
    }
  /** The block after this one begins on a page of its own. */
  | { readonly kind: 'newPage' };

/** A document before it is written: its content, and nothing of how it looks. */
export type Report = {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  /** Language of its title and of what stands on each page, as a page names it (`lang`). */
  readonly language: string;
  /** Day and account, at the top right of each page. */
  readonly dated: string;
  /** Number of each page, at its bottom right: `{page}` of `{pages}`. */
  readonly page: string;
  /** At the bottom left of each page. */
  readonly footer: string;
  /** Moment at which the reported content was made, in ISO 8601. */
  readonly madeAt: string;
  readonly blocks: readonly Block[];
};
