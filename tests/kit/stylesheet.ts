import { readFileSync } from 'node:fs';

/** The declarations of one selector in a stylesheet, outside media queries; empty if there is none. */
export const declarationsOf = (path: string, selector: string): string => {
  const sheet = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  const start = `\n${sheet}`.indexOf(`\n${selector} {`);
  return start < 0 ? '' : sheet.slice(start + selector.length + 2, sheet.indexOf('}', start));
};
