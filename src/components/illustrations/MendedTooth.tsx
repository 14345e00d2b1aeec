import { MOLAR } from '../product-mark/molar.ts';
import { Accent, Drawing, Grounded } from './Drawing.tsx';
import type { DrawingProps } from './Drawing.tsx';

/** A tooth with a plaster: the app is broken, and can be mended. */
export const MendedTooth = ({ size = 96 }: DrawingProps) => (
  <Drawing size={size}>
    <Grounded d={MOLAR} />
    <Accent d="m11 15.2 6.2-6.2a2.8 2.8 0 0 1 4 4L15 19.2a2.8 2.8 0 0 1-4-4ZM13.4 12.8l4 4M16.6 9.6l4 4" />
  </Drawing>
);
