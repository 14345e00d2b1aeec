import { Accent, Drawing, Flesh, Grounded, White } from './Drawing.tsx';
import type { DrawingProps } from './Drawing.tsx';

/** A phone whose back camera looks into an open mouth, with its lamp on. */
export const ShowingTooth = ({ size }: DrawingProps) => (
  <Drawing size={size}>
    <Flesh d="M2 16C4 10 8 8.5 10.5 10c2.5-1.5 6.5 0 8.5 6-2 6-6 8-8.5 8S4 22 2 16Z" />
    <path d="M2 16C4 10 8 8.5 10.5 10c2.5-1.5 6.5 0 8.5 6-2 6-6 8-8.5 8S4 22 2 16Z" />
    <White d="M6 14h9v2a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2Z" />
    <path d="M6 14h9v2a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2ZM9 14v4M12 14v4" />
    <Grounded d="M25 6h4a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2Z" />
    <Accent d="M21 12.5 18.5 11M21 16h-1.5M21 19.5 18.5 21" />
  </Drawing>
);
