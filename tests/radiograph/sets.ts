import type { MadeUp, View } from './generate.ts';
import { VIEWS, generate } from './generate.ts';
import type { Nuisance } from './nuisances.ts';
import { HELD_NUISANCES, NUISANCES } from './nuisances.ts';

/** learn: weights were learned from it; measure: confidence was measured on it; held: nothing was. */
export type Use = 'learn' | 'measure' | 'held';

export type Which = { readonly seed: number; readonly view: View; readonly nuisance: Nuisance };

/** Returns the use of a picture: a third of the seeds and all of some nuisances are held. */
export const partOf = ({ seed, nuisance }: Which): Use => {
  if (HELD_NUISANCES.has(nuisance) || seed % 3 === 2) return 'held';
  return seed % 3 === 0 ? 'learn' : 'measure';
};

/** Lists pictures from a seed on: every view with every nuisance, each as often as the others. */
export const picturesFrom = (start: number, count: number): Which[] =>
  Array.from({ length: count }, (_, index) => {
    const seed = start + index;
    const round = Math.floor(seed / 3);
    return {
      seed,
      view: VIEWS[(round + Math.floor(round / NUISANCES.length)) % VIEWS.length] as View,
      nuisance: NUISANCES[round % NUISANCES.length] as Nuisance,
    };
  });

export const draw = ({ seed, view, nuisance }: Which): MadeUp => generate(seed, view, nuisance);
