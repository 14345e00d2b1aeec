import { selectKeptAt } from '../../../machines/assessment/assessment.selectors.ts';
import { selectReportable } from '../../../machines/assessment/reportable.selectors.ts';
import { selectIsSaving, selectSignInGate } from '../../../machines/chat/chat.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { Disclaimer } from '../../components/disclaimer/Disclaimer.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { resultTexts } from '../../lib/format/result-texts.ts';
import { useChat, useChatSelected } from './chat-hooks.ts';
import { LazyReport } from '../report/lazy.tsx';
import { LazySignInGate } from '../sign-in-gate/lazy.ts';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';
import classes from './result.module.css';

/** Saves the result to the account's dashboard; a signed-out visitor logs in first (DIAG-28). */
const SaveButton = () => {
  const chat = useChat();
  const isSaving = useChatSelected(selectIsSaving);
  return (
    <>
      <Button
        variant="default"
        aria-busy={isSaving}
        onClick={() => chat.send({ type: 'save.requested' })}
      >
        {resultTexts.keep.save}
      </Button>
      <LazySignInGate flow={useChatSelected(selectSignInGate)} />
    </>
  );
};

/** Shows the next actions, where the result is kept (DATA-06), and the disclaimer. */
export const Closing = () => {
  const assessment = useAssessment();
  const place = useAssessmentSelected(selectKeptAt);
  return (
    <>
      <ResultSection title={resultTexts.keep.title} intro={resultTexts.keep.intro}>
        <div className={classes.keep}>
          <SaveButton />
          <LazyReport
            key={useAssessmentSelected(({ context }) => context.diagnosis?.received_at)}
            result={() => selectReportable(assessment.getSnapshot())}
          />
          <Button
            variant="default"
            onClick={() => assessment.send({ type: 'nextSteps.requested' })}
          >
            {resultTexts.keep.next}
          </Button>
        </div>
      </ResultSection>
      <Disclaimer />
      {place !== null && <Disclaimer>{resultTexts.keptAt[place]}</Disclaimer>}
    </>
  );
};
