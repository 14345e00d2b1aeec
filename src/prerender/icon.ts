import icon from '../../public/favicon.svg?raw';

/**
 * The icon as a data URL: a file would be requested before the page is painted. Only characters that a URL cannot hold
 * are escaped, since every escape adds bytes to every page.
 */
export const ICON = `data:image/svg+xml,${icon
  .trim()
  .replaceAll('"', "'")
  .replaceAll(/[%#<>]/g, encodeURIComponent)}`;
