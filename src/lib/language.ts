import type { Partly } from '../../contracts/texts/catalogue.ts';

type Node = string | { readonly [key: string]: Node | undefined };

/** How an English text stands in for one that a catalogue lacks. */
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

/** A catalogue that is not finished: what it lacks is said in English, visibly marked. */
export const completed = <Catalogue extends object>(
  english: Catalogue,
  translated: Partly<Catalogue>,
): Catalogue => complete(english as Node, translated) as Catalogue;

/** The catalogue that the address asks for (`?lang=hi`); English when it asks for none that there is. */
export const inLanguage = <Catalogue extends object>(
  english: Catalogue,
  others: Readonly<Record<string, Partly<Catalogue>>>,
): Catalogue => {
  const asked = new URLSearchParams(globalThis.location?.search).get('lang') ?? '';
  const other = Object.hasOwn(others, asked) ? others[asked] : undefined;
  return other === undefined ? english : completed(english, other);
};
