import { encode } from 'uqr';
import type { Block } from '../report.ts';
import { tagIn } from './bands.ts';
import type { Band, Piece } from './bands.ts';
import { lineOf } from './draw-line.ts';
import type { Place } from './place.ts';
import { linesOf } from './lines.ts';
import { COLOURS, STYLES } from './look.ts';
import type { Style } from './look.ts';

const SIDE = 76;
const GUTTER = 16;

/** Lays out a code for scanning, with its address in words and as a link beside it. */
export const codeBand = (place: Place, block: Extract<Block, { kind: 'code' }>): Band => {
  const { address, alt, title, text } = block;
  // Four squares of white around it, as a scanner wants (ISO/IEC 18004).
  const { data, size } = encode(address, { ecc: 'M', border: 4 });
  const left = place.left + SIDE + GUTTER;
  const width = place.width - SIDE - GUTTER;
  let down = 2;
  const column = (words: string, style: Style) =>
    linesOf(words, width, (part) => place.measure(part, style)).map((line) => {
      const set = { line, style, down };
      down += style.height;
      return set;
    });
  const picture: Piece = {
    tag: tagIn(place.parent, 'Figure', { alt, placement: 'Block' }),
    draw: (document, y) => {
      document.rect(place.left, y, SIDE, SIDE).fill(COLOURS.white);
      const square = SIDE / size;
      data.forEach((row, at) =>
        row.forEach((isDark, across) => {
          if (!isDark) return;
          document.rect(place.left + across * square, y + at * square, square, square);
        }),
      );
      document.fill(COLOURS.ink);
    },
  };
  const heading = tagIn(place.parent, 'H3');
  const said = tagIn(place.parent, 'P');
  const link = tagIn(tagIn(place.parent, 'P'), 'Link');
  const titled = column(title, STYLES.h3);
  const told = column(text, STYLES.soft);
  const shown = column(address, { ...STYLES.body, colour: COLOURS.primaryText });
  const at = ({ line, style, down: lower }: (typeof told)[number]) => ({
    line,
    where: { style, x: left, down: lower },
  });
  const pieces = [
    ...titled.map((each) => lineOf(heading, at(each).line, at(each).where)),
    ...told.map((each) => lineOf(said, at(each).line, at(each).where)),
    ...shown.map((each): Piece => {
      const words = lineOf(link, at(each).line, at(each).where);
      return {
        tag: link,
        draw: (document, y, element) => {
          words.draw(document, y, element);
          const { style, line, down: lower } = each;
          const options = { structParent: element, Contents: new String(title) };
          const long = place.measure(line, style);
          document.link(left, y + lower, long, style.height, address, options as never);
        },
      };
    }),
  ];
  return {
    height: Math.max(SIDE, down),
    before: 8,
    keeps: false,
    isLoose: true,
    panel: place.panel,
    pieces: [picture, ...pieces],
  };
};
