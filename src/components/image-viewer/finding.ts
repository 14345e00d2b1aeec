import { bandOf } from '../../../contracts/rules/confidence-band.ts';
import type { ConfidenceBand } from '../../../contracts/rules/confidence-band.ts';
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

/** How each band is shown: its colour, and the same in words. */
const LOOKS = {
  high: { tone: 'routine', words: 'fairly sure' },
  medium: { tone: 'soon', words: 'less sure' },
  low: { tone: 'urgent', words: 'not sure' },
} as const satisfies Readonly<Record<ConfidenceBand, { tone: Tone; words: string }>>;

/** How sure, as a colour and in words (XRAY-16..18). */
export const bandLookOf = (confidence: number) => {
  const band = bandOf(confidence);
  return { band, ...LOOKS[band] };
};
