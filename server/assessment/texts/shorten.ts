/** Puts a text on one line of at most `most` characters; "…" marks a cut. */
export const shorten = (text: string, most: number): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`;
};
