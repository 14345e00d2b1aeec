import type { ReactNode } from 'react';
import classes from './drawing.module.css';

export type DrawingProps = {
  /** Width and height in pixels. */
  readonly size?: number;
};

/** Size in pixels above which a stroke of 2 looks heavy. */
const LARGE = 64;

type Shape = { readonly d: string };

/**
 * Frames a drawing in the house style: strokes of width 2 on a grid of 32, one flat colour shifted by 3 as in a
 * two-colour print, one accent stroke. It is decoration: the words beside it say the same.
 */
export const Drawing = ({
  size = 48,
  children,
}: DrawingProps & { readonly children: ReactNode }) => (
  <svg
    className={classes.drawing}
    viewBox="0 0 32 32"
    width={size}
    height={size}
    strokeWidth={size > LARGE ? 1.5 : 2}
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);

/** The warm flat colour under the lines, for skin and what is near to the patient. */
export const Wash = ({ d }: Shape) => <path className={classes.wash} d={d} />;

/** The pink of a healthy mouth under the lines. */
export const Flesh = ({ d }: Shape) => <path className={classes.flesh} d={d} />;

/** The quiet flat colour under the lines, for things and places. */
export const Ground = ({ d }: Shape) => <path className={classes.ground} d={d} />;

/** The one stroke that shows what the drawing is about. */
export const Accent = ({ d }: Shape) => <path className={classes.accent} d={d} />;

/** Paper in front of something else. */
export const Paper = ({ d }: Shape) => <path className={classes.paper} d={d} />;

/** Red tissue. */
export const Red = ({ d }: Shape) => <path className={classes.red} d={d} />;

/** White or yellowish tissue. */
export const White = ({ d }: Shape) => <path className={classes.white} d={d} />;

/** A pale line on the tissue. */
export const Pale = ({ d }: Shape) => <path className={classes.pale} d={d} />;

/** A shape filled with the wash and outlined. */
export const Washed = ({ d }: Shape) => (
  <>
    <Wash d={d} />
    <path d={d} />
  </>
);

/** A shape filled with the ground and outlined. */
export const Grounded = ({ d }: Shape) => (
  <>
    <Ground d={d} />
    <path d={d} />
  </>
);
