import { shallowEqual } from '@xstate/react';
import { MEDICINE_QUESTIONS } from '../../../contracts/assessment/medicines.ts';
import type { MedicineQuestionId } from '../../../contracts/assessment/medicines.ts';
import {
  selectMedicineAnswers,
  selectMedicineCheck,
  selectMedicineQuestions,
} from '../../../machines/assessment/medicine-check.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { QuestionCard } from '../../components/question-card/QuestionCard.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { resultTexts } from '../../lib/format/result-texts.ts';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';
import { MedicineOutcome } from './MedicineOutcome.tsx';

const { check, consult, questions: words } = resultTexts.medicines;

const choicesOf = (id: MedicineQuestionId) => {
  const labels: Readonly<Record<string, string>> = words[id].options;
  return MEDICINE_QUESTIONS[id].map((option) => ({ value: option, label: labels[option] ?? '' }));
};

const Questions = () => {
  const assessment = useAssessment();
  const questions = useAssessmentSelected(selectMedicineQuestions, shallowEqual);
  const answers = useAssessmentSelected(selectMedicineAnswers);
  return questions.map((id) => (
    <QuestionCard
      key={id}
      name={id}
      question={words[id].question}
      hint={words[id].hint}
      choices={choicesOf(id)}
      chosen={answers[id]}
      onAnswer={(option) => assessment.send({ type: 'medicine.answered', id, option })}
    />
  ));
};

/**
 * The questions before a medicine is suggested. All are on one page, so that a double tap cannot answer the next one.
 */
const MedicineQuestions = () => {
  const assessment = useAssessment();
  const { busy, failed, canSubmit } = useAssessmentSelected(selectMedicineCheck, shallowEqual);
  return (
    <StepFrame
      title={check.title}
      intro={check.intro}
      back={{ label: 'Back', onClick: () => assessment.send({ type: 'step.backRequested' }) }}
      note={failed && <InlineError>{check.failed}</InlineError>}
      primary={{
        label: busy ? check.busy : check.submit,
        busy,
        disabled: !canSubmit,
        waitsFor: 'Answer each question to go on.',
        onClick: () => assessment.send({ type: 'medicineAnswers.submitted' }),
      }}
    >
      <Questions />
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
export const MedicinesScreen = () => {
  const { checked } = useAssessmentSelected(selectMedicineCheck, shallowEqual);
  return checked ? <MedicinesChecked /> : <MedicineQuestions />;
};
