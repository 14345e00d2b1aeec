import type { countingSwitchMachine } from '../../../machines/counting-switch/counting-switch.machine.ts';
import type { Cases } from '../../model/cases.ts';

export const cases: Cases<typeof countingSwitchMachine> = {
  inputs: [undefined],
  events: {
    'choice.found': [{ choice: 'on' }, { choice: 'off' }, { choice: 'byBrowser' }],
    'switch.pressed': [{}],
  },
  actors: { watchChoice: {} },
};
