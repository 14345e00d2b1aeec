import { Marked } from 'marked';
import type { Tokens } from 'marked';
import { parse } from 'yaml';
import type { Heading, WrittenText } from '../lib/written-texts.ts';

/** Tables that are made of the product's own data, by the name that a text calls them by: `{{table:name}}`. */
export type MadeTables = Readonly<Record<string, string>>;

const BEGUN = '---\n';
const ENDED = '\n---\n';

/** A file in its two parts: what stands between two lines of `---`, and the text below. */
export const partsOf = (content: string): { readonly head: unknown; readonly text: string } => {
  const lines = content.replaceAll('\r\n', '\n');
  const end = lines.indexOf(ENDED);
  if (!lines.startsWith(BEGUN) || end === -1) return { head: null, text: '' };
  const head: unknown = parse(lines.slice(BEGUN.length, end));
  return { head, text: lines.slice(end + ENDED.length) };
};

/** The name of a place in a text, from its heading. */
const placeOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The four meanings of a callout, by the words that it begins with. */
const CALLOUT_TONES: Readonly<Record<string, string>> = {
  'Call now:': 'urgent',
  'See a dentist soon:': 'soon',
  'At home:': 'routine',
  'Good to know:': 'info',
};

const toneOf = (html: string): string =>
  CALLOUT_TONES[/^<p><strong>([^<]+)<\/strong>/.exec(html)?.[1] ?? ''] ?? 'info';

/** In a frame of its own, which scrolls sideways on a narrow screen and takes the focus for it. */
const framed = (table: string, number: number): string =>
  `<section data-table aria-label="Table ${number}" tabindex="0">${table}</section>\n`;

const wordsOf = (html: string): string =>
  html
    .replaceAll(/<\/(?:p|li|h\d|td|th)>/g, '. ')
    .replaceAll(/<[^<>]+>/g, '')
    .replaceAll(/\s+/g, ' ');

type Cell = Tokens.TableCell;

/**
 * Markdown as HTML: headings with their places, quotes as callouts, tables in frames.
 * @throws Error for HTML in a text, and for a table that nobody makes
 */
export const written = (text: string, tables: MadeTables = {}): WrittenText => {
  const headings: Heading[] = [];
  let frames = 0;
  const frame = (table: string): string => {
    frames += 1;
    return framed(table, frames);
  };
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const title = this.parser.parseInline(tokens, this.parser.textRenderer);
        const id = placeOf(title);
        if (depth === 2) headings.push({ id, title });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      blockquote({ tokens }) {
        const html = this.parser.parse(tokens);
        return `<div role="note" data-tone="${toneOf(html)}">${html}</div>\n`;
      },
      table({ header, rows }) {
        const row = (cells: readonly Cell[], tag: string): string =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
        const body = rows.map((cells) => row(cells, 'td')).join('');
        return frame(`<table><thead>${row(header, 'th')}</thead><tbody>${body}</tbody></table>`);
      },
      paragraph({ tokens, text: line }) {
        const name = /^\{\{table:([\w-]+)\}\}$/.exec(line)?.[1];
        if (name === undefined) return `<p>${this.parser.parseInline(tokens)}</p>\n`;
        const made = tables[name];
        if (made === undefined) throw new Error(`Nobody makes the table "${name}"`);
        return frame(made);
      },
      html: ({ raw }) => {
        throw new Error(`A text holds HTML: ${raw.slice(0, 40)}`);
      },
    },
  });
  const html = marked.parse(text, { async: false });
  return { html, headings, words: wordsOf(html) };
};
