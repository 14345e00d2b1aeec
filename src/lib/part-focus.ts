import { useLayoutEffect, useRef } from 'react';

type PartFocusProps = {
  readonly appeared: string;
  /** The id of the heading of the part, which stands in an element with `data-part`. */
  readonly heading: string;
  /** Opened by a press, it takes the focus that its button drops as it goes. */
  readonly atOnce?: boolean;
};

/** The focus falls to the page when a heading goes, also of whoever reads elsewhere: only what is in view may scroll. */
const isInView = (part: Element | null | undefined): boolean => {
  if (!part) return false;
  const { top, bottom } = part.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/**
 * Moves focus to the heading of a part of a page that has become another one, if the person was in it: whoever reads
 * elsewhere on the page stays there.
 */
export const PartFocus = ({ appeared, heading, atOnce = false }: PartFocusProps): null => {
  const before = useRef(atOnce ? null : appeared);
  useLayoutEffect(() => {
    if (before.current === appeared) return;
    before.current = appeared;
    const { activeElement, body } = document;
    const element = document.getElementById(heading);
    const part = element?.closest('[data-part]');
    const isHere = activeElement === body || part?.contains(activeElement);
    if (isHere === true) element?.focus({ preventScroll: !isInView(part) });
  }, [appeared, heading]);
  return null;
};
