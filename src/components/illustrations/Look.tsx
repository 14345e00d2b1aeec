import type { ReactNode } from 'react';
import { Accent, Drawing, Flesh, Pale, Red, White } from './Drawing.tsx';
import type { DrawingProps } from './Drawing.tsx';

/** A piece of the inside of the mouth. */
const SKIN = 'M4 15c0-6.5 4.5-11 11-11s11 4.5 11 11-4.5 11-11 11S4 21.5 4 15Z';
/** Three teeth of the upper jaw, below the edge of the gum. */
const TEETH =
  'M2 26h3a4 4 0 0 0 4-4v-5.5M9 16.5V22a4 4 0 0 0 4 4h5a4 4 0 0 0 4-4v-5.5M22 16.5V22a4 4 0 0 0 4 4h3';
/** The edge of the gum, in arches over the teeth with a tip between two. */
const FIRM = 'c3 0 5.5 1.8 7 5.5 1.5-3.7 3.5-5.5 6.5-5.5s5 1.8 6.5 5.5c1.5-3.7 4-5.5 7-5.5';

const Skin = ({ children }: { readonly children: ReactNode }) => (
  <>
    <Flesh d={SKIN} />
    <path d={SKIN} />
    {children}
  </>
);

type GumProps = {
  /** Vertical start of the gum's edge on the grid. */
  readonly from?: number;
  readonly edge?: string;
  readonly children?: ReactNode;
};

const Gum = ({ from = 11, edge = FIRM, children }: GumProps) => (
  <>
    <Flesh d={`M-1-1V${from - 2}${edge}V-1Z`} />
    <path d={TEETH} />
    <path d={`M2 ${from}${edge}`} />
    {children}
  </>
);

