import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from 'pdfjs-dist';

/** One element of a document's structure, with its own words and those of all that is inside. */
export type Tagged = {
  readonly role: string;
  readonly text: string;
  readonly alt: string | null;
  readonly inside: readonly Tagged[];
};

type Node = {
  readonly role?: string;
  readonly alt?: string;
  readonly id?: string;
  readonly type?: string;
  readonly children?: readonly Node[];
};
type Item = { readonly type?: string; readonly id?: string | null; readonly str?: string };

/** What stands on every page, and what nobody has marked as anything. */
const [FURNITURE, UNTAGGED] = ['furniture', 'untagged'];

/** What is written in each marked stretch of a page, by its id; what is marked with none belongs to what is around it. */
const wordsById = (items: readonly Item[]): Map<string, string> => {
  const words = new Map<string, string>();
  const open: string[] = [];
  for (const { type, id, str } of items) {
    if (type?.startsWith('beginMarkedContent')) open.push(id ?? open.at(-1) ?? FURNITURE);
    else if (type === 'endMarkedContent') open.pop();
    else if (str !== undefined) {
      const place = open.at(-1) ?? UNTAGGED;
      words.set(place, `${words.get(place) ?? ''} ${str}`);
    }
  }
  return words;
};

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const taggedFrom = (node: Node, words: ReadonlyMap<string, string>): Tagged => {
  const children = node.children ?? [];
  const own = children.map((child) =>
    child.type === 'content' ? (words.get(child.id ?? '') ?? '') : taggedFrom(child, words).text,
  );
  return {
    role: node.role ?? '',
    text: tidy(own.join(' ')),
    alt: node.alt ?? null,
    // What stands on another page has an empty place on this one.
    inside: children
      .filter(({ type }) => type === undefined)
      .map((each) => taggedFrom(each, words))
      .filter(({ text, alt }) => text !== '' || alt !== null),
  };
};

const readPage = async (page: PDFPageProxy) => {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const words = wordsById(items);
  const tree = (await page.getStructTree()) as Node | null;
  const links = (await page.getAnnotations()) as readonly { readonly url?: string }[];
  return {
    tree: tree === null ? null : taggedFrom(tree, words),
    furniture: tidy(words.get(FURNITURE) ?? ''),
    untagged: tidy(words.get(UNTAGGED) ?? ''),
    links: [...new Set(links.flatMap(({ url }) => url ?? []))],
  };
};

/** A PDF as a reader of screens walks it: page by page, element by element. */
export const readPdf = async (bytes: Uint8Array) => {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const pdf = await task.promise;
  const { info, metadata } = await pdf.getMetadata();
  const numbers = Array.from({ length: pdf.numPages }, (_, at) => at + 1);
  const pages = [];
  for (const number of numbers) pages.push(await readPage(await pdf.getPage(number)));
  const preferences = new Map<string, unknown>(
    Object.entries((await pdf.getViewerPreferences()) ?? {}),
  );
  const read = {
    info: info as Readonly<Record<string, unknown>>,
    xmp: metadata?.getRaw() as string,
    marked: await pdf.getMarkInfo(),
    showsTitle: preferences.get('DisplayDocTitle'),
    outline: ((await pdf.getOutline()) ?? []).map(({ title }) => title),
    pages,
  };
  await task.destroy();
  return read;
};

/** Every element of a role, in the order in which they are read. */
export const elementsOf = (tree: Tagged | null, role: string): readonly Tagged[] =>
  tree === null
    ? []
    : [
        ...(tree.role === role ? [tree] : []),
        ...tree.inside.flatMap((each) => elementsOf(each, role)),
      ];
