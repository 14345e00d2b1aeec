import { shallowEqual, useSelector } from '@xstate/react';
import { Suspense } from 'react';
import {
  sameTranscript,
  selectEmergency,
  selectProgressView,
  selectQuestionKey,
  selectShowsTranscript,
  selectStep,
  selectTranscript,
} from '../../../machines/assessment/assessment.selectors.ts';
import { leavesScrollAlone } from '../../../machines/scrolling/scrolling.machine.ts';
import { AssessmentLayout } from '../../components/assessment-layout/AssessmentLayout.tsx';
import { EmergencyAlert } from '../../components/emergency-alert/EmergencyAlert.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { ProgressHeader } from '../../components/progress-header/ProgressHeader.tsx';
import { TranscriptPanel } from '../../components/transcript-panel/TranscriptPanel.tsx';
import { useStepAddress } from '../../lib/address.ts';
import { useEnterKey } from '../../lib/enter-key.ts';
import { HeadingFocus } from '../../lib/focus.ts';
import { usePreload } from '../../lib/preload.ts';
import { useSavedState } from '../../lib/saved-state.ts';
import { useChat } from '../chat/provider.tsx';
import { AssessmentContext } from './assessment-context.ts';
import type { AssessmentRef } from './assessment-context.ts';
import { SCREENS, preloadResultScreens } from './screens.ts';

const sameEmergency = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const History = ({ assessment }: { readonly assessment: AssessmentRef }) => {
  const messages = useSelector(assessment, selectTranscript, sameTranscript);
  const saved = useSavedState(useChat());
  if (messages.length === 0) return null;
  return (
    <TranscriptPanel
      saved={saved}
      messages={messages.map(({ type, content }, index) => ({
        id: `${index}`,
        direction: type === 'user' ? 'sent' : 'received',
        text: content,
      }))}
    />
  );
};

/** The assessment: its header, an emergency if there is one, the conversation and the step's screen. */
export const AssessmentPage = ({ assessment }: { readonly assessment: AssessmentRef }) => {
  const chat = useChat();
  const step = useSelector(assessment, selectStep);
  const progress = useSelector(assessment, selectProgressView, shallowEqual);
  const emergency = useSelector(assessment, selectEmergency, sameEmergency);
  const appeared = useSelector(assessment, selectQuestionKey);
  // Short and always in view while there is more to answer; whole above the result.
  const alertPinned = step !== 'DIAGNOSIS';
  const showsTranscript = useSelector(assessment, selectShowsTranscript);
  useStepAddress(assessment);
  useEnterKey();
  usePreload(step !== 'INTRO', preloadResultScreens);
  const Screen = SCREENS[step];
  return (
    <AssessmentContext value={assessment}>
      <AssessmentLayout
        header={
          <ProgressHeader
            onLeave={() => chat.send({ type: 'exit.requested' })}
            label={progress?.label}
            percent={progress?.percent}
          />
        }
        alert={emergency && <EmergencyAlert {...emergency} compact={alertPinned} />}
        alertPinned={alertPinned}
        history={showsTranscript && <History assessment={assessment} />}
      >
        <Suspense fallback={<Skeleton />}>
          <Screen />
          <HeadingFocus appeared={appeared} leavesScroll={leavesScrollAlone(step)} />
        </Suspense>
      </AssessmentLayout>
    </AssessmentContext>
  );
};
