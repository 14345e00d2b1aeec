/** Share of the last row that must be above the bar to count as seen. */
const SEEN_SHARE = 0.6;

const barHeightOf = (body: HTMLElement): number =>
  body.parentElement?.querySelector<HTMLElement>('[data-bar]')?.offsetHeight ?? 0;

/**
 * Makes a `ref` for a step's content that calls once its last row was in view above the bar, or had the focus. A browser
 * that cannot watch counts as having shown it: nobody may be locked out.
 */
export const whenEndSeen =
  (onSeen: () => void) =>
  (body: HTMLElement | null): (() => void) | undefined => {
    const last = [...(body?.querySelectorAll('label') ?? [])].at(-1);
    if (body === null || last === undefined || typeof IntersectionObserver === 'undefined') {
      onSeen();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen();
      },
      { threshold: SEEN_SHARE, rootMargin: `0px 0px -${barHeightOf(body)}px 0px` },
    );
    observer.observe(last);
    last.addEventListener('focusin', onSeen);
    return () => {
      observer.disconnect();
      last.removeEventListener('focusin', onSeen);
    };
  };
