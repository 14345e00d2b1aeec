import { selectRated } from '../../../machines/assessment/reportable.selectors.ts';
import type { Diagnosis } from '../../../contracts/assessment/diagnosis.ts';
import { PATHS } from '../../../contracts/common/paths.ts';
import { beforeTheVisit } from '../../../contracts/rules/danger-lines.ts';
import { hasSuspicion } from '../../../contracts/rules/suspicion.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/assessment-screens.ts';
import { ButtonLink } from '../../components/button/Button.tsx';
import { DueRow } from '../../components/due-row/DueRow.tsx';
import { PrintHead } from '../../components/print-head/PrintHead.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { URGENCY_LOOKS, UrgencyBadge } from '../../components/urgency/UrgencyBadge.tsx';
import { dayInWords, daysHint, headline, periods } from '../../lib/format/due.ts';
import type { DatedLevel } from '../../lib/format/due.ts';
import { resultMessage } from '../../lib/format/result-message.ts';
import { resultTexts } from '../../lib/format/result-texts.ts';
import { texts } from '../../lib/format/texts.ts';
import { LazyFeedbackPopup } from '../feedback-popup/lazy.ts';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';
import { ChildTalk } from './ChildTalk.tsx';
import { ConditionsSection, FirstInWords } from './Conditions.tsx';
import { LooksWays } from './LooksWays.tsx';
import { MedicinesSection } from './MedicinesSection.tsx';
import { NoteSection } from './NoteSection.tsx';
import { Closing } from './Result.tsx';
import { Quitline, Steps } from './Steps.tsx';
import { UntilThen } from './UntilThen.tsx';
import { VideoConsultation } from './VideoConsultation.tsx';
import { XrayOffer } from './XrayOffer.tsx';

type DatedResultProps = { readonly result: Diagnosis; readonly level: DatedLevel };

/**
 * A result with a last day. First what to do by when, as a slip with the days; then what helps until then and what it could
 * be; then a way to be seen. Everything else is a part that opens.
 */
export const DatedResult = ({ result, level }: DatedResultProps) => {
  const assessment = useAssessment();
  const rated = useAssessmentSelected(selectRated);
  const { received_at } = result;
  const title = headline(level, received_at);
  const days = periods(level, received_at);
  const { tone } = URGENCY_LOOKS[level];
  const { soonerWithSteps } = beforeTheVisit(result, level, resultTexts);
  return (
    <StepFrame
      title={title}
      announcement={texts.assessment.prompts.DIAGNOSIS}
      slip={tone}
      eyebrow={<UrgencyBadge level={level} />}
      intro={
        <>
          <FirstInWords result={result} />
          {days.length > 0 && <DueRow tone={tone} periods={days} press={daysHint(days)} />}
        </>
      }
      back={{ label: say.back, onClick: () => assessment.send({ type: 'step.backRequested' }) }}
      quick={{
        label: resultTexts.share.share,
        onClick: () =>
          assessment.send({
            type: 'share.requested',
            way: 'share',
            title,
            text: resultMessage(result, level, title),
          }),
      }}
      lead={
        <>
          <UntilThen result={result} level={level} />
          <ConditionsSection result={result} />
        </>
      }
      aside={
        <>
          <VideoConsultation />
          <Quitline result={result} />
        </>
      }
      action={
        <ButtonLink
          href={PATHS.findDentist}
          data-primary-action
          onClick={() => assessment.send({ type: 'dentistSearch.requested' })}
        >
          {common.findMyDentist}
        </ButtonLink>
      }
    >
      <PrintHead day={dayInWords(received_at)} />
      <LooksWays result={result} />
      <Steps result={result} intro={soonerWithSteps ?? undefined} />
      <ChildTalk result={result} />
      <MedicinesSection />
      <NoteSection result={result} />
      <Closing />
      <XrayOffer />
      {/* A session that opens after the result is drawn is asked about as well. */}
      {!hasSuspicion(result) && <LazyFeedbackPopup key={rated} sessionToken={rated} />}
    </StepFrame>
  );
};
