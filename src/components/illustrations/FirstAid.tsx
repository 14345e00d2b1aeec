import type { ReactNode } from 'react';
import { Accent, Drawing, Ground, Grounded, Wash, Washed } from './Drawing.tsx';
import type { DrawingProps } from './Drawing.tsx';

const DRAWINGS = {
  tooth_in_milk: (
    <>
      <Ground d="m7 11 1.4 14.2A2.5 2.5 0 0 0 10.9 27.5h8.2a2.5 2.5 0 0 0 2.5-2.3L23 11Z" />
      <path d="m5.5 3.5 2.3 21.7a2.5 2.5 0 0 0 2.5 2.3h9.4a2.5 2.5 0 0 0 2.5-2.3L24.5 3.5M6.4 10.5c2.9-1.4 5.7 1.4 8.6 0s5.7-1.4 8.6 0" />
      <Accent d="M15 16.3c-.9-.7-1.7-1-2.6-1-1.7 0-2.7 1.2-2.7 3 0 1.3.4 2 .7 3 .5 1.3.5 3.5 1.7 3.5 1.4 0 1-3 2.9-3s1.5 3 2.9 3c1.2 0 1.2-2.2 1.7-3.5.3-1 .7-1.7.7-3 0-1.8-1-3-2.7-3-.9 0-1.7.3-2.6 1Z" />
    </>
  ),
  sit_upright: (
    <>
      <Washed d="M19 6.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0Z" />
      <Washed d="M13.5 12.5c-2.5 0-3.6 1.8-3.9 4.5l-.5 3.6a2.5 2.5 0 0 0 2.5 2.9h6.4v5h4.5v-6.3a3 3 0 0 0-3-3h-3.8l.8-3.2c.4-2-1-3.5-3-3.5Z" />
      <Accent d="M4.5 9.5v19M4.5 26.8h9.5v1.7" />
    </>
  ),
  cold_cloth: (
    <>
      <Washed d="M20 11.5c0 5-2.9 8.5-6.5 8.5S7 16.5 7 11.5s2.5-8 6.5-8 6.5 3 6.5 8Z" />
      <path d="M3.5 28.5c.4-4 2.8-6.2 7-6.8M23.5 28.5c-.3-2-1-3.5-2.2-4.6" />
      <Accent d="m16 12.5 7.5-2 2.2 8-7.5 2ZM26.5 1.5v6M23.9 3l5.2 3M29.1 3l-5.2 3" />
    </>
  ),
  bite_on_cloth: (
    <>
      <path d="M4 3.5v5a3.3 3.3 0 0 0 6.7 0v-5M10.7 3.5v5a3.6 3.6 0 0 0 7.3 0v-5M18 3.5v5a3.3 3.3 0 0 0 6.7 0v-5M4 28.5v-4a3.3 3.3 0 0 1 6.7 0v4M10.7 28.5v-4a3.6 3.6 0 0 1 7.3 0v4M18 28.5v-4a3.3 3.3 0 0 1 6.7 0v4" />
      <Wash d="M5.5 12.5h17.7a3 3 0 0 1 0 7H5.5a3 3 0 0 1 0-7Z" />
      <Accent d="M5.5 13h17.7a3 3 0 0 1 0 6.5H5.5a3 3 0 0 1 0-6.5ZM10 16.2h.1M14.3 16.2h.1M18.6 16.2h.1" />
    </>
  ),
  call: (
    <>
      <Grounded d="M9.5 3h10A2.5 2.5 0 0 1 22 5.5v20a2.5 2.5 0 0 1-2.5 2.5h-10A2.5 2.5 0 0 1 7 25.5v-20A2.5 2.5 0 0 1 9.5 3Z" />
      <path d="m9.7 9.5 1.3-1v5.5M13.2 9.5l1.3-1v5.5M17.2 9.4a1.5 1.5 0 0 1 2.6 1.3L17.2 14h2.8" />
      <Accent d="M25.8 5.5c2 2.5 2 6.5 0 9M3.2 5.5c-2 2.5-2 6.5 0 9M12.5 23.5h4" />
    </>
  ),
  hospital: (
    <>
      <Grounded d="M4.5 28V9.5A1.5 1.5 0 0 1 6 8h18a1.5 1.5 0 0 1 1.5 1.5V28Z" />
      <path d="M2.5 28h25M11 28v-6.5h8V28M15 21.5V28" />
      <Accent d="M15 11.5v6M12 14.5h6" />
    </>
  ),
  nothing_by_mouth: (
    <>
      <Grounded d="m5.5 9.5 1.6 16.6a2 2 0 0 0 2 1.9h7.8a2 2 0 0 0 2-1.9L20.5 9.5Z" />
      <path d="m14 9.5 1.5-6h4M25.5 12v16M23 4v5.5a2.5 2.5 0 0 0 5 0V4" />
      <Accent d="m3 4 25 24" />
    </>
  ),
  not_alone: (
    <>
      <Washed d="M13.5 9a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0Z" />
      <Washed d="M3.5 26.5v-4a6 6 0 0 1 6-6h1a6 6 0 0 1 6 6v4Z" />
      <Accent d="M19 5.8a3.5 3.5 0 1 1 0 6.4M20.5 15.5a6 6 0 0 1 6 6v5h-5" />
    </>
  ),
  lie_on_side: (
    <>
      <Washed d="M9.5 20a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0Z" />
      <Washed d="M13 24c-1.5 0-2.5-1.5-2.5-4.5 0-3.2 1.6-5.5 4-5.5 3 0 3.5 3.3 6 2.8 3.5-.7 5.5 1.2 7.5 7.2Z" />
      <path d="m15 18-1 6M20.5 24l-1.8-4.5" />
      <Accent d="M2 27.5h26.5" />
    </>
  ),
  tablet_strip: (
    <>
      <g transform="rotate(20 15 15.5)">
        <Grounded d="M9.5 2.5h11A2.5 2.5 0 0 1 23 5v20.5a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 7 25.5V5a2.5 2.5 0 0 1 2.5-2.5Z" />
        <path d="M13.3 8a1.7 1.7 0 1 1-3.4 0 1.7 1.7 0 0 1 3.4 0ZM20.1 8a1.7 1.7 0 1 1-3.4 0 1.7 1.7 0 0 1 3.4 0ZM13.3 15.2a1.7 1.7 0 1 1-3.4 0 1.7 1.7 0 0 1 3.4 0ZM13.3 22.4a1.7 1.7 0 1 1-3.4 0 1.7 1.7 0 0 1 3.4 0Z" />
        <Accent d="M20.1 15.2a1.7 1.7 0 1 1-3.4 0 1.7 1.7 0 0 1 3.4 0ZM20.1 22.4a1.7 1.7 0 1 1-3.4 0 1.7 1.7 0 0 1 3.4 0Z" />
      </g>
    </>
  ),
  tooth_by_crown: (
    <>
      <Washed d="m1.5 8 2 6.5a2.9 2.9 0 0 0 5.5-1.7L6.2 3M28.5 8l-2 6.5a2.9 2.9 0 0 1-5.5-1.7L23.8 3" />
      <path d="M4 10.5c.8-.5 1.6-.7 2.5-.5M26 10.5c-.8-.5-1.6-.7-2.5-.5" />
      <Accent d="M15 11.5c-.8-.6-1.5-.8-2.3-.8-1.7 0-2.7 1.2-2.7 3 0 1.5.5 2.5.9 3.7.8 2.5.5 10.6 2 10.6 1.8 0 .7-7.5 2.1-7.5s.3 7.5 2.1 7.5c1.5 0 1.2-8.1 2-10.6.4-1.2.9-2.2.9-3.7 0-1.8-1-3-2.7-3-.8 0-1.5.2-2.3.8Z" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** A first-aid measure that has a drawing. */
export type FirstAidName = keyof typeof DRAWINGS;

/** All names of first-aid drawings. */
export const FIRST_AID = Object.keys(DRAWINGS) as readonly FirstAidName[];

/** A drawing beside a sentence of first aid. */
export const FirstAid = ({ name, size }: DrawingProps & { readonly name: FirstAidName }) => (
  <Drawing size={size}>{DRAWINGS[name]}</Drawing>
);
