/** Each of these is said in one breath. */
const PARTS = 'h1, h2, h3, p, li, dt, dd, label, legend, summary, button, a, blockquote, td, th';

/** Drawings, fields and what is for screen readers alone are not said. */
const SILENT = '[aria-hidden="true"], [hidden], svg, script, style, textarea, select, .spoken';

const isInline = (element: Element): boolean => getComputedStyle(element).display === 'inline';

/** A name and the line below it are two breaths, an emphasised word and its sentence are one. */
const joint = (one: Element, next: Element): string =>
  (next.contains(one) || isInline(next)) && (one.contains(next) || isInline(one)) ? ' ' : ', ';

/** True where it can be seen; what a closed row or another theme holds cannot. */
const isVisible = (element: Element): boolean => element.checkVisibility();

/** Lists what stands in view of a part of the page, in its order, for a voice to read. */
export const readableParts = (root: Element): string[] => {
  const said: { readonly part: Element; words: string; parent: Element }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const words = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
    const parent = node.parentElement;
    if (words === '' || parent === null) continue;
    if (parent.closest(SILENT) !== null || !isVisible(parent)) continue;
    const part = parent.closest(PARTS) ?? parent;
    const last = said.at(-1);
    if (last?.part === part) {
      last.words += joint(last.parent, parent) + words;
      last.parent = parent;
    } else said.push({ part, words, parent });
  }
  return said.map(({ words }) => words);
};
