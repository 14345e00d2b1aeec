import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Observer } from '../observation/observer.ts';

/** Counts the calls of the language model by what became of them. */
export const countOpinions = (metrics: Registry): Observer['onOpinion'] => {
  const asked = new Counter({
    name: 'language_model_calls_total',
    help: 'Calls of the language model by outcome.',
    labelNames: ['outcome'],
    registers: [metrics],
  });
  return ({ outcome }) => asked.inc({ outcome });
};
