import type { ReactNode } from 'react';
import classes from './consultations.module.css';

/** The pressed button is gone, so the part that replaces it takes the focus. */
const takeFocus = (part: HTMLElement | null): void => part?.focus({ preventScroll: true });

type InPlaceProps = { readonly label: string; readonly children: ReactNode };

/** A question about one slip, in the place of the button that opened it. */
export const InPlace = ({ label, children }: InPlaceProps) => (
  <section ref={takeFocus} tabIndex={-1} aria-label={label} className={classes.inPlace}>
    {children}
  </section>
);
