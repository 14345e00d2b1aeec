import { shallowEqual } from '@xstate/react';
import { Suspense } from 'react';
import {
  selectKeepsHelp,
  selectMessageCount,
  selectScreen,
  selectScreenKey,
  selectStep,
} from '../../../machines/assessment/assessment.selectors.ts';
import type { AssessmentScreen } from '../../../machines/assessment/assessment.selectors.ts';
import { selectProgressView } from '../../../machines/assessment/progress.selectors.ts';
import { leavesScrollAlone } from '../../../machines/scrolling/scrolling.machine.ts';
import { AssessmentLayout } from '../../components/assessment-layout/AssessmentLayout.tsx';
import { ProgressHeader } from '../../components/progress-header/ProgressHeader.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { useAddress } from '../../lib/address/address.ts';
import { useEnterKey } from '../../lib/focus/enter-key.ts';
import { HeadingFocus } from '../../lib/focus/focus.ts';
import { usePreload } from '../../lib/loading/preload.ts';
import { useChat } from './chat-hooks.ts';
import { HeaderLanguages } from '../language-switch/LanguageSwitch.tsx';
import { PartBoundary } from '../page-loading/later-page.tsx';
import { STEP_ADDRESS, useAssessment, useAssessmentSelected } from './assessment.flow.ts';
import { EmergencyBar, following, HeaderTools } from './following.ts';
import { SCREENS } from './screens.ts';

const Tools = () =>
  useAssessmentSelected(selectMessageCount) === 0 ? (
    HAS_OTHER_LANGUAGES && <HeaderLanguages />
  ) : (
    <Suspense>
      <HeaderTools />
    </Suspense>
  );

/** Screens too urgent to show how long the rest takes. */
const HURRIED: ReadonlySet<AssessmentScreen> = new Set(['HELP', 'SIGNS']);

/** The assessment: its header, an emergency if there is one, the conversation and the step's screen. */
export const AssessmentPage = () => {
  const chat = useChat();
  const step = useAssessmentSelected(selectStep);
  const progress = useAssessmentSelected(selectProgressView, shallowEqual);
  const keepsHelp = useAssessmentSelected(selectKeepsHelp);
  const appeared = useAssessmentSelected(selectScreenKey);
  useAddress(useAssessment(), STEP_ADDRESS);
  useEnterKey();
  usePreload(following.preload);
  const screen = useAssessmentSelected(selectScreen);
  const Screen = SCREENS[screen];
  return (
    <AssessmentLayout
      header={
        <ProgressHeader
          onLeave={() => chat.send({ type: 'exit.requested' })}
          label={progress?.label}
          done={progress?.done}
          of={progress?.of}
        >
          <Tools />
        </ProgressHeader>
      }
      place={HURRIED.has(screen) ? undefined : progress?.label}
      alert={
        keepsHelp && (
          <Suspense>
            <EmergencyBar />
          </Suspense>
        )
      }
      alertPinned={screen !== 'MEDICINES'}
    >
      <PartBoundary key={screen}>
        <Suspense fallback={<Skeleton />}>
          <Screen />
          <HeadingFocus appeared={appeared} leavesScroll={leavesScrollAlone(step)} />
        </Suspense>
      </PartBoundary>
    </AssessmentLayout>
  );
};
