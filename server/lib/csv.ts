/** First characters that a spreadsheet takes for the beginning of a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n]/;

const cellOf = (value: string | number | null): string => {
  const text = String(value ?? '');
  // Numbers are safe, negative ones included.
  const safe = typeof value !== 'number' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export type CsvRow = readonly (string | number | null)[];

/**
 * Writes rows as a file for a spreadsheet (RFC 4180), in which no cell is taken for a formula. The mark at the front
 * says that it is UTF-8.
 */
export const csvOf = (heads: readonly string[], rows: readonly CsvRow[]): string =>
  `\uFEFF${[heads, ...rows].map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
