import type { absenceMachine } from '../../../machines/absence/absence.machine.ts';
import type { Cases } from '../../model/cases.ts';

export const ID = '00000000-0000-4000-8000-0000000000c1';

/** What the server says of a call to which the dentist came. */
export const CAME = 'The dentist came into the call at 10:03 AM (India time).';
export const SAID = { kind: 'refused', status: 422, message: CAME, isSaid: true };
export const OFFLINE = { kind: 'network', message: 'offline' };

export const cases: Cases<typeof absenceMachine> = {
  inputs: [{ id: ID }],
  events: { 'absence.confirmed': [{}], 'absence.declined': [{}] },
  actors: {
    reportAbsence: {
      done: [{ verdict: 'missed' }, { verdict: 'noted' }],
      error: [SAID, OFFLINE],
    },
  },
  contextKey: ({ refusal }) => refusal,
};
