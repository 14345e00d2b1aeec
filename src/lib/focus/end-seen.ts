/** Share of the last row that must be in view to count as seen. */
const SEEN_SHARE = 0.6;

/** Returns how much of the window's lower edge the bar of the step covers while it stays there. */
const coveredBelow = (content: HTMLElement): number => {
  const bar = content.parentElement?.querySelector<HTMLElement>('[data-bar]');
  return bar && getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0;
};

/**
 * Makes a `ref` for a step's content that calls once its last row was in view above the bar, or had the focus. A browser
 * that cannot watch counts as having shown it: nobody may be locked out.
 */
export const whenEndSeen =
  (onSeen: () => void) =>
  (content: HTMLElement | null): (() => void) | undefined => {
    const last = [...(content?.querySelectorAll('label') ?? [])].at(-1);
    if (content === null || last === undefined || typeof IntersectionObserver === 'undefined') {
      onSeen();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen();
      },
      { threshold: SEEN_SHARE, rootMargin: `0px 0px -${coveredBelow(content)}px` },
    );
    observer.observe(last);
    last.addEventListener('focusin', onSeen);
    return () => {
      observer.disconnect();
      last.removeEventListener('focusin', onSeen);
    };
  };
