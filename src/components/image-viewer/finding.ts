import { bandOf } from '../../../contracts/rules/confidence-band.ts';
import type { ConfidenceBand } from '../../../contracts/rules/confidence-band.ts';
import * as say from '../../../contracts/texts/en/pictures.ts';
import type { Tone } from '../tone/tone.ts';

/** One thing that the analyser found on a radiograph. */
export type Finding = {
  readonly id: string;
  /** "Decay between two teeth" */
  readonly name: string;
  /** Label on the picture: "Decay". */
  readonly short: string;
  /** Says where it is and what to do about it, in a sentence or two. */
  readonly detail: string;
  /** The analyser's confidence, 0 to 100. */
  readonly confidence: number;
  /** The box as shares of the picture, from 0 to 1. */
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
};

/** Colour and words of each band. */
const LOOKS = {
  high: { tone: 'routine', words: say.fairlySure },
  medium: { tone: 'soon', words: say.lessSure },
  low: { tone: 'urgent', words: say.notSure },
} as const satisfies Readonly<Record<ConfidenceBand, { tone: Tone; words: string }>>;

/** Returns a confidence as band, colour and words (XRAY-16..18). */
export const bandLookOf = (confidence: number) => {
  const band = bandOf(confidence);
  return { band, ...LOOKS[band] };
};
