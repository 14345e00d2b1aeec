import { useId } from 'react';
import { CUSTOM_FEEDBACK_MAX, IMPROVEMENTS } from '../../../contracts/assessment/feedback.ts';
import type { Improvement } from '../../../contracts/assessment/feedback.ts';
import * as say from '../../../contracts/texts/en/feedback.ts';
import {
  selectAsksForWords,
  selectOpinion,
} from '../../../machines/feedback-popup/feedback-popup.machine.ts';
import { TickList } from '../../components/feedback/TickList.tsx';
import { TextBox } from '../../components/text-box/TextBox.tsx';
import { useFeedbackPopup, useFeedbackPopupSelected } from './feedback-popup.flow.ts';
import classes from './feedback-popup.module.css';

const LABELS: Readonly<Record<Improvement, string>> = {
  too_long: say.itTookTooLong,
  inaccurate_diagnosis: say.theResultDoesNotFit,
  difficult_to_use: say.itWasHardToUse,
  something_else: say.somethingElse,
};
const CHOICES = IMPROVEMENTS.map((value) => ({ value, label: LABELS[value] }));

/** Asks what could be better, with a text box for "something else" (FPOP-08..14). */
export const Improvements = () => {
  const popup = useFeedbackPopup();
  const { improvements, customFeedback } = useFeedbackPopupSelected(selectOpinion);
  const asksForWords = useFeedbackPopupSelected(selectAsksForWords);
  const id = useId();
  return (
    <div className={classes.part}>
      <p id={id} className={classes.question}>
        {say.whatCouldBeBetter}
      </p>
      <TickList
        labelledBy={id}
        name="improvements"
        choices={CHOICES}
        chosen={improvements}
        onChange={(improvement) => popup.send({ type: 'improvement.chosen', improvement })}
      />
      {asksForWords && (
        <TextBox
          label={say.whatIsItOptional}
          rows={2}
          isCounted
          maxLength={CUSTOM_FEEDBACK_MAX}
          value={customFeedback}
          onChange={(text) => popup.send({ type: 'customFeedback.changed', text })}
        />
      )}
    </div>
  );
};
