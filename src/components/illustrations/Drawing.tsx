import type { ReactNode } from 'react';
import classes from './drawing.module.css';

export type DrawingProps = {
  /** Its width and height in pixels. */
  readonly size?: number;
};

/** Above this a line of 2 on the grid grows heavy. */
const LARGE = 64;

type Shape = { readonly d: string };

/**
 * One line, one wash: a line of 2 on a grid of 32, one flat colour shifted by 3 as in a two-colour print, one stroke
 * of the accent. Decoration: the words stand beside it.
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

/** The warm flat colour under the lines: skin, gums, what is near to the person. */
export const Wash = ({ d }: Shape) => <path className={classes.wash} d={d} />;

/** The quiet flat colour under the lines: things and places. */
export const Ground = ({ d }: Shape) => <path className={classes.ground} d={d} />;

/** The one stroke that the drawing is about. */
export const Accent = ({ d }: Shape) => <path className={classes.accent} d={d} />;

/** What lies before something else. */
export const Paper = ({ d }: Shape) => <path className={classes.paper} d={d} />;

/** What is red where one looks. */
export const Red = ({ d }: Shape) => <path className={classes.red} d={d} />;

/** What is white or yellowish where one looks. */
export const White = ({ d }: Shape) => <path className={classes.white} d={d} />;

/** A pale line where one looks. */
export const Pale = ({ d }: Shape) => <path className={classes.pale} d={d} />;

/** A shape whose outline is also the form of its wash. */
export const Washed = ({ d }: Shape) => (
  <>
    <Wash d={d} />
    <path d={d} />
  </>
);

/** A shape whose outline is also the form of its ground. */
export const Grounded = ({ d }: Shape) => (
  <>
    <Ground d={d} />
    <path d={d} />
  </>
);
