import { PATHS } from '../../../contracts/common/paths.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/xray.ts';
import {
  selectIsReanalysisFailed,
  selectIsReadable,
  selectIsSavable,
  selectXray,
  selectXraySentence,
} from '../../../machines/xray/xray.selectors.ts';
import { REANALYSIS_FAILED } from '../../../contracts/texts/en/flows/xray.ts';
import { Button, ButtonLink } from '../../components/button/Button.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { LazyFeedbackDialog } from '../feedback-dialog/lazy.tsx';
import { ConsentWay, StartNew } from './image-field.tsx';
import { JawLegend } from './JawLegend.tsx';
import { PartHead } from './PartHead.tsx';
import { QualityNote, XrayQuestions } from './picture-guide.tsx';
import { useXray, useXraySelected } from './xray.flow.ts';
import classes from './xray.module.css';
import { XrayPicture } from './XrayPicture.tsx';

/** Says why the re-analysis failed, and offers what can be done (REAN-09). */
const ReanalysisFailed = () => {
  const xray = useXray();
  const sentence = useXraySelected(selectXraySentence);
  return (
    <>
      <InlineError>{sentence ?? REANALYSIS_FAILED.message}</InlineError>
      <div className={classes.actions}>
        <Button onClick={() => xray.send({ type: 'reanalysis.submitted' })}>
          {common.tryAgain}
        </Button>
        <ConsentWay />
        <Button variant="subtle" onClick={() => xray.send({ type: 'reanalysis.dismissed' })}>
          {say.leaveIt}
        </Button>
      </div>
    </>
  );
};

/**
 * Offers the re-analysis; a patient without answers is asked for them first, and the findings are sent along (XRAY-22).
 */
const Further = () => {
  const xray = useXray();
  return useXraySelected(selectIsReadable) ? (
    <Button variant="default" onClick={() => xray.send({ type: 'reanalysis.requested' })}>
      {say.readItTogetherWithMyAnswers}
    </Button>
  ) : (
    <ButtonLink
      variant="default"
      href={PATHS.chat}
      onClick={() => xray.send({ type: 'answers.requested' })}
    >
      {say.answerAFewQuestionsFirst}
    </ButtonLink>
  );
};

/** Shows the findings, and what can be done with them. */
export const Findings = () => {
  const xray = useXray();
  const isFailed = useXraySelected(selectIsReanalysisFailed);
  const isReadable = useXraySelected(selectIsReadable);
  const isSavable = useXraySelected(selectIsSavable);
  const { id, analysis } = useXraySelected(selectXray) ?? {};
  return (
    <div className={classes.stack}>
      <PartHead step={3} title={say.whatWasFound} />
      {isFailed && <ReanalysisFailed />}
      <QualityNote />
      <p>{analysis?.summary}</p>
      <XrayPicture />
      {analysis?.projection === 'panoramic' && <JawLegend />}
      <XrayQuestions />
      {!isReadable && !isFailed && <p>{say.anXRaySaysLittleIts}</p>}
      <div className={classes.actions}>
        <ButtonLink href={PATHS.findMyDentist}>{say.findNearbyDentalClinic}</ButtonLink>
        {!isFailed && <Further />}
        {isSavable && (
          <Button variant="default" onClick={() => xray.send({ type: 'save.requested' })}>
            {say.saveItWithMyResult}
          </Button>
        )}
        <StartNew />
      </div>
      {id !== undefined && <LazyFeedbackDialog key={id} sessionId={id} />}
    </div>
  );
};
