/** A text on one line and at most so many characters long; what is cut off is marked. */
export const shorten = (text: string, most: number): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`;
};
