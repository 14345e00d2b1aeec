import type { openingMachine } from '../../../machines/opening/opening.machine.ts';
import type { Cases } from '../../model/cases.ts';

export const cases: Cases<typeof openingMachine> = {
  inputs: [{ shown: 0 }, { shown: 5000 }],
  events: {},
  actors: {},
};
