import { createHash } from 'node:crypto';
import type { AnyStateMachine } from 'xstate';

/** Returns a short name of charts as they stand: another one tells that something in them has changed. */
export const chartName = (...machines: readonly AnyStateMachine[]): string => {
  const hash = createHash('sha256');
  for (const machine of machines) hash.update(JSON.stringify(machine.definition));
  return hash.digest('hex').slice(0, 12);
};
