import { Marked } from 'marked';
import type { Tokens } from 'marked';
import { parse } from 'yaml';
import { CALLS } from '../../contracts/assessment/emergency.ts';
import { escapeHtml } from '../../contracts/rules/escape-html.ts';
import type { SiteTable } from '../../contracts/site/site.ts';
import { CALLOUTS } from '../../contracts/texts/en/site.ts';
import { OPERATOR_HERE, isOperatorFact } from '../../contracts/site/operator.ts';
import { COUNTING_SWITCH } from './counting-switch.tsx';
import type { Heading, WrittenText } from '../lib/format/written-texts.ts';

const cell = (html: string, scope?: 'col' | 'row'): string =>
  scope === undefined ? `<td>${html}</td>` : `<th scope="${scope}">${html}</th>`;

/** Builds an HTML table from cells of HTML; the first row and the first cell of each other row are headers. */
const tableOf = ({ heads, rows }: SiteTable): string => {
  const head = heads.map((html) => cell(html, 'col')).join('');
  const body = rows.map(
    (cells) =>
      `<tr>${cells.map((html, at) => cell(html, at === 0 ? 'row' : undefined)).join('')}</tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
};

/** Builds an HTML table from cells of plain text. */
const tableOfWords = ({ heads, rows }: SiteTable): string =>
  tableOf({ heads: heads.map(escapeHtml), rows: rows.map((cells) => cells.map(escapeHtml)) });

/** Tables made from the product's own data, by the name in the text: `{{table:name}}`. */
export type MadeTables = Readonly<Record<string, SiteTable>>;

const BEGUN = '---\n';
const ENDED = '\n---\n';

/** Splits a file into the front matter between two lines of `---`, and the text below. */
export const partsOf = (content: string): { readonly head: unknown; readonly text: string } => {
  const lines = content.replaceAll('\r\n', '\n');
  const end = lines.indexOf(ENDED);
  if (!lines.startsWith(BEGUN) || end === -1) return { head: null, text: '' };
  const head: unknown = parse(lines.slice(BEGUN.length, end));
  return { head, text: lines.slice(end + ENDED.length) };
};

/** A heading that names its own id, by which English links know it: `## संपर्क {#contact}`. */
const OWN_ID = / \{#([a-z-]+)\}$/;

/** Makes a heading's id from its words. */
const placeOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** The tone of a callout, by the words that it begins with. */
const CALLOUT_TONES: ReadonlyMap<string, string> = new Map(
  Object.entries(CALLOUTS).map(([tone, words]) => [words, tone]),
);

const toneOf = (html: string): string =>
  CALLOUT_TONES.get(/^<p><strong>([^<]+)<\/strong>/.exec(html)?.[1] ?? '') ?? 'info';

/** Changes each piece of text between the tags. */
const inWords = (html: string, change: (words: string) => string): string =>
  html.replaceAll(/<[^<>]*>|[^<>]+/g, (piece) => (piece.startsWith('<') ? piece : change(piece)));

/** Changes the text outside links. */
const besideLinks = (html: string, change: (words: string) => string): string =>
  html
    .split(/(<a [^<>]*>[^<>]*<\/a>)/)
    .map((piece, at) => (at % 2 === 1 ? piece : inWords(piece, change)))
    .join('');

const NUMBERS: ReadonlySet<string> = new Set(CALLS.map(({ number }) => number));

/** Turns emergency numbers into links that call them. */
const withCalls = (html: string): string =>
  besideLinks(html, (words) =>
    words.replaceAll(/\b\d+\b/g, (number) =>
      NUMBERS.has(number) ? `<a href="tel:${number}">${number}</a>` : number,
    ),
  );

/** Keeps together what is read as one: a number and its percent sign, the word X-ray. */
const unbroken = (html: string): string =>
  inWords(html, (words) =>
    words
      .replaceAll(/(?<=\d) (?=%)/g, '\u00A0')
      .replaceAll(/\bX-rays?\b/g, (word) => `<span data-whole>${word}</span>`),
  );

/** Wraps a table in a focusable frame that scrolls sideways on a narrow screen. */
const framed = (table: string, name: string): string =>
  `<section data-table aria-label="${escapeHtml(name)}" tabindex="0">${table}</section>\n`;

/** Names the frames of a text after the heading above each, numbered from the second under the same heading. */
const frameNames = (): { under: (heading: string) => void; next: () => string } => {
  let above = 'Table';
  const given = new Map<string, number>();
  return {
    under: (heading) => {
      above = heading;
    },
    next: () => {
      const count = (given.get(above) ?? 0) + 1;
      given.set(above, count);
      return count === 1 ? above : `${above} (${count})`;
    },
  };
};

const wordsOf = (html: string): string =>
  html
    .replaceAll(/<\/(?:p|li|h\d|td|th)>/g, '. ')
    .replaceAll(/<[^<>]+>/g, '')
    .replaceAll(/\s+/g, ' ');

type Cell = Tokens.TableCell;

/**
 * Renders Markdown as HTML: headings with ids, quotes as callouts, tables in frames.
 * @throws Error for HTML in a text, for an unknown table, and for an unknown fact of the operator
 */
export const written = (text: string, tables: MadeTables = {}): WrittenText => {
  const headings: Heading[] = [];
  const names = frameNames();
  const frame = (table: string): string => framed(table, names.next());
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const line = this.parser.parseInline(tokens, this.parser.textRenderer);
        const title = line.replace(OWN_ID, '');
        const id = OWN_ID.exec(line)?.[1] ?? placeOf(title);
        names.under(title);
        if (depth === 2) headings.push({ id, title });
        const words = this.parser.parseInline(tokens).replace(OWN_ID, '');
        return `<h${depth} id="${id}">${words}</h${depth}>\n`;
      },
      blockquote({ tokens }) {
        const html = this.parser.parse(tokens);
        const tone = toneOf(html);
        const said = tone === 'urgent' ? withCalls(html) : html;
        return `<div role="note" data-tone="${tone}">${said}</div>\n`;
      },
      table({ header, rows }) {
        const drawn = (cells: readonly Cell[]): string[] =>
          cells.map(({ tokens }) => this.parser.parseInline(tokens));
        return frame(tableOf({ heads: drawn(header), rows: rows.map(drawn) }));
      },
      paragraph({ tokens, text: line }) {
        if (line === '{{switch:counting}}') return `${COUNTING_SWITCH}\n`;
        const name = /^\{\{table:([\w-]+)\}\}$/.exec(line)?.[1];
        if (name === undefined) return `<p>${this.parser.parseInline(tokens)}</p>\n`;
        const made = tables[name];
        if (made === undefined) throw new Error(`Nobody makes the table "${name}"`);
        return frame(tableOfWords(made));
      },
      html: ({ raw }) => {
        throw new Error(`A text holds HTML: ${raw.slice(0, 40)}`);
      },
    },
  });
  const html = unbroken(marked.parse(text, { async: false }));
  for (const [, fact = ''] of html.matchAll(OPERATOR_HERE)) {
    if (!isOperatorFact(fact)) throw new Error(`No operator is asked for "${fact}"`);
  }
  return { html, headings, words: wordsOf(html) };
};
