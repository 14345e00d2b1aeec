import type { ReactNode } from 'react';
import { Accent, Drawing, Grounded, Washed } from './Drawing.tsx';
import type { DrawingProps } from './Drawing.tsx';

const DRAWINGS = {
  phone_with_slip: (
    <>
      <path d="M13 28H7.5A2.5 2.5 0 0 1 5 25.5v-20A2.5 2.5 0 0 1 7.5 3h11A2.5 2.5 0 0 1 21 5.5V8" />
      <Grounded d="M13 11.5h13V27l-2.2-1.5-2.1 1.5-2.2-1.5-2.2 1.5-2.1-1.5L13 27Z" />
      <Accent d="m16.5 18 2.2 2.2 4-4.2" />
    </>
  ),
  dentist_chair: (
    <>
      <Grounded d="M4.8 9.2a2 2 0 0 1 3.4-1.6l6 8.9h5.3l6.3 3.7a1.9 1.9 0 0 1-1.9 3.3l-5.4-2.5h-6a3 3 0 0 1-2.5-1.4L5 10.4Z" />
      <path d="M15 21.5V28M10 28h10" />
      <Accent d="M27 9.5V6a2.5 2.5 0 0 0-2.5-2.5h-5V8M16 10.5a3.5 3 0 0 1 7 0Z" />
    </>
  ),
  calendar: (
    <>
      <Grounded d="M6.5 6h17A2.5 2.5 0 0 1 26 8.5v16a2.5 2.5 0 0 1-2.5 2.5h-17A2.5 2.5 0 0 1 4 24.5v-16A2.5 2.5 0 0 1 6.5 6Z" />
      <path d="M4 12.5h22M10 3.5V8M20 3.5V8" />
      <Accent d="m11 19.5 2.8 2.8 5.5-5.5" />
    </>
  ),
  phone_cleared: (
    <>
      <Grounded d="M10.5 3h11A2.5 2.5 0 0 1 24 5.5v20a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 8 25.5v-20A2.5 2.5 0 0 1 10.5 3Z" />
      <path d="M14.5 24.5h3" />
      <Accent d="m12.5 13.5 2.8 2.8 4.7-5" />
    </>
  ),
  dentist: (
    <>
      <Washed d="M10 9.5a6 6 0 0 1 12 0v2a6 6 0 0 1-12 0Z" />
      <Grounded d="M4 28.5v-2.5a6 6 0 0 1 6-6h12a6 6 0 0 1 6 6v2.5Z" />
      <path d="M10 8.5c2-2.7 10-2.7 12 0M12.5 20l3.5 4 3.5-4" />
      <Accent d="M10.2 12h11.6v1.5a5.8 5.8 0 0 1-11.6 0ZM22.5 25h2.5" />
    </>
  ),
  xray_film: (
    <>
      <Grounded d="M6.5 4h17A2.5 2.5 0 0 1 26 6.5v18a2.5 2.5 0 0 1-2.5 2.5h-17A2.5 2.5 0 0 1 4 24.5v-18A2.5 2.5 0 0 1 6.5 4Z" />
      <path d="M15 9.7c-1-.8-1.9-1.2-2.9-1.2-1.9 0-3 1.4-3 3.3 0 1.5.5 2.3.8 3.4.5 1.5.5 6.3 1.9 6.3 1.5 0 1-5 3.2-5s1.7 5 3.2 5c1.4 0 1.4-4.8 1.9-6.3.3-1.1.8-1.9.8-3.4 0-1.9-1.1-3.3-3-3.3-1 0-1.9.4-2.9 1.2Z" />
      <Accent d="M20.9 21.5a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0Z" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** A topic after an assessment: the slip, the visit, the picture. */
export type VisitName = keyof typeof DRAWINGS;

/** All names of these drawings. */
export const VISITS = Object.keys(DRAWINGS) as readonly VisitName[];

/** A drawing for a page or empty state about what follows an assessment. */
export const Visit = ({ name, size }: DrawingProps & { readonly name: VisitName }) => (
  <Drawing size={size}>{DRAWINGS[name]}</Drawing>
);
