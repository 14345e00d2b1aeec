import type { Partly } from '../../../contracts/texts/catalogue.ts';

type Node = string | { readonly [key: string]: Node | undefined };

/** Marks an English text that stands in for a missing translation. */
const marked = (english: string): string => `⟦${english}⟧`;

const complete = (english: Node, translated: Node | undefined): Node => {
  if (typeof english === 'string') {
    return typeof translated === 'string' ? translated : marked(english);
  }
  const parts = typeof translated === 'object' ? translated : {};
  return Object.fromEntries(
    Object.entries(english).map(([key, text = '']) => [key, complete(text, parts[key])]),
  );
};

/** Completes an unfinished catalogue: missing texts appear in English, visibly marked. */
export const completed = <Catalogue extends object>(
  english: Catalogue,
  translated: Partly<Catalogue>,
): Catalogue => complete(english as Node, translated) as Catalogue;

/** Picks the catalogue that the URL asks for (`?lang=hi`); English when it asks for none or an unknown one. */
export const inLanguage = <Catalogue extends object>(
  english: Catalogue,
  others: Readonly<Record<string, Partly<Catalogue>>>,
): Catalogue => {
  const asked = new URLSearchParams(globalThis.location?.search).get('lang') ?? '';
  const other = Object.hasOwn(others, asked) ? others[asked] : undefined;
  return other === undefined ? english : completed(english, other);
};
