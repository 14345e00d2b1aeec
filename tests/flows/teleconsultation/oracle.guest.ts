import type { teleconsultationMachine } from '../../../machines/teleconsultation/teleconsultation.machine.ts';
import type { Move } from '../../kit/oracle.ts';
import * as at from './cases.ts';

const mark = `${at.GUEST.id} asking `;
const told = {
  to: 'present.attending.listening.hearing',
  does: [
    'tells roomInvitation: guest.changed',
    'tells holdCall: signals.arrived',
    'calls readNews',
  ],
} as const;

/** [NEW-82] A third person is told of with each news, and once more that there is none. */
export const guestNews: readonly Move<typeof teleconsultationMachine>[] = [
  { ...told, with: { output: at.news({ guest: at.GUEST }) }, knows: { guestMark: mark } },
  {
    ...told,
    given: { guestMark: mark },
    with: { output: at.news() },
    knows: { guestMark: 'none' },
  },
];