const DRAWINGS = {
  round_sore: (
    <Skin>
      <Red d="M21 15a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z" />
      <White d="M18 15a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z" />
    </Skin>
  ),
  other_sore: (
    <Skin>
      <Red d="M7 12.5c1.5-4.5 6-3 8.5-5s7.5 0 7 4.5-1.5 4-2 7-4.5 4-7 2.5-4.5-.5-6-3S6.5 14.5 7 12.5Z" />
      <White d="M10 13.5c1-2 3.5-1.5 5-3s4.5 0 4.5 2-1 2.5-1.5 4.5-2.5 2-4 1-3 0-3.5-1.5-1-1.5-.5-3Z" />
    </Skin>
  ),
  many_sores: (
    <Skin>
      <Red d="M13.5 10.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM21.5 11a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM14 19.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM22 18.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z" />
    </Skin>
  ),
  white_patch: (
    <Skin>
      <White d="M8.5 14c0-3 3-4.5 5.5-3.5s3.5-1 6 .5 2 5 .5 7-4 1-6 2-6-2-6-6Z" />
    </Skin>
  ),
  red_patch: (
    <Skin>
      <Red d="M8.5 14c0-3 3-4.5 5.5-3.5s3.5-1 6 .5 2 5 .5 7-4 1-6 2-6-2-6-6Z" />
    </Skin>
  ),
  red_white_patch: (
    <Skin>
      <Red d="M8 14c0-3.5 3.5-5 6-4s4-1 6.5.5 2.5 6 1 8-4.5 1-6.5 2-7-2-7-6.5Z" />
      <Pale d="M11 13.5h2.5M17 12.5h2M13 18h.5M17.5 17.5h2" />
    </Skin>
  ),
  lump: (
    <>
      <Flesh d="M2 20h5.5c1.5 0 1.5-9 7.5-9s6 9 7.5 9H28v4H2Z" />
      <path d="M2 20h5.5c1.5 0 1.5-9 7.5-9s6 9 7.5 9H28" />
      <Accent d="M11.5 16c.5-1.3 1.7-2 3-2" />
    </>
  ),
  lip_blisters: (
    <>
      <Flesh d="M3 17c4-6.5 7-9 9.5-9 1.2 0 2 .7 2.5 1.3.5-.6 1.3-1.3 2.5-1.3 2.5 0 5.5 2.5 9.5 9-3.5 5-7.5 8-12 8s-8.5-3-12-8Z" />
      <path d="M3 17c4-6.5 7-9 9.5-9 1.2 0 2 .7 2.5 1.3.5-.6 1.3-1.3 2.5-1.3 2.5 0 5.5 2.5 9.5 9-3.5 5-7.5 8-12 8s-8.5-3-12-8ZM3 17h24" />
      <Red d="M22 8.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM26 10.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM23 5a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z" />
    </>
  ),
  tongue_map: (
    <>
      <Flesh d="M6 4h18v13a9 9 0 0 1-18 0Z" />
      <path d="M6 4v13a9 9 0 0 0 18 0V4M15 4v6" />
      <Red d="M10 13.5c0-2 3.5-2 4 0s-1 5-2.5 4.5S10 15 10 13.5ZM17 16c.5-1.5 3-1.5 3.5.5S19 21 17.5 20.5 16.5 18 17 16Z" />
    </>
  ),
  empty_socket: (
    <>
      <Flesh d="M3 17c2-2 5-2 7 0 1 4.5 9 4.5 10 0 2-2 5-2 7 0v9H3Z" />
      <path d="M3 17c2-2 5-2 7 0 1 4.5 9 4.5 10 0 2-2 5-2 7 0M3.5 16V8a3 3 0 0 1 6 0v8M20.5 16V8a3 3 0 0 1 6 0v8" />
      <Red d="M12 17.5h6c-.5 3-5.5 3-6 0Z" />
    </>
  ),
  gum_firm: <Gum />,
  gum_red_puffy: (
    <Gum edge="c3 0 5 1 5.5 4.5 0 3 3 3 3 0 .5-3.5 2-4.5 5-4.5s4.5 1 5 4.5c0 3 3 3 3 0 .5-3.5 2.5-4.5 5.5-4.5">
      <Red d="M2 6.5c4.5 0 6 1.5 7 3 1-1.5 3-3 6.5-3s5.5 1.5 6.5 3c1-1.5 2.5-3 7-3V11c-3 0-5 1-5.5 4.5 0 3-3 3-3 0-.5-3.5-2-4.5-5-4.5s-4.5 1-5 4.5c0 3-3 3-3 0C7 12 5 11 2 11Z" />
    </Gum>
  ),
  gum_tips_lost: (
    <Gum edge="c3.5 0 5 .3 7 .8 2-.5 3.5-.8 6.5-.8s4.5.3 6.5.8c2-.5 3.5-.8 7-.8">
      <path d="M7 12.5 9 18l2-5.5M20 12.5l2 5.5 2-5.5" />
    </Gum>
  ),
  gum_lacy: (
    <Gum>
      <Pale d="m2.5 8 4-4.5L11 8l4.5-4.5L20 8l4.5-4.5L28.5 8M2.5 3.5 6.5 8 11 3.5 15.5 8 20 3.5 24.5 8l4-4.5" />
    </Gum>
  ),
  gum_red_white: (
    <Gum>
      <Red d="M5 6c0-3 4-3.5 7-3s6-1.5 8.5 0 3.5 5 .5 6-4-1-6-.5-10 1-10-2.5Z" />
      <Pale d="M10 5.5h3M17 6.5h2" />
    </Gum>
  ),
  gum_peeling: (
    <Gum>
      <Red d="M2 2h27v9c-3 0-5.5 1.8-7 5.5-1.5-3.7-3.5-5.5-6.5-5.5S10.5 12.8 9 16.5C7.5 12.8 5 11 2 11Z" />
      <Pale d="M5 4.5c3-1.5 6 .5 5 3M17 4c3-1.5 6 .5 5 3.5" />
    </Gum>
  ),
  gum_overgrown: (
    <>
      <Flesh d="M-1-1v15c2.5 0 5 1.5 7 5.5 1.5-3.5 4-5 6.5-5s5 1.5 6.5 5c2-4 4.5-5.5 7-5.5V-1Z" />
      <path d="M2 26h3a4 4 0 0 0 4-4 4 4 0 0 0 4 4h5a4 4 0 0 0 4-4 4 4 0 0 0 4 4h3M2 17c2.5 0 5 1.5 7 5 1.5-3.5 4-5 6.5-5s5 1.5 6.5 5c2-3.5 4.5-5 7-5" />
      <Accent d="M15.5 5.5v7M13 10l2.5 2.5L18 10" />
    </>
  ),
  gum_many_sores: (
    <Gum>
      <Red d="M7.5 6.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM14 5a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM21 6a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM27.5 6.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z" />
    </Gum>
  ),
  gum_receded: (
    <>
      <Flesh d="M-1 0v4c3 0 5.5 1.5 7 4 1.5-2.5 3.5-4 6.5-4s5 1.5 6.5 4c1.5-2.5 4-4 7-4V0Z" />
      <path d="M2 26h3a4 4 0 0 0 4-4v-5c-1-3-1-5-1-8M9 17c1-3 1-5 1-8M9 17v5a4 4 0 0 0 4 4h5a4 4 0 0 0 4-4v-5c-1-3-1-5-1-8M22 17c1-3 1-5 1-8M22 17v5a4 4 0 0 0 4 4h3M2 5c3 0 5.5 1.5 7 4 1.5-2.5 3.5-4 6.5-4s5 1.5 6.5 4c1.5-2.5 4-4 7-4" />
      <Accent d="M15.5 20v-9M12.7 13.5l2.8-2.8 2.8 2.8" />
    </>
  ),
  gum_swelling: (
    <Gum edge="c3 0 5.5 1.8 6.5 4 .5 3.5 2.5 5.5 7 5.5s6.5-2 7-5.5c1-2.2 3.5-4 6.5-4">
      <Red d="M21 12a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Z" />
    </Gum>
  ),
  gum_pimple: (
    <Gum>
      <Red d="M19.5 6.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z" />
      <Pale d="M15.5 6.5h.1" />
    </Gum>
  ),
  gum_pus: (
    <Gum>
      <White d="M15.5 9.5c-2.2 2.9-3.2 4.6-3.2 6.2a3.2 3.2 0 0 0 6.4 0c0-1.6-1-3.3-3.2-6.2Z" />
    </Gum>
  ),
} satisfies Record<string, ReactNode>;

/** An appearance of a place in the mouth. */
export type LookName = keyof typeof DRAWINGS;

/** All names of looks. */
export const LOOKS = Object.keys(DRAWINGS) as readonly LookName[];

/** A small drawing of a sore, patch or gum, beside the words of an answer. */
export const Look = ({ name, size = 40 }: DrawingProps & { readonly name: LookName }) => (
  <Drawing size={size}>{DRAWINGS[name]}</Drawing>
);
