import type { Block, Suggestion, Tone } from '../report.ts';
import { tagIn } from './bands.ts';
import type { Band, Panel, Piece, Tag } from './bands.ts';
import { codeBand } from './code.ts';
import { pictureBand } from './picture.ts';
import { lineOf } from './draw-line.ts';
import { linesOf } from './lines.ts';
import type { Place } from './place.ts';
import { COLOURS, STYLES, TONES } from './look.ts';
import type { Style } from './look.ts';
import { tableBands } from './table.ts';

/** Most lines that stay together. Longer texts are cut, but never after the first line or before the last. */
const KEPT_LINES = 6;

const INDENT = 14;
const PADDING = 12;

/** Style of a text, and its distance and ties to the text around it. */
type Setting = {
  readonly style: Style;
  readonly before: number;
  readonly keeps?: boolean;
  readonly isStruck?: boolean;
};

/** Lays out a text as bands, one for each line. @returns none for a text without words */
export const textBands = (place: Place, tag: Tag, text: string, setting: Setting): Band[] => {
  const { style, before, keeps = false, isStruck = false } = setting;
  const lines = linesOf(text, place.width, (part) => place.measure(part, style));
  return lines.map((line, at) => {
    const isEdge = at === 0 || at === lines.length - 2;
    const isLast = at === lines.length - 1;
    return {
      height: style.height,
      before: at === 0 ? before : 0,
      keeps: isLast ? keeps : isEdge || lines.length <= KEPT_LINES,
      panel: place.panel,
      pieces: [lineOf(tag, line, { style, x: place.left, isStruck })],
    };
  });
};

const HEADINGS = {
  1: { style: STYLES.h1, before: 6 },
  2: { style: STYLES.h2, before: 10 },
  3: { style: STYLES.h3, before: 6 },
} as const;

const PARAGRAPHS = { lead: STYLES.lead, soft: STYLES.soft, strong: STYLES.strong } as const;

/** Joins a mark to the first line of the text that it stands before. */
const marked = (bands: readonly Band[], mark: Piece): Band[] =>
  bands.map((band, at) => (at === 0 ? { ...band, pieces: [mark, ...band.pieces] } : band));

const within = (place: Place, parent: Tag): Place => ({
  ...place,
  parent,
  left: place.left + INDENT,
  width: place.width - INDENT,
});

const listBands = (
  place: Place,
  { items, isOrdered = false }: { readonly items: readonly string[]; readonly isOrdered?: boolean },
): Band[] => {
  const list = tagIn(place.parent, 'L');
  return items.flatMap((item, at) => {
    const entry = tagIn(list, 'LI');
    const label = lineOf(tagIn(entry, 'Lbl'), isOrdered ? `${at + 1}.` : '•', {
      style: isOrdered ? STYLES.term : { ...STYLES.strong, colour: COLOURS.primary },
      x: place.left,
    });
    const inside = within(place, entry);
    const body = tagIn(entry, 'LBody');
    return marked(textBands(inside, body, item, { style: STYLES.body, before: 2 }), label);
  });
};

const suggestionBands = (place: Place, list: Tag, suggestion: Suggestion): Band[] => {
  const { status, text, isStruck, reason } = suggestion;
  const entry = tagIn(list, 'LI');
  const label = lineOf(tagIn(entry, 'Lbl'), '•', {
    style: { ...STYLES.strong, colour: isStruck ? TONES.urgent.full : COLOURS.primary },
    x: place.left,
  });
  const inside = within(place, entry);
  const body = tagIn(entry, 'LBody');
  const colour = isStruck ? TONES.urgent.text : COLOURS.inkSoft;
  const lines = [
    ...(status === null
      ? []
      : textBands(inside, body, status, {
          style: { ...STYLES.strong, colour },
          before: 0,
          keeps: true,
        })),
    ...textBands(inside, body, text, {
      style: isStruck ? STYLES.soft : STYLES.body,
      before: 0,
      keeps: reason !== null,
      isStruck,
    }),
    ...textBands(inside, body, reason ?? '', { style: STYLES.soft, before: 0 }),
  ];
  return marked(lines, label).map((band, at) => (at === 0 ? { ...band, before: 4 } : band));
};

const gap = (panel: Panel | null, height: number, keeps: boolean, before = 0): Band => ({
  height,
  before,
  keeps,
  panel,
  pieces: [],
});

const badgeBand = (place: Place, tone: Tone, badge: string): Band => {
  const { full, line } = TONES[tone];
  const isNow = tone === 'urgent';
  const style = { ...STYLES.badge, colour: isNow ? COLOURS.white : TONES[tone].text };
  const width = place.measure(badge, style) + 22;
  const tag = tagIn(place.parent, 'P');
  const words = lineOf(tag, badge, { style, x: place.left + 11 });
  return {
    height: 20,
    before: 0,
    keeps: true,
    panel: place.panel,
    pieces: [
      {
        tag,
        draw: (document, y, element) => {
          document.roundedRect(place.left, y, width, 20, 10);
          document.fillAndStroke(isNow ? full : COLOURS.white, isNow ? full : line);
          words.draw(document, y + 3, element);
        },
      },
    ],
  };
};

const panelBands = (place: Place, block: Extract<Block, { kind: 'panel' }>): Band[] => {
  const { tone, badge, blocks } = block;
  const panel: Panel = { tone, left: place.left, width: place.width };
  const inside: Place = {
    ...place,
    panel,
    parent: tagIn(place.parent, 'Sect'),
    left: place.left + PADDING,
    width: place.width - 2 * PADDING,
  };
  return [
    gap(panel, PADDING, true, 8),
    ...(badge === null ? [] : [badgeBand(inside, tone, badge)]),
    ...blocks.flatMap((each) => bandsOf(inside, each)).map((band) => ({ ...band, keeps: true })),
    gap(panel, PADDING, false),
  ];
};

/** Lays out one block as bands, with its elements below that of its place. */
export const bandsOf = (place: Place, block: Block): Band[] => {
  switch (block.kind) {
    case 'heading': {
      const { level, text } = block;
      const tag = tagIn(place.parent, `H${level}`);
      return textBands(place, tag, text, { ...HEADINGS[level], keeps: true });
    }
    case 'paragraph': {
      const style = block.look === undefined ? STYLES.body : PARAGRAPHS[block.look];
      return textBands(place, tagIn(place.parent, 'P'), block.text, { style, before: 4 });
    }
    case 'list':
      return listBands(place, block);
    case 'suggestions': {
      const list = tagIn(place.parent, 'L');
      return block.items.flatMap((item) => suggestionBands(place, list, item));
    }
    case 'facts':
    case 'table':
      return tableBands(place, block);
    case 'panel':
      return panelBands(place, block);
    case 'code':
      return [codeBand(place, block)];
    case 'picture':
      return [pictureBand(place, block)];
    case 'newPage':
      return [{ ...gap(null, 0, true), isFirst: true }];
    default:
      return block satisfies never;
  }
};
