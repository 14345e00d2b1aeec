import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import type { Block, Report } from '../report.ts';
import type { Band, Element, Panel, Placed, Tag } from './bands.ts';
import { setPen } from './draw-line.ts';
import type { Fonts } from './fonts.ts';
import { bandsOf } from './layout.ts';
import type { Place } from './place.ts';
import { linesOf } from './lines.ts';
import { legible } from './legible.ts';
import { COLOURS, PAGE, STYLES, TEXT_HEIGHT, TEXT_WIDTH, TONES } from './look.ts';
import type { Style } from './look.ts';
import { paginate } from './paginate.ts';

type Document = PDFKit.PDFDocument;

/**
 * Opens a document. The library is loaded with the first report: it takes tens of megabytes, and most threads never
 * write one.
 */
const openDocument = async (
  fonts: Fonts,
  { title, subject, author, language, madeAt }: Report,
): Promise<Document> => {
  const { default: PdfDocument } = await import('pdfkit');
  // The types do not know PDF/UA, nor a font that is no file.
  const options = {
    size: PAGE.size,
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    subset: 'PDF/UA',
    lang: language,
    displayTitle: true,
    font: null,
    info: {
      Title: title,
      Subject: subject,
      Author: author,
      Creator: PRODUCT_NAME,
      CreationDate: new Date(madeAt),
    },
  };
  const document = new PdfDocument(options as unknown as PDFKit.PDFDocumentOptions);
  // The library accepts fonts that are open already, which the types do not know.
  document.registerFont('regular', fonts.regular as never);
  document.registerFont('bold', fonts.bold as never);
  document.font('regular');
  return document;
};

/** Rewrites every text of a block in letters that the fonts have. */
const legibleIn = <Value>(value: Value, write: (text: string) => string): Value => {
  if (typeof value === 'string') return write(value) as Value;
  if (Array.isArray(value)) return value.map((each) => legibleIn(each, write)) as Value;
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, legibleIn(part, write)] as const);
  return Object.fromEntries(parts) as Value;
};

const asArtifact = (document: Document, type: 'Layout' | 'Pagination', draw: () => void): void => {
  document.markContent('Artifact', { type });
  draw();
  document.endMarkedContent();
};

/** Draws the grounds of one page: each from the first of its bands to the last. */
const drawGrounds = (document: Document, placed: readonly Placed[]): void => {
  const grounds = new Map<Panel, { top: number; bottom: number }>();
  for (const { band, y } of placed) {
    if (band.panel === null) continue;
    const { top } = grounds.get(band.panel) ?? { top: y };
    grounds.set(band.panel, { top, bottom: y + band.height });
  }
  for (const [{ tone, left, width }, { top, bottom }] of grounds) {
    document.roundedRect(left, top, width, bottom - top, 12).lineWidth(0.8);
    document.fillAndStroke(TONES[tone].soft, TONES[tone].line);
  }
};

const drawRules = (document: Document, placed: readonly Placed[]): void => {
  for (const { band, y } of placed) {
    if (band.rule === undefined || y <= PAGE.top) continue;
    const { left, width } = band.rule;
    const at = y - band.before / 2 - 1;
    document.moveTo(left, at).lineTo(left + width, at);
    document.lineWidth(0.6).stroke(COLOURS.line);
  }
};

/** Builds the elements of the structure. A piece that is drawn finds its element by its tag. */
const buildStructure = (document: Document, root: Tag): Map<Tag, Element> => {
  const elements = new Map<Tag, Element>();
  const add = (tag: Tag, parent: Element | null): void => {
    const element = document.struct(tag.type, tag.options);
    if (parent === null) document.addStructure(element);
    else parent.add(element);
    elements.set(tag, element);
    for (const child of tag.children) add(child, element);
  };
  add(root, null);
  return elements;
};

/**
 * Draws the pieces of one page, element by element: the cells of a row are read one after the other, not line by line.
 */
