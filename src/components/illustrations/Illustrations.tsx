import { MOLAR } from '../product-mark/molar.ts';
import { Accent, Drawing, Grounded, Paper } from './Drawing.tsx';
import type { DrawingProps } from './Drawing.tsx';

/** A tooth behind a calendar leaf: this part comes later. */
export const ToothResting = ({ size = 96 }: DrawingProps) => (
  <Drawing size={size}>
    <Grounded d={MOLAR} />
    <Paper d="M16 17h14v13H16Z" />
    <Accent d="M18 17h9.5a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2H18a2 2 0 0 1-2-2V19a2 2 0 0 1 2-2ZM16 21.5h13.5M19.5 15v3.5M26 15v3.5M19.5 25.5h3" />
  </Drawing>
);

/** A gap in a row of teeth: there is nothing at this address. */
export const MissingTooth = ({ size = 96 }: DrawingProps) => (
  <Drawing size={size}>
    <Grounded d="M2.5 15.5a3.3 3.3 0 0 1 6.6 0v6a3.3 3.3 0 0 1-6.6 0ZM22 15.5a3.3 3.3 0 0 1 6.6 0v6a3.3 3.3 0 0 1-6.6 0Z" />
    <path d="M2 9c5.5-4.5 21.5-4.5 27 0" />
    <path strokeDasharray=".1 3" d="M11.5 15.5a4 4 0 0 1 8 0v6a4 4 0 0 1-8 0Z" />
    <Accent d="M13.9 16.2a1.7 1.7 0 1 1 2.4 1.5c-.6.4-.8.7-.8 1.4M15.5 21.6v.1" />
  </Drawing>
);

/** A door that is closed, with a tooth on its plate: not for this account. */
export const ClosedDoor = ({ size = 96 }: DrawingProps) => (
  <Drawing size={size}>
    <Grounded d="M7.5 28V5A1.5 1.5 0 0 1 9 3.5h13A1.5 1.5 0 0 1 23.5 5v23Z" />
    <path d="M3 28h25M15.5 8.5c-.9-.7-1.7-1-2.6-1-1.7 0-2.7 1.2-2.7 3 0 1.3.4 2 .7 3 .5 1.3.5 3.5 1.7 3.5 1.4 0 1-3 2.9-3s1.5 3 2.9 3c1.2 0 1.2-2.2 1.7-3.5.3-1 .7-1.7.7-3 0-1.8-1-3-2.7-3-.9 0-1.7.3-2.6 1Z" />
    <Accent d="M20 20.5a1.3 1.3 0 1 1 .1 0v2.8" />
  </Drawing>
);
