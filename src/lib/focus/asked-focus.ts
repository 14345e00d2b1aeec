import { useEffect } from 'react';

type AskedFocusProps = {
  /** The element that was asked for; null before any was. */
  readonly id: string | null;
  /** What asked for it: another object each time. */
  readonly asked: object | null;
};

/** Moves focus to an element each time that somebody presses what belongs to it elsewhere on the page. */
export const AskedFocus = ({ id, asked }: AskedFocusProps): null => {
  useEffect(() => {
    if (id !== null) document.getElementById(id)?.focus();
  }, [id, asked]);
  return null;
};
