import { countingSwitchMachine } from '../../../machines/counting-switch/counting-switch.machine.ts';
import { keepAnalyticsChoice } from '../../actors/page/analytics-choice.ts';
import { watchChoice } from '../../actors/page/watch-choice.ts';

/** The analytics switch, bound to this browser. */
export const providedCountingSwitch = countingSwitchMachine.provide({
  actors: { watchChoice },
  actions: {
    keepOn: () => keepAnalyticsChoice('on'),
    keepOff: () => keepAnalyticsChoice('off'),
  },
});
