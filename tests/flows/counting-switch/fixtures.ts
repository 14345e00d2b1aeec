import type { countingSwitchMachine } from '../../../machines/counting-switch/counting-switch.machine.ts';
import type { Fixtures } from '../../kit/fixtures.ts';

export const fixtures: Fixtures<typeof countingSwitchMachine> = {
  inputs: [undefined],
  events: {
    'choice.found': [{ choice: 'on' }, { choice: 'off' }, { choice: 'byBrowser' }],
    'switch.pressed': [{}],
  },
  actors: { watchChoice: {} },
};
