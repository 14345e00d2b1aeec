import type { KeyboardEvent } from 'react';
import { CONCERN_MAX } from '../../../contracts/assessment/chat-context.ts';
import { ASSESSMENT_MINUTES } from '../../../contracts/common/product.ts';
import {
  selectCanSendConcern,
  selectCanStartFresh,
  selectConcernText,
  selectIsBusy,
  selectUnplaced,
} from '../../../machines/assessment/assessment.selectors.ts';
import { TOPICS } from '../../../contracts/assessment/topics.ts';
import { Button } from '../../components/button/Button.tsx';
import { QuickChips } from '../../components/choice-group/QuickChips.tsx';
import { Claims } from '../../components/claims/Claims.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { TextBox } from '../../components/text-box/TextBox.tsx';
import { useChat } from './chat-hooks.ts';
import { ConcernDialogs } from './ConcernDialogs.tsx';
import { Placing } from './Placing.tsx';
import { texts } from '../../lib/format/texts.ts';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';

const CLAIMS = [
  `${ASSESSMENT_MINUTES} min assessment`,
  'Secure & Private',
  texts.assessment.sentForCheck,
];

const onEnter = (submit: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  submit();
};

/** INTRO: the patient says what is wrong (INTRO-01..20). */
export const IntroScreen = () => {
  const chat = useChat();
  const assessment = useAssessment();
  const text = useAssessmentSelected(selectConcernText);
  const busy = useAssessmentSelected(selectIsBusy);
  const canSend = useAssessmentSelected(selectCanSendConcern);
  const canStartFresh = useAssessmentSelected(selectCanStartFresh);
  const unplaced = useAssessmentSelected(selectUnplaced);
  const submit = (): void => assessment.send({ type: 'concern.submitted' });
  return (
    <StepFrame
      title={texts.assessment.prompts.INTRO}
      intro="Say it in your own words, in English, Hindi or Hinglish. A few simple questions follow."
      primary={{
        label: busy ? 'Checking...' : 'Send',
        busy,
        disabled: !canSend,
        waitsFor: unplaced
          ? texts.assessment.placing.questions[unplaced]
          : 'Write what is wrong, or pick the closest.',
        onClick: submit,
      }}
    >
      <TextBox
        label="Your concern"
        placeholder="For example: my back tooth hurts when I drink cold water"
        rows={3}
        maxLength={CONCERN_MAX}
        value={text}
        readOnly={busy}
        onChange={(words) => assessment.send({ type: 'concern.changed', text: words })}
        onKeyDown={onEnter(submit)}
      />
      {unplaced ? (
        <Placing unplaced={unplaced} />
      ) : (
        <QuickChips
          label="Or pick the closest"
          chips={TOPICS}
          disabled={busy}
          onChoose={(topic) => assessment.send({ type: 'topic.chosen', topic })}
        />
      )}
      <Claims claims={CLAIMS} />
      {canStartFresh && (
        <Button variant="default" onClick={() => chat.send({ type: 'freshStart.requested' })}>
          Start Fresh Assessment
        </Button>
      )}
      <ConcernDialogs />
    </StepFrame>
  );
};
