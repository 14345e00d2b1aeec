import { useSelector } from '@xstate/react';
import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { consultationsMachine } from '../../../machines/consultations/consultations.machine.ts';
import type { LaterFlow } from '../../../machines/kit/later-flow.ts';
import { ConsultationsWithin } from './consultations.flow.ts';
import { opened } from '../opened.ts';

const ConsultationsScreens = lazy(async () => ({
  default: (await opened('consultations')).ConsultationsScreens,
}));

type OpenedConsultationsProps = {
  /** The consultations' actor, while a step runs it. */
  readonly consultations: ActorRefFrom<LaterFlow<typeof consultationsMachine>> | undefined;
  /** Shown until the screens are loaded. */
  readonly waiting: ReactNode;
};

/** Shows the consultations that a step runs. */
export const OpenedConsultations = ({ consultations, waiting }: OpenedConsultationsProps) => {
  const flow = useSelector(consultations, (snapshot) => snapshot?.flow ?? null);
  if (flow === null) return waiting;
  return (
    <Suspense fallback={waiting}>
      <ConsultationsWithin key={flow.sessionId} actor={flow}>
        <ConsultationsScreens />
      </ConsultationsWithin>
    </Suspense>
  );
};
