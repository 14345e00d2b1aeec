import { escapeHtml } from '../../contracts/rules/escape-html.ts';
import type { SiteTable } from '../../contracts/site.ts';

const cell = (html: string, scope?: 'col' | 'row'): string =>
  scope === undefined ? `<td>${html}</td>` : `<th scope="${scope}">${html}</th>`;

/** A table as HTML, of cells that are HTML: the first row and the first cell of each other one say what stands there. */
export const tableOf = ({ heads, rows }: SiteTable): string => {
  const head = heads.map((html) => cell(html, 'col')).join('');
  const body = rows.map(
    (cells) =>
      `<tr>${cells.map((html, at) => cell(html, at === 0 ? 'row' : undefined)).join('')}</tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
};

/** The same of cells that are words. */
export const tableOfWords = ({ heads, rows }: SiteTable): string =>
  tableOf({ heads: heads.map(escapeHtml), rows: rows.map((cells) => cells.map(escapeHtml)) });
