/** The address of a map that searches around where one is; nothing is asked of it before it is opened. */
export const mapSearch = (what: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(what)}`;
