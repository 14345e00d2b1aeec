import type { openingMachine } from '../../../machines/opening/opening.machine.ts';
import type { Fixtures } from '../../kit/fixtures.ts';

export const fixtures: Fixtures<typeof openingMachine> = {
  inputs: [{ shown: 0 }, { shown: 5000 }],
  events: {},
  actors: {},
};
