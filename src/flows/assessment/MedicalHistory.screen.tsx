import { shallowEqual } from '@xstate/react';
import { ALLERGIES_MAX, MEDICAL_CONDITIONS } from '../../../contracts/assessment/chat-context.ts';
import { selectHistory } from '../../../machines/assessment/assessment.selectors.ts';
import { ChoiceGroup } from '../../components/choice-group/ChoiceGroup.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { STEP_TITLE_ID } from '../../components/step-frame/step-title.ts';
import { TextBox } from '../../components/text-box/TextBox.tsx';
import { texts } from '../../lib/format/texts.ts';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';

const CHOICES = MEDICAL_CONDITIONS.map((condition) => ({
  value: condition,
  label: texts.person.conditions[condition],
  hint: texts.person.conditionHints[condition],
}));

/** MEDICAL_HISTORY: conditions, allergies and medicines (MED-01..12). */
export const MedicalHistoryScreen = () => {
  const assessment = useAssessment();
  const { ticked, allergies } = useAssessmentSelected(selectHistory, shallowEqual);
  return (
    <StepFrame
      title={texts.assessment.prompts.MEDICAL_HISTORY}
      intro="Tick all that apply. They decide which medicines are safe to suggest."
      back={{ label: 'Back', onClick: () => assessment.send({ type: 'step.backRequested' }) }}
      primary={{
        label: 'Continue to Consent',
        onClick: () => assessment.send({ type: 'history.submitted' }),
      }}
    >
      <ChoiceGroup
        type="checkbox"
        labelledBy={STEP_TITLE_ID}
        name="medicalHistory"
        choices={CHOICES}
        chosen={ticked}
        onChange={(condition) => assessment.send({ type: 'condition.toggled', condition })}
      />
      <TextBox
        label="Any allergies or medications?"
        hint="Also say if you are pregnant, or had a reaction to a painkiller or mouthwash."
        placeholder="For example: allergic to penicillin, taking Ecosprin 75"
        rows={2}
        maxLength={ALLERGIES_MAX}
        value={allergies}
        onChange={(text) => assessment.send({ type: 'allergies.changed', text })}
      />
    </StepFrame>
  );
};
