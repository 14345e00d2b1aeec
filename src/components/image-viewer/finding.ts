import type { Tone } from '../tone/tone.ts';

/** One thing that the programme saw on a radiograph. */
export type Finding = {
  readonly id: string;
  /** "Decay between two teeth" */
  readonly name: string;
  /** For the label on the picture: "Decay". */
  readonly short: string;
  /** Where, and what to do about it, in a sentence or two. */
  readonly detail: string;
  /** How sure the programme is, 0 to 100. */
  readonly confidence: number;
  /** The box in shares of the picture, each from 0 to 1. */
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
};

type Band = { readonly tone: Tone; readonly words: string };

const BANDS = {
  sure: { tone: 'routine', words: 'fairly sure' },
  less: { tone: 'soon', words: 'less sure' },
  unsure: { tone: 'urgent', words: 'not sure' },
} as const satisfies Readonly<Record<string, Band>>;

/** How sure, as a colour and in words: green from 80, yellow from 60, red below. */
export const bandOf = (confidence: number): Band => {
  if (confidence >= 80) return BANDS.sure;
  return confidence >= 60 ? BANDS.less : BANDS.unsure;
};
