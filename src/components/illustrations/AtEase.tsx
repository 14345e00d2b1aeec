import { MOLAR } from '../product-mark/molar.ts';
import { Accent, Grounded, Wash } from './Drawing.tsx';
import classes from './drawing.module.css';

const HEAD = 'M60 24a9.5 9.5 0 1 1-19 0 9.5 9.5 0 0 1 19 0Z';

/** Somebody who sits at ease with a phone that tells of a tooth; the width and the stroke are those of its place. */
export const AtEase = ({ className = '' }: { readonly className?: string | undefined }) => (
  <svg
    className={`${classes.drawing} ${className}`}
    viewBox="3 0 114 100"
    aria-hidden="true"
    focusable="false"
  >
    <Grounded d="M12 88V44a11.5 11.5 0 0 1 23 0v33h33a6 6 0 0 1 6 6v5Z" />
    <Wash d="M35 77V52c0-9 5-14 12-14s11 4 13 12l2 7 11-4 2 5-15 8-4-3v2h20c5 0 8 3 8 8v18H74V77Z" />
    <Wash d={HEAD} />
    <path d={HEAD} />
    <path d="M35 52c0-9 5-14 12-14s10.5 4 12.5 12l2.5 8.5 11.5-5M50 52l2.5 13H78c5 0 8 3 8 8v21c0 2 1 3 3 3h4M20 88v9M67 88v9M4.5 97h111" />
    <Accent d="m74.5 58-1.5-18.5a2.5 2.5 0 0 1 2.3-2.7l6.5-.5a2.5 2.5 0 0 1 2.7 2.3L86 57a2.5 2.5 0 0 1-2.3 2.7l-6.5.5a2.5 2.5 0 0 1-2.7-2.2Z" />
    <Grounded d="M92 3h16a6 6 0 0 1 6 6v17a6 6 0 0 1-6 6H91l-7.5 1.5 2.5-7V9a6 6 0 0 1 6-6Z" />
    <path transform="translate(87 4.5) scale(.8)" d={MOLAR} />
    <Accent d="m96.5 14.5 2.6 2.6 5-5" />
  </svg>
);
