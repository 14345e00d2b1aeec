import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as FontKit from 'fontkit';
import type { Font } from 'fontkit';
import { builtFile } from '../../lib/built-file.ts';

/** The fonts of a report, and a test that they have a letter. */
export type Fonts = {
  readonly regular: Font;
  readonly bold: Font;
  readonly has: (codePoint: number) => boolean;
};

/** Noto Sans (SIL Open Font License): Latin with all its marks, Greek, Cyrillic and Devanagari in one file. */
const FILES = {
  regular: '400Regular/NotoSans_400Regular.ttf',
  bold: '700Bold/NotoSans_700Bold.ttf',
} as const;

let loaded: Fonts | undefined;

/**
 * Reads the fonts with the first report of a thread: it takes longer to read how letters are placed than to write a
 * report.
 * @throws Error when they are nowhere, which means a broken build
 */
export const loadFonts = async (): Promise<Fonts> => {
  if (loaded === undefined) {
    const { create } = await import('fontkit');
    const [regular, bold] = [openFont(create, 'regular'), openFont(create, 'bold')];
    const known = [regular, bold].map(({ characterSet }) => new Set(characterSet));
    loaded = { regular, bold, has: (codePoint) => known.every((set) => set.has(codePoint)) };
  }
  return loaded;
};

const openFont = (create: typeof FontKit.create, weight: keyof typeof FILES): Font => {
  const font = create(readFileSync(fileOf(weight)));
  if (!('characterSet' in font)) throw new Error('A font of the report is a collection of fonts');
  return font;
};

const fileOf = (weight: keyof typeof FILES): string => {
  const name = FILES[weight].replace(/^.*\//, '');
  return (
    builtFile(`fonts/${name}`, import.meta.url) ??
    createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans/${FILES[weight]}`)
  );
};
