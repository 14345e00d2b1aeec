import { Accent, Drawing, Grounded } from './Drawing.tsx';
import type { DrawingProps } from './Drawing.tsx';

/** A plug out of its socket: something failed to load. */
export const Unplugged = ({ size = 96 }: DrawingProps) => (
  <Drawing size={size}>
    <Grounded d="M4 11.5h6a4.5 4.5 0 0 1 0 9H4Z" />
    <Grounded d="M28 10.5h-4.5a5.5 5.5 0 0 0 0 11H28Z" />
    <path d="M1.5 16H4M28 16h2.5" />
    <Accent d="M14.5 13.8h3M14.5 18.2h3M15 7.5l1 2.5M18.5 6.5l-.5 2.5M15 24.5l1-2.5M18.5 25.5l-.5-2.5" />
  </Drawing>
);