const drawPieces = (
  document: Document,
  placed: readonly Placed[],
  elements: ReadonlyMap<Tag, Element>,
): void => {
  const draws = new Map<Tag, (() => void)[]>();
  for (const { band, y, isRepeated } of placed) {
    for (const { tag, draw } of band.pieces) {
      const element = elements.get(tag);
      if (element === undefined) continue;
      if (isRepeated) {
        asArtifact(document, 'Pagination', () => draw(document, y, element));
        continue;
      }
      const known = draws.get(tag) ?? [];
      draws.set(tag, [...known, () => draw(document, y, element)]);
    }
  }
  for (const [tag, all] of draws) elements.get(tag)?.add(() => all.forEach((draw) => draw()));
};

const drawFurniture = (
  document: Document,
  { dated, footer, page: words }: Report,
  page: number,
  pages: number,
) => {
  const right = PAGE.width - PAGE.right;
  const write = (text: string, style: Style, place: { y: number; isRight?: boolean }) => {
    setPen(document, style);
    const x = place.isRight ? right - document.widthOfString(text) : PAGE.left;
    document.text(text, x, place.y, { lineBreak: false });
  };
  const small = { ...STYLES.soft, size: 9.5 };
  write(PRODUCT_NAME, { ...STYLES.h2, size: 13 }, { y: 30 });
  setPen(document, small);
  const measure = (text: string) => document.widthOfString(text);
  linesOf(dated, TEXT_WIDTH - 90, measure).forEach((line, at, lines) => {
    write(line, small, { y: 33 - (lines.length - 1 - at) * 11, isRight: true });
  });
  document.moveTo(PAGE.left, 53).lineTo(right, 53).lineWidth(0.8).stroke(COLOURS.line);
  const foot = PAGE.height - 38;
  const numbered = words.replace('{page}', String(page)).replace('{pages}', String(pages));
  write(numbered, small, { y: foot, isRight: true });
  write(footer, small, { y: foot });
};

/** Adds the headings to the viewer's own list of contents. */
const addOutline = (document: Document, blocks: readonly Block[]): void => {
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) document.outline.addItem(block.text);
  }
};

const collect = (document: Document): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    document.on('error', reject);
  });

/** Measures the width of texts and remembers it: the same words come again and again. */
const measuring = (document: Document): Place['measure'] => {
  const known = new Map<string, number>();
  return (text, { font, size }) => {
    const key = `${font} ${text}`;
    const width = known.get(key) ?? document.font(font).fontSize(1).widthOfString(text);
    known.set(key, width);
    return width * size;
  };
};

const layOut = (document: Document, blocks: readonly Block[], root: Tag): Band[] => {
  const measure = measuring(document);
  const place: Place = { left: PAGE.left, width: TEXT_WIDTH, panel: null, parent: root, measure };
  return blocks.flatMap((block) => bandsOf(place, block));
};

/** Writes a report as a PDF that screen readers can walk (PDF/UA). The same report gives the same file. */
export const writePdf = async (report: Report, fonts: Fonts): Promise<Uint8Array> => {
  const document = await openDocument(fonts, report);
  const written = collect(document);
  const { blocks } = legibleIn(report, (text) => legible(text, fonts.has));
  const root: Tag = { type: 'Document', options: {}, children: [] };
  const placed = paginate(layOut(document, blocks, root), { top: PAGE.top, height: TEXT_HEIGHT });
  const elements = buildStructure(document, root);
  const pages = (placed.at(-1)?.page ?? 0) + 1;
  for (let page = 0; page < pages; page += 1) {
    const here = placed.filter((each) => each.page === page);
    document.addPage();
    asArtifact(document, 'Layout', () => {
      drawGrounds(document, here);
      drawRules(document, here);
    });
    drawPieces(document, here, elements);
    asArtifact(document, 'Pagination', () => drawFurniture(document, report, page + 1, pages));
  }
  addOutline(document, blocks);
  elements.get(root)?.end();
  document.end();
  return written;
};
