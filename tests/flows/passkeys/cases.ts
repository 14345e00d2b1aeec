import type { Passkey, passkeysMachine } from '../../../machines/passkeys/passkeys.machine.ts';
import type { Cases } from '../../model/cases.ts';

export const PHONE: Passkey = {
  id: '00000000-0000-4000-8000-0000000000e1',
  name: 'My phone',
  added_at: '2026-11-01T10:00:00.000Z',
  last_used_at: '2026-11-22T10:00:00.000Z',
  current: true,
};
export const KEY: Passkey = {
  id: '00000000-0000-4000-8000-0000000000e2',
  name: 'Spare key',
  added_at: '2026-11-02T10:00:00.000Z',
  last_used_at: null,
  current: false,
};
export const REFUSED = 'There is none of that.';
export const OFFLINE = { kind: 'network', message: 'offline' };

const ENDS = [{ verdict: 'done' }, { verdict: 'refused', message: REFUSED }] as const;

export const cases: Cases<typeof passkeysMachine> = {
  inputs: [undefined],
  events: {
    'load.retried': [{}],
    'name.submitted': [{ details: { name: 'Tablet' } }, { details: { name: ' ' } }],
    'removal.chosen': [{ id: KEY.id }],
    'reset.submitted': [
      { details: { email: 'meera@example.org' } },
      { details: { email: 'meera' } },
    ],
  },
  actors: {
    readPasskeys: { done: [[PHONE, KEY]], error: [OFFLINE] },
    addPasskey: { done: [...ENDS, { verdict: 'cancelled' }], error: [OFFLINE] },
    removePasskey: { done: ENDS, error: [OFFLINE] },
    resetPasskeys: { done: ENDS, error: [OFFLINE] },
  },
  contextKey: ({ refusal }) => refusal !== null,
};
