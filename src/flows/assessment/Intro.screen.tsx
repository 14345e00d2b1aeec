import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { CONCERN_MAX } from '../../../contracts/chat-context.ts';
import { ASSESSMENT_MINUTES } from '../../../contracts/product.ts';
import {
  selectCanStartFresh,
  selectConcern,
} from '../../../machines/assessment/assessment.selectors.ts';
import { PROMPTS } from '../../../machines/assessment/prompts.ts';
import type { concernMachine } from '../../../machines/concern/concern.machine.ts';
import { selectConcernText } from '../../../machines/concern/concern.selectors.ts';
import { TOPICS } from '../../../machines/concern/topics.ts';
import { QuickChips } from '../../components/choice-group/QuickChips.tsx';
import { Claims } from '../../components/claims/Claims.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { TextBox } from '../../components/text-box/TextBox.tsx';
import { useChat } from '../chat/provider.tsx';
import { ConcernDialogs } from './ConcernDialogs.tsx';
import { useAssessment } from './assessment-context.ts';

type ConcernRef = ActorRefFrom<typeof concernMachine>;

const CLAIMS = [`${ASSESSMENT_MINUTES} min assessment`, 'Secure & Private'];

const submitsOnEnter = (concern: ConcernRef) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  concern.send({ type: 'concern.submitted' });
};

const ConcernForm = ({ concern }: { readonly concern: ConcernRef }) => {
  const text = useSelector(concern, selectConcernText);
  const busy = useSelector(concern, (snapshot) => snapshot.hasTag('busy'));
  const canSend = useSelector(concern, (snapshot) => snapshot.can({ type: 'concern.submitted' }));
  const canStartFresh = useSelector(useAssessment(), selectCanStartFresh);
  const chat = useChat();
  return (
    <StepFrame
      title={PROMPTS.INTRO}
      intro="Say it in your own words, in English or Hinglish. A few simple questions follow."
      primary={{
        label: busy ? 'Checking...' : 'Send',
        busy,
        disabled: !canSend,
        onClick: () => concern.send({ type: 'concern.submitted' }),
      }}
    >
      <TextBox
        label="Your concern"
        placeholder="For example: my back tooth hurts when I drink cold water"
        rows={3}
        maxLength={CONCERN_MAX}
        value={text}
        readOnly={busy}
        onChange={(words) => concern.send({ type: 'concern.changed', text: words })}
        onKeyDown={submitsOnEnter(concern)}
      />
      <QuickChips
        label="Or pick the closest"
        chips={TOPICS}
        disabled={busy}
        onChoose={(topic) => concern.send({ type: 'topic.chosen', topic })}
      />
      <Claims claims={CLAIMS} />
      {canStartFresh && (
        <Button variant="default" onClick={() => chat.send({ type: 'freshStart.requested' })}>
          Start Fresh Assessment
        </Button>
      )}
      <ConcernDialogs concern={concern} />
    </StepFrame>
  );
};

/** INTRO: the patient says what is wrong (INTRO-01..20). */
export const IntroScreen = () => {
  const concern = useSelector(useAssessment(), selectConcern);
  return concern === undefined ? null : <ConcernForm concern={concern} />;
};
