import { escapeHtml } from '../../contracts/rules/escape-html.ts';
import type { SiteTable } from '../../contracts/site/site.ts';

const cell = (html: string, scope?: 'col' | 'row'): string =>
  scope === undefined ? `<td>${html}</td>` : `<th scope="${scope}">${html}</th>`;

/** Builds an HTML table from cells of HTML; the first row and the first cell of each other row are headers. */
export const tableOf = ({ heads, rows }: SiteTable): string => {
  const head = heads.map((html) => cell(html, 'col')).join('');
  const body = rows.map(
    (cells) =>
      `<tr>${cells.map((html, at) => cell(html, at === 0 ? 'row' : undefined)).join('')}</tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
};

/** Builds an HTML table from cells of plain text. */
export const tableOfWords = ({ heads, rows }: SiteTable): string =>
  tableOf({ heads: heads.map(escapeHtml), rows: rows.map((cells) => cells.map(escapeHtml)) });
