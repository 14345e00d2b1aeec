import type { ReactNode } from 'react';
import { Accent, Drawing, Grounded } from './Drawing.tsx';
import type { DrawingProps } from './Drawing.tsx';

const FILM =
  'M5 4h20A2.5 2.5 0 0 1 27.5 6.5v17A2.5 2.5 0 0 1 25 26H5a2.5 2.5 0 0 1-2.5-2.5v-17A2.5 2.5 0 0 1 5 4Z';

/** A tooth with two roots, from the left edge of its crown. */
const TOOTH =
  'c0-2 1.3-3 3.5-3s3.5 1 3.5 3c0 2.2-.8 3.2-1 5-.3 2.6-.2 7-1.2 7s-.6-4.5-1.3-4.5-.3 4.5-1.3 4.5-.9-4.4-1.2-7c-.2-1.8-1-2.8-1-5Z';

/** A crown of the upper row and the one below it, from the upper left corner. */
const PAIR = 'v2.5a2.5 2.5 0 0 0 5 0v-2.5m-5 13v-2.5a2.5 2.5 0 0 1 5 0v2.5';

const DRAWINGS = {
  wholeJaw: (
    <>
      <Grounded d={FILM} />
      <path d="M5.5 9c.5 8.5 4 13.5 9.5 13.5S24 17.5 24.5 9" />
      <path d="M9 9.5v3M12 10.5v3M15 11v3M18 10.5v3M21 9.5v3M11 17v2.2M15 18v2.2M19 17v2.2" />
      <Accent d="M8.5 14.3c2 1.3 4 1.9 6.5 1.9s4.5-.6 6.5-1.9" />
    </>
  ),
  fewTeeth: (
    <>
      <Grounded d={FILM} />
      <Accent d={`M6.5 10${TOOTH}`} />
      <path d={`M16.5 10${TOOTH}`} />
    </>
  ),
  bite: (
    <>
      <Grounded d={FILM} />
      <path d={`M5.8 8.5${PAIR}M12.5 8.5${PAIR}M19.2 8.5${PAIR}`} />
      <Accent d="M5.8 15h18.4" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** A kind of dental X-ray that a person may know by its look. */
export type XrayKindName = keyof typeof DRAWINGS;

/** All names of these drawings. */
export const XRAY_KINDS = Object.keys(DRAWINGS) as readonly XrayKindName[];

/** A drawing of what a kind of dental X-ray shows, above its words. */
export const XrayKind = ({ name, size }: DrawingProps & { readonly name: XrayKindName }) => (
  <Drawing size={size}>{DRAWINGS[name]}</Drawing>
);
