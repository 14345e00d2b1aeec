import type { secondFactorMachine } from '../../../machines/second-factor/second-factor.machine.ts';
import type { Cases } from '../../model/cases.ts';

export const PLACE = '/admin-dashboard';
export const REFUSED = 'This passkey could not be checked.';
export const OFFLINE = { kind: 'network', message: 'offline' };

const CEREMONIES = [
  { verdict: 'done' },
  { verdict: 'cancelled' },
  { verdict: 'ended' },
  { verdict: 'refused', message: REFUSED },
] as const;

export const cases: Cases<typeof secondFactorMachine> = {
  inputs: [undefined],
  events: {
    'passkey.chosen': [{}],
    'name.submitted': [{ details: { name: 'My phone' } }, { details: { name: ' ' } }],
    'signOut.requested': [{}],
  },
  actors: {
    readStep: {
      done: [
        { kind: 'passkey', place: PLACE },
        { kind: 'enrolment', place: PLACE },
        { kind: 'unsupported', place: PLACE },
        { kind: 'nobody', place: '' },
      ],
      error: [new Error('blocked')],
    },
    usePasskey: { done: CEREMONIES, error: [OFFLINE] },
    makePasskey: { done: [...CEREMONIES, { verdict: 'known' }], error: [OFFLINE] },
    endHalfSession: { done: [undefined], error: [OFFLINE] },
  },
  contextKey: ({ refusal }) => refusal !== null,
};
