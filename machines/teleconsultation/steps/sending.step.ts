import type { ConnectionEvent } from '../teleconsultation.outside.ts';
import { teleconsultation } from '../teleconsultation.setup.ts';

type Measured = { readonly event: Extract<ConnectionEvent, { line: unknown }> };
const line = <Type extends 'losesPicture' | 'keepsPicture' | 'isLineGood' | 'isLineUneven'>(
  type: Type,
) => ({ type, params: ({ event }: Measured) => event.line }) as const;

/** The picture is sent again. */
const back = {
  target: 'carrying',
  actions: { type: 'carryPicture', params: { on: true } },
} as const;

/** The line under one's own picture: the voice goes on where it does not carry both. */
export const sending = teleconsultation.createStateConfig({
  description: 'Whether the line carries the own picture beside the voice.',
  initial: 'carrying',
  states: {
    carrying: {
      description: 'The picture is sent, if the camera is on.',
      on: { 'line.measured': { guard: line('losesPicture'), target: 'faltering' } },
    },
    faltering: {
      description: 'The line is too weak for a picture; it may be over in a moment.',
      on: {
        'line.measured': { guard: line('keepsPicture'), target: 'carrying' },
        'call.interrupted': 'carrying',
      },
      after: { weakFor: 'spared' },
    },
    spared: {
      description: 'Only the voice is sent, until the line is good for a while or the person asks.',
      entry: ['countFall', { type: 'carryPicture', params: { on: false } }],
      initial: 'awaitingGood',
      on: {
        'picture.requested': back,
        // A camera that is switched on by hand is meant to be seen.
        'camera.started': back,
      },
      states: {
        awaitingGood: {
          description: 'The line is not good yet.',
          on: { 'line.measured': { guard: line('isLineGood'), target: 'steadying' } },
        },
        steadying: {
          description: 'The line is good, and has to stay so.',
          on: {
            'line.measured': { guard: line('isLineUneven'), target: 'awaitingGood' },
            'call.interrupted': 'awaitingGood',
          },
          after: {
            goodFor: { ...back, target: '#teleconsultation.present.attending.sending.carrying' },
          },
        },
      },
    },
  },
});
