import type { Page } from 'playwright-core';

/** A text on screen: its visible part, and the sticky or fixed part of the page that it belongs to. */
type Text = { element: Element; layer: Element | null; box: DOMRect };

/*
 * Everything down to `inPage` runs in the page. The functions are handed over as source, so they use
 * nothing but one another and what a browser has.
 */

const nameOf = (element: Element): string => {
  const words = element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  return `<${element.tagName.toLowerCase()}> "${words}"`;
};

const ancestorsOf = (element: Element): Element[] => {
  const all: Element[] = [];
  for (let each: Element | null = element; each !== null; each = each.parentElement) all.push(each);
  return all;
};

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
  // Words for screen readers are clipped away by design.
  ancestorsOf(element).every((each) => getComputedStyle(each).clipPath !== 'inset(50%)');

const scrolls = (element: Element): boolean =>
  ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);

/** Sideways by intent, as a table on a phone: said by `overflow: auto hidden`. */
const scrollsAcross = (element: Element): boolean => {
  const { overflowX, overflowY } = getComputedStyle(element);
  return overflowX === 'auto' && overflowY === 'hidden';
};

const visiblePart = (element: Element, whole: DOMRect): DOMRect => {
  let { left, right, top, bottom } = whole;
  for (const each of ancestorsOf(element)) {
    if (each === document.body) continue;
    const edge = each.getBoundingClientRect();
    if (scrolls(each)) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    if (scrollsAcross(each))
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
  }
  return new DOMRect(left, top, right - left, bottom - top);
};

const textsOf = (within: Element): Text[] => {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || !node.textContent?.trim() || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // What is fixed or sticky lies over the rest by design: texts are compared within one layer.
    const layer = ancestorsOf(element).find((each) =>
      ['fixed', 'sticky'].includes(getComputedStyle(each).position),
    );
    for (const whole of range.getClientRects()) {
      const box = visiblePart(element, whole);
      if (box.width >= 1 && box.height >= 1) texts.push({ element, layer: layer ?? null, box });
    }
  }
  return texts;
};

/** Line boxes are taller than letters, so a little above and below is no cut. */
const cutBy = ({ element, box }: Text): Element | undefined => {
  const around = ancestorsOf(element);
  const scroller = around.findIndex((each) => scrolls(each) || scrollsAcross(each));
  return around.slice(0, scroller < 0 ? around.length : scroller).find((each) => {
    if (each === document.body || getComputedStyle(each).overflow === 'visible') return false;
    const edge = each.getBoundingClientRect();
    const across = Math.max(box.right - edge.right, edge.left - box.left);
    const down = Math.max(box.bottom - edge.bottom, edge.top - box.top);
    return across > 1 || down > box.height * 0.25;
  });
};

const overlap = (one: Text, other: Text): boolean => {
  if (one.layer !== other.layer) return false;
  if (one.element.contains(other.element) || other.element.contains(one.element)) return false;
  const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
  const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
  return across > 3 && down > 3;
};

const coveredControls = (within: Element): string[] => {
  const found: string[] = [];
  const scrollers = [document.documentElement, within, ...within.querySelectorAll('section')];
  const places = scrollers.map(({ scrollTop }) => scrollTop);
  for (const control of within.querySelectorAll('button, a[href], input, textarea, summary')) {
    const target = control.closest('label') ?? control;
    // What cannot be used yet may be covered: the first question below the opening.
    if (!isSeen(target) || control.matches(':disabled') || control.closest('[inert]')) continue;
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = target.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    // A notice may lie over the page: it goes away by itself and can be dismissed.
    if (top?.closest('.mantine-Notifications-root')) continue;
    // A sheet that was opened lies over the page until it is closed.
    const sheet = top?.closest('[popover]');
    if (sheet && !sheet.contains(target)) continue;
    if (top === null || !(target.contains(top) || top.contains(target))) {
      found.push(`${nameOf(target)} is covered by ${top ? nameOf(top) : 'the edge of the window'}`);
    }
  }
  scrollers.forEach((scroller, at) =>
    scroller.scrollTo({ top: places[at] ?? 0, behavior: 'instant' }),
  );
  return found;
};

const findProblems = (selector: string): string[] => {
  const width = document.documentElement.clientWidth;
  const wide = document.documentElement.scrollWidth;
  const opened = [...document.querySelectorAll(selector)].find((each) => isSeen(each));
  const within = opened ?? document.body;
  const texts = textsOf(within);
  const problems = wide > width ? [`The page is ${wide} px wide in a window of ${width} px`] : [];
  texts.forEach((text, at) => {
    const name = nameOf(text.element);
    if (text.box.right > width + 1 || text.box.left < -1) problems.push(`${name} sticks out`);
    const cut = cutBy(text);
    if (cut) problems.push(`${name} is cut off by ${nameOf(cut)}`);
    for (const other of texts.slice(at + 1)) {
      if (overlap(text, other)) problems.push(`${name} overlaps ${nameOf(other.element)}`);
    }
  });
  return [...new Set([...problems, ...coveredControls(within)])];
};

const inPage = {
  nameOf,
  ancestorsOf,
  isSeen,
  scrolls,
  scrollsAcross,
  visiblePart,
  textsOf,
  cutBy,
  overlap,
  coveredControls,
  findProblems,
};

const SOURCE = `(selector) => {
${Object.entries(inPage)
  .map(([name, run]) => `const ${name} = ${run.toString()};`)
  .join('\n')}
return findProblems(selector);
}`;

/**
 * What is wrong with the layout on screen: wider than the window, text that sticks out, is cut off or
 * lies over other text, and controls that something covers even when they are scrolled into view.
 * Of what opened over the page, else of the whole page.
 */
export const layoutProblems = (page: Page, opened = 'dialog[open]'): Promise<string[]> =>
  page.evaluate<string[]>(`(${SOURCE})(${JSON.stringify(opened)})`);

/** Whether the whole primary action is inside the window as the step appears. */
export const primaryActionProblem = (page: Page, opened = 'html'): Promise<string | null> =>
  page.evaluate((within) => {
    const action = document.querySelector(within)?.querySelector('[data-primary-action]') ?? null;
    if (action === null) return null;
    const { top, bottom } = action.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight
      ? null
      : `The primary action is at ${Math.round(top)}-${Math.round(bottom)} of ${innerHeight} px`;
  }, opened);
