import type { ReactNode } from 'react';
import { Accent, Drawing, Grounded, Washed } from './Drawing.tsx';
import type { DrawingProps } from './Drawing.tsx';

const Head = () => (
  <>
    <Washed d="M21.5 11.5c0 5-2.7 8.5-6 8.5s-6-3.5-6-8.5 2.3-8 6-8 6 3 6 8Z" />
    <path d="M4 28.5c.4-4 3-6.2 7.5-6.8M27 28.5c-.4-4-3-6.2-7.5-6.8" />
  </>
);

const TOOTH =
  'M13 11.7c-1.5-1-2.8-1.6-4.4-1.6C5.7 10.1 4 12.2 4 15.1c0 2.2.6 3.4 1.2 5 .8 2.3.8 7.4 2.8 7.4 2.3 0 1.6-5.6 5-5.6s2.7 5.6 5 5.6c2 0 2-5.1 2.8-7.4.6-1.6 1.2-2.8 1.2-5 0-2.9-1.7-5-4.6-5-1.6 0-2.9.6-4.4 1.6Z';

const DRAWINGS = {
  breathing: (
    <>
      <Head />
      <Accent d="M13.3 14.8a2.2 1.7 0 0 0 4.4 0 2.2 1.7 0 0 0-4.4 0ZM24.5 10.5c1.4-1.2 2.8 1.2 4.2 0M24.5 15c1.4-1.2 2.8 1.2 4.2 0" />
    </>
  ),
  swelling: (
    <>
      <Head />
      <Accent d="M21.3 10.8c4.5-.6 5.6 6.6-.6 6.4" />
    </>
  ),
  fever: (
    <>
      <Grounded d="M15 3.5A3.5 3.5 0 0 1 18.5 7v10.2a6 6 0 1 1-7 0V7A3.5 3.5 0 0 1 15 3.5Z" />
      <Accent d="M15 9.5V22M22.5 7h4M22.5 12h3" />
    </>
  ),
  tooth: (
    <>
      <Grounded d={TOOTH} />
      <Accent d="m19 2.5-1.4 4M24.3 4.3l-3.4 3.2M28 9.2l-4.4 1" />
    </>
  ),
  head: (
    <>
      <Head />
      <Accent d="m23.5 3.5 3.2-2M24.5 7.5h4.3M23.5 11.5l3.2 2" />
    </>
  ),
  else: (
    <>
      <Grounded d={TOOTH} />
      <Accent d="m7.5 10.5 3.3 5 2.9-3 2.6 4.5M22 5.5l4-2.5.5 4.5Z" />
    </>
  ),
  bleeding: (
    <>
      <Grounded d="M15 3c4.6 6 8 10 8 15a8 8 0 0 1-16 0c0-5 3.4-9 8-15Z" />
      <Accent d="M15 12v7M15 22.5v.1" />
    </>
  ),
  heart: (
    <>
      <Washed d="M15 27C7.5 21.5 4 17.3 4 12.4A6.2 6.2 0 0 1 15 8.6a6.2 6.2 0 0 1 11 3.8C26 17.3 22.5 21.5 15 27Z" />
      <Accent d="M8 16h3.5l2-4 3 7 1.8-3H22" />
    </>
  ),
  slow: (
    <>
      <Grounded d="M7.5 4h15v4c0 4-5 5-5 8s5 4 5 8v4h-15v-4c0-4 5-5 5-8s-5-4-5-8Z" />
      <Accent d="M12.5 10.5h5M15 16v4M10.5 25h9" />
    </>
  ),
  defences: (
    <>
      <Grounded d="M15 3.5 25 7v8c0 6.5-4 10.5-10 13.5C9 25.5 5 21.5 5 15V7Z" />
      <Accent d="M15 10v7.5M15 22v.1" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** A part of the body that danger signs stand under. */
export type BodySignName = keyof typeof DRAWINGS;

/** All names of these drawings. */
export const BODY_SIGNS = Object.keys(DRAWINGS) as readonly BodySignName[];

/** A drawing beside a row of danger signs, so that a reader in a hurry finds the part of the body. */
export const BodySign = ({ name, size = 32 }: DrawingProps & { readonly name: BodySignName }) => (
  <Drawing size={size}>{DRAWINGS[name]}</Drawing>
);
