import { assessing } from './assessing.ts';
import { calling } from './calling.ts';
import { everywhere } from './everywhere.ts';
import type { Invariant } from './invariant.ts';
import { leaving } from './leaving.ts';
import { paying } from './paying.ts';

/** Everything that holds after every step. */
export const INVARIANTS: readonly Invariant[] = [
  ...assessing,
  ...leaving,
  ...paying,
  ...calling,
  ...everywhere,
];
