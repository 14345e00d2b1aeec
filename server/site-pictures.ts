/**
 * Draws the picture that messengers show beside a link to a page: its title and the product's mark. Letters are drawn
 * as outlines of the report's own font, so a picture is the same on every machine, whatever fonts are installed.
 */
import { readFile } from 'node:fs/promises';
import type { Font } from 'fontkit';
import sharp from 'sharp';
import { PRODUCT_NAME } from '../contracts/common/product.ts';
import { loadFonts } from './report/writer/fonts.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 80;
const BAR = 16;
/** Sizes of a title, largest first; it gets the first one that fits. */
const SIZES = [92, 80, 70, 60];
const MOST_LINES = 3;
const LINE_HEIGHT = 1.16;
/** Extra space between letters, as a share of the size: large letters stand closer, as in the headings of the pages. */
const TRACKING = -0.02;

type Letters = { readonly font: Font; readonly size: number };

/** Lays out one line. @throws Error for a letter that the font does not have */
const laidOut = (text: string, { font, size }: Letters) => {
  const signs = Array.from(text);
  const missing = signs.filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
  if (missing.length > 0) throw new Error(`No letters for ${missing.join(' ')} in "${text}"`);
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let right = 0;
  const letters = glyphs.map((glyph, at) => {
    const left = right;
    right += (positions[at]?.xAdvance ?? glyph.advanceWidth) * scale + TRACKING * size;
    return { path: glyph.path.scale(scale, -scale).toSVG(), left };
  });
  return { letters, width: right };
};

const drawn = (text: string, how: Letters, [left, baseline]: readonly [number, number]): string =>
  laidOut(text, how)
    .letters.map(
      (letter) =>
        `<path transform="translate(${(left + letter.left).toFixed(2)} ${baseline.toFixed(2)})" d="${letter.path}"/>`,
    )
    .join('');

/** A word, and its width at size 1. */
type Word = { readonly text: string; readonly width: number };

/** Breaks words into lines of at most this width. */
const linesWithin = (words: readonly Word[], width: number, space: number): readonly Word[] =>
  words.reduce<readonly Word[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = (last?.width ?? 0) + space + word.width;
    return last && longer <= width
      ? [...lines.slice(0, -1), { text: `${last.text} ${word.text}`, width: longer }]
      : [...lines, word];
  }, []);

/**
 * Picks the largest size that fits, then breaks the title into lines of about one length.
 * @throws Error when the title is too long for a picture
 */
const titleLines = (title: string, font: Font): { lines: readonly string[]; size: number } => {
  const measured = (text: string): number => laidOut(text, { font, size: 1 }).width;
  const words = title.split(' ').map((text) => ({ text, width: measured(text) }));
  const space = measured(' ');
  const roomAt = (size: number): number => (WIDTH - 2 * EDGE) / size;
  const fits = (size: number): boolean => {
    const lines = linesWithin(words, roomAt(size), space);
    return lines.length <= MOST_LINES && lines.every(({ width }) => width <= roomAt(size));
  };
  const size = SIZES.find(fits);
  if (size === undefined) throw new Error(`"${title}" is too long for its picture`);
  const fewest = linesWithin(words, roomAt(size), space).length;
  let width = roomAt(size);
  const narrower = (): number => width - 0.1;
  while (linesWithin(words, narrower(), space).length === fewest && narrower() > 0)
    width = narrower();
  return { lines: linesWithin(words, width, space).map(({ text }) => text), size };
};

/** Reads a colour of the light theme from the product's tokens. */
const colourOf = (tokens: string, name: string): string => {
  const named = `--color-${name}: light-dark(`;
  const [, value = ''] = tokens.split(named);
  const found = /^#[0-9a-f]{6}/.exec(value)?.[0];
  if (found === undefined) throw new Error(`The product has no colour "${name}"`);
  return found;
};

/** Loads the font, the mark and the colours that all pictures share. */
const material = async () => {
  const tokens = await readFile('src/app/theme/tokens.css', 'utf8');
  const mark = await readFile('public/favicon.svg', 'utf8').then((svg) => svg.trim());
  const { bold } = await loadFonts();
  return { font: bold, mark, colour: (name: string) => colourOf(tokens, name) };
};

type Material = Awaited<ReturnType<typeof material>>;

/** Draws the product's name above, the title below it, and the mark's own lines behind both, large and pale. */
const svgOf = (title: string, { font, mark, colour }: Material): string => {
  const { lines, size } = titleLines(title, font);
  const step = size * LINE_HEIGHT;
  const middle = (HEIGHT - BAR + EDGE + 64) / 2;
  const first = middle - (step * lines.length) / 2 + size * 0.9;
  const text = lines.map((line, at) => drawn(line, { font, size }, [EDGE, first + step * at]));
  const name = drawn(PRODUCT_NAME, { font, size: 40 }, [EDGE + 84, EDGE + 46]);
  const pale = mark.replace(/<rect[^<>]*>/, '').replaceAll('#fff', colour('sand-1'));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${colour('paper')}"/>
    <svg x="610" y="20" width="680" height="680">${pale}</svg>
    <rect y="${HEIGHT - BAR}" width="100%" height="${BAR}" fill="${colour('primary')}"/>
    <svg x="${EDGE}" y="${EDGE - 2}" width="64" height="64">${mark}</svg>
    <g fill="${colour('ink')}">${name}${text.join('')}</g></svg>`;
};

/** Draws a picture for each title, as the bytes of a PNG. @throws Error that names the title which cannot be drawn */
export const sharePictures = async (titles: readonly string[]): Promise<readonly Buffer[]> => {
  const drawnWith = await material();
  return Promise.all(
    titles.map((title) =>
      sharp(Buffer.from(svgOf(title, drawnWith)))
        .png({ palette: true, colours: 32, compressionLevel: 9 })
        .toBuffer(),
    ),
  );
};
