import { shallowEqual } from '@xstate/react';
import { MEDICINE_WORDINGS } from '../../../contracts/assessment/medicines.ts';
import type { MedicineWording } from '../../../contracts/assessment/medicines.ts';
import * as say from '../../../contracts/texts/en/assessment-screens.ts';
import { areMedicinesChecked } from '../../../machines/assessment/assessment.selectors.ts';
import { selectMedicineQuestion } from '../../../machines/assessment/medicine-check.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { ChoiceGroup } from '../../components/choice-group/ChoiceGroup.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import {
  STEP_INTRO_ID,
  STEP_PROGRESS_ID,
  STEP_TITLE_ID,
} from '../../components/step-frame/step-title.ts';
import { resultTexts } from '../../lib/format/result-texts.ts';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';
import { MedicineOutcome } from './MedicineOutcome.tsx';

const { check, consult, questions: words } = resultTexts.medicines;

const choicesOf = (wording: MedicineWording) => {
  const labels: Readonly<Record<string, string>> = words[wording].options;
  return MEDICINE_WORDINGS[wording].map((option) => ({
    value: option,
    label: labels[option] ?? option,
  }));
};

/** The questions before a medicine is suggested, one at a time. */
const MedicineQuestion = () => {
  const assessment = useAssessment();
  const asked = useAssessmentSelected(selectMedicineQuestion, shallowEqual);
  if (asked === null) return null;
  const { id, wording, place, isLast, chosen, canGoOn, busy, failed } = asked;
  const { question, hint } = words[wording];
  return (
    <StepFrame
      key={id}
      title={question}
      place={place}
      eyebrow={<span id={STEP_PROGRESS_ID}>{`${check.title} · ${place}`}</span>}
      intro={hint}
      back={{ label: say.back, onClick: () => assessment.send({ type: 'step.backRequested' }) }}
      note={failed && <InlineError>{check.failed}</InlineError>}
      primary={{
        label: busy ? check.busy : isLast ? check.submit : say.next,
        busy,
        disabled: !canGoOn,
        waitsFor: say.chooseAnAnswerToGoOn,
        onClick: () => assessment.send({ type: 'medicineAnswer.confirmed' }),
      }}
    >
      <ChoiceGroup
        type="radio"
        labelledBy={STEP_TITLE_ID}
        describedBy={STEP_INTRO_ID}
        name={id}
        choices={choicesOf(wording)}
        chosen={chosen === undefined ? [] : [chosen]}
        onChange={(option) => assessment.send({ type: 'medicine.answered', id, option })}
      />
    </StepFrame>
  );
};

/** The outcome of the check; the answers can be corrected. */
const MedicinesChecked = () => {
  const assessment = useAssessment();
  return (
    <StepFrame
      title={check.outcome}
      intro={consult}
      primary={{
        label: check.back,
        onClick: () => assessment.send({ type: 'step.backRequested' }),
      }}
    >
      <MedicineOutcome />
      <Button
        variant="default"
        onClick={() => assessment.send({ type: 'medicineAnswers.reopened' })}
      >
        {check.correct}
      </Button>
    </StepFrame>
  );
};

/** The check before a medicine, within DIAGNOSIS (DIAG-18..22). */
export const MedicinesScreen = () =>
  useAssessmentSelected(areMedicinesChecked) ? <MedicinesChecked /> : <MedicineQuestion />;
