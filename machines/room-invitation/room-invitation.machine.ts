import { alone, roomInvitation } from './room-invitation.setup.ts';
import { accompanying } from './steps/accompanying.step.ts';
import { requesting } from './steps/requesting.step.ts';

/**
 * A third person in a call: the link, the patient's yes, and the end by either of the two. What is so comes from the room's
 * news alone, so that both pages and a reload show the same. The room runs it.
 */
export const roomInvitationMachine = roomInvitation.createMachine({
  id: 'roomInvitation',
  description: 'A third person is invited into a call, and is there until one of the two ends it.',
  context: ({ input }) => alone(input),
  type: 'parallel',
  states: { accompanying, requesting },
});
