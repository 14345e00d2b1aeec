import { ANALYTICS_DETAILS, ANALYTICS_EVENTS } from '../contracts/analytics-events.ts';
import { KEPT_DATA } from '../contracts/texts/en/kept-data.ts';
import { PERSONAL_DATA } from './repositories/personal-data.ts';

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escaped = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => ESCAPED[sign] ?? '');

const tableOf = (heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  const row = (cells: readonly string[], tag: string): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  const body = rows.map((cells) => row(cells, 'td')).join('');
  return `<table><thead>${row(heads, 'th')}</thead><tbody>${body}</tbody></table>`;
};

/** What is kept, how long, and whether it is handed out: by the very rules of handing out and deleting. */
const personalData = (): string =>
  tableOf(
    ['What', 'How long', 'In your copy'],
    Object.entries(KEPT_DATA).map(([name, { what, kept }]) => [
      what,
      kept,
      PERSONAL_DATA[name]?.read ? 'Yes' : 'No',
    ]),
  );

/** What is counted, by the very table that the browser and the server hold to. */
const analytics = (): string =>
  tableOf(
    ['What is counted', 'What is said of it'],
    Object.values(ANALYTICS_EVENTS).map(({ description, details }) => [
      description,
      details.map((detail) => ANALYTICS_DETAILS[detail]).join('; ') || 'Nothing else',
    ]),
  );

/** Tables of the site's pages that are made of the product's own data, as HTML, by the name that a text calls them by. */
export const madeTables = (): Readonly<Record<string, string>> => ({
  'personal-data': personalData(),
  analytics: analytics(),
});
