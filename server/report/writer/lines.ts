/** Measures the width of a stretch of text. */
type Measure = (text: string) => number;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Cuts a word that no line can hold into pieces that each fit. */
const piecesOf = (word: string, width: number, measure: Measure): string[] => {
  const pieces: string[] = [];
  let piece = '';
  let used = 0;
  for (const { segment } of graphemes.segment(word)) {
    const wide = measure(segment);
    if (piece !== '' && used + wide > width) {
      pieces.push(piece);
      piece = '';
      used = 0;
    }
    piece += segment;
    used += wide;
  }
  return [...pieces, piece];
};

/**
 * Ends every line but the last with the space that the line break stands for: a screen reader parts the words by it.
 */
const spaced = (lines: readonly string[]): string[] =>
  lines.map((line, at) => (at === lines.length - 1 ? line : `${line} `));

/** Breaks a text into lines as wide as its column. A text without words has no line. */
export const linesOf = (text: string, width: number, measure: Measure): string[] => {
  const space = measure(' ');
  const lines = text.split('\n').flatMap((paragraph) => {
    const done: string[] = [];
    let line = '';
    let used = 0;
    for (const word of paragraph.split(' ').filter((each) => each !== '')) {
      const wide = measure(word);
      if (line !== '' && used + space + wide <= width) {
        line += ` ${word}`;
        used += space + wide;
        continue;
      }
      if (line !== '') done.push(line);
      const pieces = wide <= width ? [word] : piecesOf(word, width, measure);
      line = pieces.pop() ?? '';
      done.push(...pieces);
      used = measure(line);
    }
    return line === '' ? done : [...done, line];
  });
  return spaced(lines);
};
