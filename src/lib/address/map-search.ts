/** Builds the address of a map search around the visitor; no request is made before the link is opened. */
export const mapSearch = (what: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(what)}`;
