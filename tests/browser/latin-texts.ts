import type { Page } from 'playwright-core';

/** What stands in Latin letters in Hindi too: names, also those of the sample dentists, abbreviations, two clinical names, and sources as they are called. */
const LATIN =
  /Toothwise|English|UPI|DPDP Act|GST|https?:\S+|Google(?: Maps)?|Do Not Track|Global Privacy Control|HbA1c|NHS|NICE|WHO|SLS|gingivitis|periodontitis|Dr\. \w+ \w+|\([A-Za-z -]+\)/g;

/** What `noscript` holds is text, tags and styles included, where scripts run. */
const MARKUP = /<style>.*?<\/style>|<[^<>]+>/g;

/** Picks the texts that have a word in Latin letters which is no name. */
export const latinIn = (texts: readonly string[]): string[] =>
  texts.filter((text) => /[A-Za-z]{3}/.test(text.replaceAll(MARKUP, '').replaceAll(LATIN, '')));

/**
 * Lists the texts of a page in another script than Latin that have Latin words in them, and those that only a screen reader
 * says; but for the list of sources and what says that it is English.
 */
export const latinTexts = async (page: Page): Promise<string[]> => {
  const texts = await page.evaluate(() => {
    const apart = 'script, style, [hidden], ol a[href^="http"], [lang^="en"]';
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node.parentElement?.closest(apart) === null) found.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      if (element.closest(apart) === null)
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
          found.push(element.getAttribute(name) ?? '');
    return found;
  });
  return latinIn(texts);
};
