import { useSelector } from '@xstate/react';
import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { LaterFlow } from '../../../machines/kit/later-flow.ts';
import type { milestoneShareMachine } from '../../../machines/milestone-share/milestone-share.machine.ts';
import { MilestoneShareWithin } from './milestone-share.flow.ts';
import { opened } from '../opened.ts';

const MilestoneShareScreen = lazy(async () => ({
  default: (await opened('milestoneShare')).MilestoneShareScreen,
}));

type OpenedMilestoneShareProps = {
  /** The sharing's actor, while a step runs it. */
  readonly sharing: ActorRefFrom<LaterFlow<typeof milestoneShareMachine>> | undefined;
  /** Shown until the screen is loaded. */
  readonly waiting: ReactNode;
};

/** Shows the sharing that a step runs. */
export const OpenedMilestoneShare = ({ sharing, waiting }: OpenedMilestoneShareProps) => {
  const flow = useSelector(sharing, (snapshot) => snapshot?.flow ?? null);
  if (flow === null) return waiting;
  return (
    <Suspense fallback={waiting}>
      <MilestoneShareWithin key={flow.sessionId} actor={flow}>
        <MilestoneShareScreen />
      </MilestoneShareWithin>
    </Suspense>
  );
};
