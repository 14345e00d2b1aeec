import type { openingMachine } from '../../../machines/opening/opening.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';

const oracle: Oracle<typeof openingMachine> = {
  known: {},
  opens: [{ input: undefined, at: 'starting' }],
  // CHAT-01..04: three messages and a pause.
  delays: { startingTime: 800, initializingTime: 600, settingUpTime: 400, openingPause: 300 },
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
