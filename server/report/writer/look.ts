import type { Tone } from '../report.ts';

/** Measures in points, 72 to the inch. */
export const PAGE = {
  size: 'A4',
  width: 595.28,
  height: 841.89,
  left: 48,
  right: 48,
  top: 62,
  bottom: 42,
} as const;

/** Largest width of a line of text. */
export const TEXT_WIDTH = PAGE.width - PAGE.left - PAGE.right;

/** Height of a page that text may fill. */
export const TEXT_HEIGHT = PAGE.height - PAGE.top - PAGE.bottom;

/** The product's colours by day (src/app/theme/tokens.css): a page is printed on white. */
export const COLOURS = {
  ink: '#10242a',
  inkSoft: '#44565b',
  line: '#e4e2db',
  control: '#788482',
  primary: '#0f766e',
  primaryText: '#0b645d',
  white: '#ffffff',
} as const;

/** The colours of each meaning: full, for words, for the ground, and around it. */
export const TONES: Readonly<Record<Tone, Record<'full' | 'text' | 'soft' | 'line', string>>> = {
  urgent: { full: '#b23a22', text: '#9c2f1a', soft: '#fcede8', line: '#eab9ab' },
  soon: { full: '#a86500', text: '#774800', soft: '#fbf1dc', line: '#e8cf9b' },
  routine: { full: '#2b7a49', text: '#1d6438', soft: '#e7f3ea', line: '#b3d6be' },
  info: { full: '#0f766e', text: '#0b645d', soft: '#e4f2ef', line: '#a9d5cd' },
};

/** One way to set type. */
export type Style = {
  readonly font: 'regular' | 'bold';
  readonly size: number;
  readonly height: number;
  readonly colour: string;
};

const style = (font: Style['font'], size: number, height: number, colour: string): Style => ({
  font,
  size,
  height,
  colour,
});

export const STYLES = {
  h1: style('bold', 19, 24, COLOURS.ink),
  h2: style('bold', 12.5, 17, COLOURS.primaryText),
  h3: style('bold', 10.5, 15, COLOURS.ink),
  body: style('regular', 9.5, 12.5, COLOURS.ink),
  strong: style('bold', 9.5, 12.5, COLOURS.ink),
  lead: style('bold', 12, 17, COLOURS.ink),
  soft: style('regular', 9.5, 12.5, COLOURS.inkSoft),
  term: style('bold', 9.5, 12.5, COLOURS.inkSoft),
  badge: style('bold', 9.5, 14, COLOURS.ink),
} as const;
