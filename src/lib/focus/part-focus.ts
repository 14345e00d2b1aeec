import { useLayoutEffect, useRef } from 'react';

type PartFocusProps = {
  readonly appeared: string;
  /** The id of the part's heading, which must be inside an element with `data-part`. */
  readonly heading: string;
  /** True for a part opened by a button that disappears: the part takes over its focus at once. */
  readonly atOnce?: boolean;
};

/**
 * A heading that goes drops the focus to the page even while the patient reads elsewhere: only a part in view may
 * scroll.
 */
const isInView = (part: Element | null | undefined): boolean => {
  if (!part) return false;
  const { top, bottom } = part.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/**
 * Moves focus to the heading of a part that has changed, if the patient was in that part; a patient who reads elsewhere
 * stays there.
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
