import { shallowEqual } from '@xstate/react';
import { ALLERGIES_MAX, MEDICAL_CONDITIONS } from '../../../contracts/assessment/chat-context.ts';
import type { MedicalCondition } from '../../../contracts/assessment/chat-context.ts';
import * as say from '../../../contracts/texts/en/assessment-screens.ts';
import {
  selectHistory,
  selectMedicineFacts,
} from '../../../machines/assessment/assessment.selectors.ts';
import { ChoiceGroup } from '../../components/choice-group/ChoiceGroup.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { STEP_TITLE_ID } from '../../components/step-frame/step-title.ts';
import { TextBox } from '../../components/text-box/TextBox.tsx';
import { laterTexts } from '../../lib/format/later-texts.ts';
import { texts } from '../../lib/format/texts.ts';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';

const { boxes, hints, intro } = laterTexts.history;

/** MEDICAL_HISTORY: what decides about a medicine, conditions, allergies and medicines (MED-01..12). */
export const MedicalHistoryScreen = () => {
  const assessment = useAssessment();
  const { ticked, allergies } = useAssessmentSelected(selectHistory, shallowEqual);
  const facts = useAssessmentSelected(selectMedicineFacts, shallowEqual);
  // Two lists, since the last box of the second says that none above it applies, and is the eighth in its own.
  const lists: ReadonlyArray<readonly MedicalCondition[]> = [facts, MEDICAL_CONDITIONS];
  return (
    <StepFrame
      title={texts.assessment.prompts.MEDICAL_HISTORY}
      intro={intro}
      back={{ label: say.back, onClick: () => assessment.send({ type: 'step.backRequested' }) }}
      primary={{
        label: say.continueToConsent,
        onClick: () => assessment.send({ type: 'history.submitted' }),
      }}
    >
      {lists.map((list) => (
        <ChoiceGroup
          key={list[0]}
          type="checkbox"
          labelledBy={STEP_TITLE_ID}
          name="medicalHistory"
          choices={list.map((value) => ({ value, label: boxes[value], hint: hints[value] }))}
          chosen={ticked}
          onChange={(condition) => assessment.send({ type: 'condition.toggled', condition })}
        />
      ))}
      <TextBox
        label={say.anyAllergiesOrMedications}
        hint={say.alsoNamePainkillerMouthwashYouReacted}
        placeholder={say.forExampleAllergicPenicillinTakingEcosprin}
        rows={2}
        maxLength={ALLERGIES_MAX}
        value={allergies}
        onChange={(text) => assessment.send({ type: 'allergies.changed', text })}
      />
    </StepFrame>
  );
};
