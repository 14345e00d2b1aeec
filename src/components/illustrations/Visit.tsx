import type { ReactNode } from 'react';
import { Accent, Drawing, Ground, Grounded } from './Drawing.tsx';
import type { DrawingProps } from './Drawing.tsx';

const TOOTH =
  'M15 7.5C13.2 6.2 11.5 5.5 9.6 5.5 6 5.5 4 8.1 4 11.7c0 2.7.8 4.2 1.5 6.2 1 2.8 1 8.6 3.5 8.6 2.8 0 1.9-6.5 6-6.5s3.2 6.5 6 6.5c2.5 0 2.5-5.8 3.5-8.6.7-2 1.5-3.5 1.5-6.2 0-3.6-2-6.2-5.6-6.2-1.9 0-3.6.7-5.4 2Z';

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
  clinic: (
    <>
      <Ground d="M5.5 12h19v16h-19Z" />
      <path d="M5.5 15v13h19V15M2.5 28h25M17 28v-8h4.5v8M8.5 20H13v4H8.5Z" />
      <Accent d="M6 5h18l3 7a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0Z" />
    </>
  ),
  xray_film: (
    <>
      <Grounded d="M6.5 4h17A2.5 2.5 0 0 1 26 6.5v18a2.5 2.5 0 0 1-2.5 2.5h-17A2.5 2.5 0 0 1 4 24.5v-18A2.5 2.5 0 0 1 6.5 4Z" />
      <path d="M15 9.7c-1-.8-1.9-1.2-2.9-1.2-1.9 0-3 1.4-3 3.3 0 1.5.5 2.3.8 3.4.5 1.5.5 6.3 1.9 6.3 1.5 0 1-5 3.2-5s1.7 5 3.2 5c1.4 0 1.4-4.8 1.9-6.3.3-1.1.8-1.9.8-3.4 0-1.9-1.1-3.3-3-3.3-1 0-1.9.4-2.9 1.2Z" />
      <Accent d="M20.9 21.5a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0Z" />
    </>
  ),
  tooth_question: (
    <>
      <Grounded d={TOOTH} />
      <Accent d="M12.5 11.3a2.6 2.6 0 1 1 3.9 2.3c-1 .6-1.4 1.2-1.4 2.2M15 18.8v.1" />
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
