import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { siteOfFile } from '../../kit/browser.ts';
import { headingOf, openChat, primaryAction, walkTo } from '../../browser/walk.ts';

const site = siteOfFile();

type Translated = Window & { stale?: string[] };

/**
 * Does to a page what a browser's translator does: each text goes into elements of its own, and the text that the page
 * has written is no part of it any more. What the page writes into such a text later is seen by nobody.
 */
const translate = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const stale: string[] = [];
    (window as Translated).stale = stale;
    const written = new MutationObserver((changes) => {
      for (const { target, oldValue } of changes) {
        if (!target.isConnected) stale.push(`${oldValue} -> ${target.nodeValue}`);
      }
    });
    const replace = (text: Text): void => {
      const { parentElement: parent, nodeValue } = text;
      if (parent === null || parent.closest('font, script, style, title, textarea')) return;
      if (!/\p{L}/u.test(nodeValue ?? '')) return;
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(nodeValue ?? '');
      text.replaceWith(font);
      written.observe(text, { characterData: true, characterDataOldValue: true });
    };
    const look = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const each of texts) replace(each);
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') look(target);
        for (const each of addedNodes) if (each.isConnected) look(each);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
};

const staleOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as Translated).stale ?? ['no translator']);

it('an assessment shows what it says in a page that the browser translates', async () => {
  const { page, expectQuiet } = await site.newPage({ reducedMotion: 'reduce', hurried: true });
  await translate(page);
  await openChat(page);
  await walkTo(page, 'DIAGNOSIS');
  await page.getByRole('button', { name: 'Which painkiller can I take?' }).click();
  const last = page.getByRole('button', { name: 'Check now' });
  for (let isLast = false; !isLast;) {
    await page.locator('input[type="radio"][value="no"]').check({ force: true });
    isLast = await last.isVisible();
    const question = await headingOf(page).innerText();
    await primaryAction(page).click();
    await headingOf(page).filter({ hasNotText: question }).waitFor();
  }
  await page.getByRole('button', { name: 'Back to the result' }).click();
  await page.getByRole('button', { name: 'Next steps' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your next steps' }).waitFor();
  expect(await staleOn(page)).toEqual([]);
  expectQuiet();
});
