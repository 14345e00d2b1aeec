import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { assessmentMachine } from '../assessment/assessment.machine.ts';
import type { chatMachine } from './chat.machine.ts';

type ChatSnapshot = SnapshotFrom<typeof chatMachine>;

/** The running assessment, while there is one. */
export const selectAssessment = (
  snapshot: ChatSnapshot,
): ActorRefFrom<typeof assessmentMachine> | undefined => snapshot.children.assessment;
