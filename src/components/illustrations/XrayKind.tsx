import type { ReactNode } from 'react';
import { Accent, Drawing, Grounded } from './Drawing.tsx';
import type { DrawingProps } from './Drawing.tsx';

const FILM =
  'M4.5 5h21A2.5 2.5 0 0 1 28 7.5v15a2.5 2.5 0 0 1-2.5 2.5h-21A2.5 2.5 0 0 1 2 22.5v-15A2.5 2.5 0 0 1 4.5 5Z';

const Film = ({ children }: { readonly children: ReactNode }) => (
  <>
    <Grounded d={FILM} />
    {children}
  </>
);

const DRAWINGS = {
  wholeJaw: (
    <Film>
      <path d="M6 9c.3 7 3.5 12 9 12s8.7-5 9-12" />
      <path d="M9.8 9.500v2M13.3 10.800v2M16.7 10.800v2M20.2 9.500v2M11.8 16.500v1.300M15 17.200v1.300M18.2 16.500v1.3" />
      <Accent d="M8.8 13.300c2 1.3 4 1.8 6.2 1.800s4.2-.5 6.2-1.8" />
    </Film>
  ),
  fewTeeth: (
    <Film>
      <Accent d="M6.5 11c0-1.5 1.3-2.3 3.5-2.300s3.5.8 3.5 2.300c0 1.7-.7 2.3-.9 3.7-.3 2.3 0 6.3-1.1 6.300s-.7-3.8-1.5-3.8-.4 3.8-1.5 3.8-.8-4-1.1-6.300c-.2-1.4-.9-2-.9-3.700Z" />
      <path d="M16.5 11c0-1.5 1.3-2.3 3.5-2.300s3.5.8 3.5 2.300c0 1.7-.7 2.3-.9 3.7-.3 2.3 0 6.3-1.1 6.300s-.7-3.8-1.5-3.8-.4 3.8-1.5 3.8-.8-4-1.1-6.300c-.2-1.4-.9-2-.9-3.700Z" />
    </Film>
  ),
  bite: (
    <Film>
      <path d="M5.5 8.500V11a2.3 2.3 0 0 0 4.6 0V8.500M12.7 8.500V11a2.3 2.3 0 0 0 4.6 0V8.500M19.9 8.500V11a2.3 2.3 0 0 0 4.6 0V8.500M5.5 21.500V19a2.3 2.3 0 0 1 4.6 0v2.500M12.7 21.500V19a2.3 2.3 0 0 1 4.6 0v2.500M19.9 21.500V19a2.3 2.3 0 0 1 4.6 0v2.5" />
      <Accent d="M5.5 15h19" />
    </Film>
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
