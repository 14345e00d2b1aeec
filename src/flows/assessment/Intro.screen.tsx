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
import * as say from '../../../contracts/texts/en/assessment-screens.ts';
import { TOPIC_LABELS } from '../../../contracts/texts/en/topics.ts';
import { Button } from '../../components/button/Button.tsx';
import { QuickChips } from '../../components/choice-group/QuickChips.tsx';
import { Claims } from '../../components/claims/Claims.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { TextBox } from '../../components/text-box/TextBox.tsx';
import { LazyDictation } from '../dictation/lazy.ts';
import { useChat } from './chat-hooks.ts';
import { ConcernDialogs } from './ConcernDialogs.tsx';
import { Placing } from './Placing.tsx';
import { texts } from '../../lib/format/texts.ts';
import { withWords } from '../../lib/format/with-words.ts';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';
import classes from './intro.module.css';

const CLAIMS = [
  say.minAssessment(ASSESSMENT_MINUTES),
  say.securePrivate,
  texts.assessment.sentForCheck,
];

const CHIPS = TOPICS.map((topic) => ({ label: TOPIC_LABELS[topic.category], topic }));

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
      intro={
        <>
          {say.sayYourOwnWordsEnglishHindi}
          <span className={classes.byKeyboard}> {say.orSpeak}</span>
        </>
      }
      primary={{
        label: busy ? say.checking : say.send,
        busy,
        disabled: !canSend,
        waitsFor: unplaced
          ? texts.assessment.placing.questions[unplaced]
          : say.writeWhatWrongPickClosest,
        onClick: submit,
      }}
    >
      <TextBox
        label={say.yourConcern}
        placeholder={say.forExampleMyBackToothHurts}
        rows={3}
        maxLength={CONCERN_MAX}
        value={text}
        readOnly={busy}
        onChange={(words) => assessment.send({ type: 'concern.changed', text: words })}
        onKeyDown={onEnter(submit)}
        tool={
          <LazyDictation
            disabled={busy}
            onWords={(words) =>
              assessment.send({
                type: 'concern.changed',
                text: withWords(text, words, CONCERN_MAX),
              })
            }
          />
        }
      />
      {unplaced ? (
        <Placing unplaced={unplaced} />
      ) : (
        <QuickChips
          label={say.orPickTheClosest}
          chips={CHIPS}
          disabled={busy}
          onChoose={({ topic }) => assessment.send({ type: 'topic.chosen', topic })}
        />
      )}
      <Claims claims={CLAIMS} />
      {canStartFresh && (
        <Button variant="default" onClick={() => chat.send({ type: 'freshStart.requested' })}>
          {say.startFreshAssessment}
        </Button>
      )}
      <ConcernDialogs />
    </StepFrame>
  );
};
