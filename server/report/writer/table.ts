import type { Block, Cell } from '../report.ts';
import { tagIn } from './bands.ts';
import type { Band, Piece, Tag } from './bands.ts';
import { lineOf } from './draw-line.ts';
import type { Place } from './place.ts';
import { linesOf } from './lines.ts';
import { STYLES } from './look.ts';
import type { Style } from './look.ts';

type Table = Extract<Block, { kind: 'facts' | 'table' }>;

/** Most lines of a row that is never cut. */
const KEPT_LINES = 12;
const GUTTER = 10;
const ROOM = 3.5;
/** Share of the width that the terms get in a table of facts. */
const TERM_SHARE = 0.4;

/** A column of a row: its lines, each in its style. */
type Column = {
  readonly tag: Tag;
  readonly left: number;
  readonly lines: readonly { readonly text: string; readonly style: Style }[];
};

const columnPieces = ({ tag, left, lines }: Column): Piece[] =>
  lines.map(({ text, style }, at) =>
    lineOf(tag, text, { style, x: left, down: at * style.height }),
  );

/** Makes one band of a row, or one for each line when the row is long. */
const rowBands = (place: Place, columns: readonly Column[], hasRule: boolean): Band[] => {
  const { height } = STYLES.body;
  const count = Math.max(1, ...columns.map(({ lines }) => lines.length));
  const rule = hasRule ? { rule: { left: place.left, width: place.width } } : {};
  const room = { before: ROOM, keeps: false, panel: place.panel, ...rule };
  if (count <= KEPT_LINES) {
    const pieces = columns.flatMap(columnPieces);
    return [{ ...room, height: count * height + ROOM, pieces }];
  }
  return Array.from({ length: count }, (_, at) => ({
    ...(at === 0 ? room : { before: 0, keeps: false, panel: place.panel }),
    height: height + (at === count - 1 ? ROOM : 0),
    keeps: at === 0 || at === count - 2,
    pieces: columns.flatMap(({ tag, left, lines }) => {
      const line = lines[at];
      return line ? [lineOf(tag, line.text, { style: line.style, x: left })] : [];
    }),
  }));
};

type Set = { readonly left: number; readonly width: number };

const columnsOf = ({ left, width }: Place, shares: readonly number[]): Set[] => {
  let from = left;
  return shares.map((share) => {
    const column = { left: from, width: width * share - GUTTER };
    from += width * share;
    return column;
  });
};

const wrapped = (place: Place, { width }: Set, texts: readonly string[], style: Style) =>
  texts.flatMap((text) =>
    linesOf(text, width, (part) => place.measure(part, style)).map((line) => ({
      text: line,
      style,
    })),
  );

const factBands = (place: Place, table: Tag, { rows }: Extract<Table, { kind: 'facts' }>) => {
  const [terms, values] = columnsOf(place, [TERM_SHARE, 1 - TERM_SHARE]) as [Set, Set];
  return rows.flatMap(({ term, texts }, at) => {
    const row = tagIn(table, 'TR');
    const columns: Column[] = [
      {
        tag: tagIn(row, 'TH', { scope: 'Row' }),
        left: terms.left,
        lines: wrapped(place, terms, [term], STYLES.term),
      },
      {
        tag: tagIn(row, 'TD'),
        left: values.left,
        lines: wrapped(place, values, texts, STYLES.body),
      },
    ];
    return rowBands(place, columns, at > 0);
  });
};

const cellColumn = (place: Place, row: Tag, set: Set, cell: Cell): Column => {
  const { lines, isNamed = false } = cell;
  const [first = '', ...others] = lines;
  return {
    tag: isNamed ? tagIn(row, 'TH', { scope: 'Row' }) : tagIn(row, 'TD'),
    left: set.left,
    lines: [
      ...wrapped(place, set, [first], isNamed ? STYLES.strong : STYLES.body),
      ...wrapped(place, set, others, STYLES.soft),
    ],
  };
};

const headBands = (place: Place, table: Tag, sets: readonly Set[], head: readonly string[]) => {
  const row = tagIn(table, 'TR');
  const columns = sets.map((set, at) => ({
    tag: tagIn(row, 'TH', { scope: 'Column' }),
    left: set.left,
    lines: wrapped(place, set, [head[at] ?? ''], STYLES.term),
  }));
  return rowBands(place, columns, false).map((band) => ({ ...band, keeps: true }));
};

/** Lays out a table as bands: a row is one band unless it is long (DIAG-02..06, DIAG-09..12). */
export const tableBands = (place: Place, block: Table): Band[] => {
  const table = tagIn(place.parent, 'Table');
  if (block.kind === 'facts') return factBands(place, table, block);
  const sets = columnsOf(place, block.shares);
  const head = headBands(place, table, sets, block.head);
  const rows = block.rows.flatMap((cells) => {
    const row = tagIn(table, 'TR');
    const columns = sets.map((set, at) => cellColumn(place, row, set, cells[at] ?? { lines: [] }));
    return rowBands(place, columns, true);
  });
  return [...head, ...rows.map((band, at) => (at === 0 ? band : { ...band, head }))];
};
