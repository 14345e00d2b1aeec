import type { ReactNode } from 'react';
import classes from './illustrations.module.css';

const TOOTH =
  'M60 31c-7-6-14-9-22-9-14 0-23 11-23 26 0 11 3 17 6 25 4 11 4 36 14 36 11 0 8-26 25-26s14 26 25 26c10 0 10-25 14-36 3-8 6-14 6-25 0-15-9-26-23-26-8 0-15 3-22 9Z';

const Drawing = ({ children }: { readonly children: ReactNode }) => (
  <svg
    className={classes.drawing}
    viewBox="0 0 120 120"
    width="120"
    height="120"
    aria-hidden="true"
  >
    {children}
  </svg>
);

/** A tooth behind a calendar leaf: this part follows later. */
export const ToothResting = () => (
  <Drawing>
    <path className={classes.soft} d={TOOTH} />
    <path d={TOOTH} />
    <path className={classes.paper} d="M62 62h44v44H62z" />
    <path
      className={classes.accent}
      d="M62 66a4 4 0 0 1 4-4h36a4 4 0 0 1 4 4v36a4 4 0 0 1-4 4H66a4 4 0 0 1-4-4ZM62 76h44M74 56v12M94 56v12M73 90h8M87 90h8"
    />
  </Drawing>
);

/** A gap in a row of teeth: there is nothing at this address. */
export const MissingTooth = () => (
  <Drawing>
    <path
      className={classes.soft}
      d="M10 66c0-8 5-13 12-13s12 5 12 13v20c0 6-4 10-12 10s-12-4-12-10ZM86 66c0-8 5-13 12-13s12 5 12 13v20c0 6-4 10-12 10s-12-4-12-10Z"
    />
    <path d="M10 66c0-8 5-13 12-13s12 5 12 13v20c0 6-4 10-12 10s-12-4-12-10ZM86 66c0-8 5-13 12-13s12 5 12 13v20c0 6-4 10-12 10s-12-4-12-10ZM4 46c18-16 94-16 112 0" />
    <path
      className={classes.dashed}
      d="M44 66c0-8 6-13 16-13s16 5 16 13v20c0 6-5 10-16 10s-16-4-16-10Z"
    />
    <path className={classes.accent} d="M55 69a5 5 0 1 1 7 5c-2 1-2 2-2 4M60 84v.5" />
  </Drawing>
);

/** A door that is closed, with a tooth on its plate: not for this account. */
export const ClosedDoor = () => (
  <Drawing>
    <path className={classes.soft} d="M40 24h50v86H40Z" />
    <path d="M34 108V18a4 4 0 0 1 4-4h44a4 4 0 0 1 4 4v90M20 108h80" />
    <path
      d="M52 32c-3-2-5-3-7-3-4 0-6 3-6 7 0 3 1 5 2 7 1 4 1 11 4 11s2-8 7-8 4 8 7 8 3-7 4-11c1-2 2-4 2-7 0-4-2-7-6-7-2 0-4 1-7 3Z"
      transform="translate(8 4)"
    />
    <path className={classes.accent} d="M74 71a4 4 0 1 1 .1 0v8" />
  </Drawing>
);
