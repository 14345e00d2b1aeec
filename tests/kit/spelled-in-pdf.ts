import { inflateSync } from 'node:zlib';

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const decoded = (literal: string): string => {
  const bytes = literal.replaceAll(/\\([^])/g, (_all, sign: string) => ESCAPED[sign] ?? sign);
  return Buffer.from(bytes, 'latin1').swap16().toString('utf16le').replace('\ufeff', '');
};

/** The streams of a PDF that can be unpacked, as they are written. */
const streamsIn = (bytes: Uint8Array): string[] => {
  const file = Buffer.from(bytes);
  const streams: string[] = [];
  let at = file.indexOf('\nstream\n');
  while (at >= 0) {
    const end = file.indexOf('\nendstream', at);
    const packed = file.subarray(at + '\nstream\n'.length, end);
    // A zlib header; what is packed otherwise is not text.
    if (packed[0] === 0x78) streams.push(inflateSync(packed).toString('latin1'));
    at = file.indexOf('\nstream\n', end);
  }
  return streams;
};

/** The languages that stretches of the text name, each once: a screen reader changes its voice there. */
export const languagesInPdf = (bytes: Uint8Array): string[] => [
  ...new Set(
    streamsIn(bytes).flatMap((stream) =>
      [...stream.matchAll(/\/Lang \(([^)]*)\)/g)].map(([, language = '']) => language),
    ),
  ),
];

/** What drawn letters spell, where it is written beside them (ActualText): the words that a screen reader says. */
export const spelledInPdf = (bytes: Uint8Array): string[] =>
  streamsIn(bytes).flatMap((stream) =>
    [...stream.matchAll(/\/ActualText \(((?:[^\\)]|\\[^])*)\)/g)].map(([, literal = '']) =>
      decoded(literal),
    ),
  );
