import type { openingMachine } from '../../../machines/opening/opening.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';

const oracle: Oracle<typeof openingMachine> = {
  known: { shown: 0 },
  opens: [
    { input: { shown: 0 }, at: 'starting' },
    { input: { shown: 5000 }, at: 'starting' },
  ],
  // CHAT-01..04: three messages and a pause, less what the page has shown before the app ran.
  delays: {
    startingTime: [
      { given: { shown: 0 }, ms: 800 },
      { given: { shown: 300 }, ms: 500 },
      { given: { shown: 900 }, ms: 0 },
    ],
    initializingTime: [
      { given: { shown: 0 }, ms: 600 },
      { given: { shown: 900 }, ms: 500 },
      { given: { shown: 1400 }, ms: 0 },
    ],
    settingUpTime: [
      { given: { shown: 900 }, ms: 400 },
      { given: { shown: 1700 }, ms: 100 },
      { given: { shown: 5000 }, ms: 0 },
    ],
    openingPause: [
      { given: { shown: 0 }, ms: 300 },
      { given: { shown: 2000 }, ms: 100 },
      { given: { shown: 5000 }, ms: 0 },
    ],
  },
  starts: {
    starting: ['waits startingTime'],
    initializing: ['waits initializingTime'],
    settingUp: ['waits settingUpTime'],
    pausing: ['waits openingPause'],
  },
  leaves: {
    starting: { on: { 'after startingTime': { to: 'initializing' } } },
    initializing: { on: { 'after initializingTime': { to: 'settingUp' } } },
    settingUp: { on: { 'after settingUpTime': { to: 'pausing' } } },
    pausing: { on: { 'after openingPause': { to: 'opened' } } },
    opened: { on: {}, output: { kind: 'opened' } },
  },
};

holdAgainst('opening', oracle);
