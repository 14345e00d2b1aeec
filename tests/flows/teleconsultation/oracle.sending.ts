import type { teleconsultationMachine } from '../../../machines/teleconsultation/teleconsultation.machine.ts';
import type { LeafOf } from '../../model/chart-parts.ts';
import type { Oracle } from '../../kit/oracle.ts';
import * as at from './cases.ts';

type Tele = typeof teleconsultationMachine;
type Leaves = Oracle<Tele>['leaves'];

const SENDING = 'present.attending.sending';
export const CARRYING = `${SENDING}.carrying` as const;
const FALTERING = `${SENDING}.faltering` as const;
const SPARED = `${SENDING}.spared` as const;
const AWAITING = `${SPARED}.awaitingGood` as const;
const STEADYING = `${SPARED}.steadying` as const;

/** The picture is sent again, and the other one's browser is told. */
const carried = [
  'tells holdCall: picture.carried',
  'tells roomInvitation: picture.carried',
] as const;
const back = { to: CARRYING, does: carried } as const;
/** [NEW-63] [NEW-64] The voice goes on where the line does not carry the picture. */
export const sendingLeaves: Pick<Leaves, Extract<LeafOf<Tele>, `${typeof SENDING}.${string}`>> = {
  [CARRYING]: {
    on: {
      'line.measured': [
        { given: { devices: at.ON }, with: { line: at.WEAK_LINE }, to: FALTERING },
        { given: { devices: at.ON }, with: { line: at.EDGE_LINE }, to: 'refused' },
        // Who is not seen anyway loses no picture.
        { given: { devices: at.HIDDEN }, with: { line: at.WEAK_LINE }, to: 'refused' },
      ],
    },
  },
  [FALTERING]: {
    on: {
      'line.measured': [
        { given: { devices: at.ON }, with: { line: at.WEAK_LINE }, to: 'refused' },
        { given: { devices: at.ON }, with: { line: at.EDGE_LINE }, to: CARRYING },
        // Switched off by hand meanwhile.
        { given: { devices: at.HIDDEN }, with: { line: at.WEAK_LINE }, to: CARRYING },
      ],
      'call.interrupted': { to: CARRYING },
      'after weakFor': { given: { falls: 1 }, to: AWAITING, knows: { falls: 2 } },
    },
  },
  [AWAITING]: {
    on: {
      'line.measured': [
        { with: { line: at.GOOD_LINE }, to: STEADYING },
        { with: { line: at.EDGE_LINE }, to: 'refused' },
      ],
    },
  },
  [STEADYING]: {
    on: {
      'line.measured': [
        { with: { line: at.GOOD_LINE }, to: 'refused' },
        { with: { line: at.EDGE_LINE }, to: AWAITING },
      ],
      'call.interrupted': { to: AWAITING },
      'after goodFor': back,
    },
  },
};

/** Whoever asks for the picture has it at once. */
export const aroundSpared: Oracle<Tele>['around'] = {
  [SPARED]: {
    'picture.requested': { at: AWAITING, ...back },
    // The hand decides: the camera is switched on besides.
    'camera.started': {
      at: STEADYING,
      to: CARRYING,
      does: ['tells holdDevices: device.switched', ...carried],
    },
  },
};

/** What its states start, and how long they wait. */
export const sendingStarts = {
  [FALTERING]: ['waits weakFor'],
  [SPARED]: carried,
  [STEADYING]: ['waits goodFor'],
} as const;
export const sendingDelays: NonNullable<Oracle<Tele>['delays']> = {
  weakFor: 6000,
  goodFor: [
    { given: { falls: 1 }, ms: 20_000 },
    { given: { falls: 2 }, ms: 60_000 },
    { given: { falls: 3 }, ms: 180_000 },
    { given: { falls: 9 }, ms: 180_000 },
  ],
};
