import { langOf } from '../../../contracts/rules/lang-of.ts';
import type { Piece, Tag } from './bands.ts';
import { COLOURS } from './look.ts';
import type { Style } from './look.ts';

type Where = {
  readonly style: Style;
  readonly x: number;
  /** Distance from the top of the band. */
  readonly down?: number;
  readonly isStruck?: boolean;
};

/** Matches words of Devanagari with what is between them. */
const DEVANAGARI =
  /\p{Script_Extensions=Devanagari}(?:[\p{Script_Extensions=Devanagari}\p{M}\p{Cf}]| )*/gu;
const HAS_DEVANAGARI = /\p{Script=Devanagari}/u;

type Stretch = { readonly text: string; readonly isDevanagari: boolean };

/** Splits a line into stretches of one script, in their order. */
const stretchesOf = (line: string): Stretch[] => {
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { 0: found, index } of line.matchAll(DEVANAGARI)) {
    const text = found.trimEnd();
    if (!HAS_DEVANAGARI.test(text)) continue;
    if (index > at) stretches.push({ text: line.slice(at, index), isDevanagari: false });
    stretches.push({ text, isDevanagari: true });
    at = index + text.length;
  }
  if (at < line.length) stretches.push({ text: line.slice(at), isDevanagari: false });
  return stretches;
};

export const setPen = (document: PDFKit.PDFDocument, { font, size, colour }: Style): void => {
  document.font(font).fontSize(size).fillColor(colour);
};

/** The language to say of a stretch, and what letters of Devanagari spell; null where neither has to be said. */
const languageOf = (
  document: PDFKit.PDFDocument,
  { text, isDevanagari }: Stretch,
): { readonly lang: string; readonly actual?: string } | null => {
  const { lang = 'en' } = document.options as { readonly lang?: string };
  const other = langOf(text, lang);
  if (isDevanagari) return { lang: other ?? lang, actual: text };
  return other === undefined ? null : { lang: other };
};

const write = (document: PDFKit.PDFDocument, text: string, x: number, y: number): void => {
  document.text(text, x, y, { lineBreak: false });
};

/**
 * Draws one line of text. Letters of Devanagari change places and forms when they are drawn, so what they spell is
 * written beside them, with their language.
 */
export const lineOf = (tag: Tag, line: string, where: Where): Piece => ({
  tag,
  draw: (document, top) => {
    const { style, x, down = 0, isStruck = false } = where;
    setPen(document, style);
    const y = top + down + (style.height - document.currentLineHeight()) / 2;
    let at = x;
    for (const stretch of stretchesOf(line)) {
      const { text } = stretch;
      const language = languageOf(document, stretch);
      if (language !== null) document.markContent('Span', language);
      write(document, text, at, y);
      if (language !== null) document.endMarkedContent();
      at += document.widthOfString(text);
    }
    if (!isStruck) return;
    const middle = top + down + style.height / 2 + 1;
    document.moveTo(x, middle).lineTo(at, middle).lineWidth(0.9).stroke(COLOURS.inkSoft);
  },
});
