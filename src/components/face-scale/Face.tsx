import type { ReactNode } from 'react';
import classes from './face-scale.module.css';

/** The pain level that a face shows, from 0 (none) to 4 (worst). */
export type FaceLevel = 0 | 1 | 2 | 3 | 4;

const HEAD = 'M20 4.5c-8.2 0-12.5 5.5-12.5 14S12.5 35.5 20 35.5s12.5-8.5 12.5-17S28.2 4.5 20 4.5Z';
const EARS = 'M7.3 17.5c-2.3-.8-3.5 1-3 3.2s2 3.6 4 3M32.7 17.5c2.3-.8 3.5 1 3 3.2s-2 3.6-4 3';

const FACES: readonly ReactNode[] = [
  <path
    key="none"
    d="M15 18v.1M25 18v.1M12.8 13.2c1.3-.8 2.8-.9 4.2-.4M27.2 13.2c-1.3-.8-2.8-.9-4.2-.4M14.5 26.5c2.8 2.6 8.2 2.6 11 0"
  />,
  <path key="mild" d="M15 18v.1M25 18v.1M12.8 13.5h4.2M23 13.5h4.2M15 28h10" />,
  <path
    key="moderate"
    d="M15 18.5v.1M25 18.5v.1M12.3 15l4.7-2M27.7 15 23 13M14.5 29.5c2.8-2.8 8.2-2.8 11 0"
  />,
  <path
    key="strong"
    d="M12.8 19h4.2M23 19h4.2M11.8 15.5l5.2-3.2M28.2 15.5 23 12.3M14.3 30.2c0-3.6 2.3-5.2 5.7-5.2s5.7 1.6 5.7 5.2Z"
  />,
  <path
    key="worst"
    d="m12.5 19.6 4.5-1.4M27.5 19.6 23 18.2M11.3 16 17 12M28.7 16 23 12M10.8 22.5l1.2 2M29.2 22.5l-1.2 2M13.7 30.6c-.3-5.6 2.2-7.8 6.3-7.8s6.6 2.2 6.3 7.8c-2-1.3-10.6-1.3-12.6 0Z"
  />,
];

/** A line drawing of a face; the words are below it. */
export const Face = ({ level }: { readonly level: FaceLevel }) => (
  <svg className={classes.face} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
    <path d={`${HEAD}${EARS}`} />
    {FACES[level]}
  </svg>
);
