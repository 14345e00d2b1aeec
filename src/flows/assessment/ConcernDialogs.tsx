import {
  selectAdvisedHelp,
  selectWarning,
} from '../../../machines/assessment/assessment.selectors.ts';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { EmergencyAlert } from '../../components/emergency-alert/EmergencyAlert.tsx';
import { emergencyWords } from '../../lib/emergency-words.ts';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';

/** What stands in the way of a concern: the warning (INTRO-25..28), or help named in its place. */
export const ConcernDialogs = () => {
  const assessment = useAssessment();
  const warning = useAssessmentSelected(selectWarning);
  const help = useAssessmentSelected(selectAdvisedHelp);
  const ok = { label: 'Ok', onClick: () => assessment.send({ type: 'warning.acknowledged' }) };
  return (
    <>
      <Dialog opened={warning !== null} title="Warning" confirm={ok}>
        {warning === 'unchecked' && (
          <p>We could not check it just now. Your words are kept: please try again in a moment.</p>
        )}
        <p>Invalid message, Please enter a dental related message.</p>
      </Dialog>
      <Dialog opened={help !== null} title="Please get help" confirm={ok}>
        {help && <EmergencyAlert {...emergencyWords(help)} quiet />}
      </Dialog>
    </>
  );
};
