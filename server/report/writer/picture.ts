import type { Block } from '../report.ts';
import { tagIn } from './bands.ts';
import type { Band } from './bands.ts';
import { setPen } from './draw-line.ts';
import type { Place } from './place.ts';
import { COLOURS, STYLES } from './look.ts';

/** Largest height of a picture, so that what is said of it stands on the same page. */
const HEIGHT_MAX = 240;
const LABEL = { side: 15, style: { ...STYLES.strong, size: 9, colour: COLOURS.white } };

type Picture = Extract<Block, { kind: 'picture' }>;

/** Returns the size at which it is drawn: as wide as the text, unless that is too high. */
const fitted = ({ width: room }: Place, { width, height }: Picture) => {
  const scale = Math.min(room / width, HEIGHT_MAX / height);
  return { width: width * scale, height: height * scale };
};

/**
 * Lays out a picture with its frames and their numbers: dark lines with light ones around them are seen on any ground.
 */
export const pictureBand = (place: Place, picture: Picture): Band => {
  const { width, height } = fitted(place, picture);
  const { image, alt, frames } = picture;
  return {
    height,
    before: 10,
    keeps: true,
    panel: place.panel,
    pieces: [
      {
        tag: tagIn(place.parent, 'Figure', { alt, placement: 'Block' }),
        draw: (document, y) => {
          document.image(Buffer.from(image), place.left, y, { width, height });
          frames.forEach((frame, at) => {
            const [x, top] = [place.left + frame.x * width, y + frame.y * height];
            const [across, down] = [frame.width * width, frame.height * height];
            document.lineWidth(3).rect(x, top, across, down).stroke(COLOURS.white);
            document.lineWidth(1.4).rect(x, top, across, down).stroke(COLOURS.primary);
            const number = String(at + 1);
            const side = Math.max(LABEL.side, document.widthOfString(number) + 6);
            // The number stays inside the picture, even where a frame begins at its edge.
            const [left, above] = [
              Math.min(x, place.left + width - side),
              Math.max(y, top - LABEL.side),
            ];
            document.rect(left, above, side, LABEL.side).fill(COLOURS.primaryText);
            setPen(document, LABEL.style);
            const inset = (side - document.widthOfString(number)) / 2;
            document.text(number, left + inset, above + 2, { lineBreak: false });
          });
        },
      },
    ],
  };
};
