import { selectAdvisedHelp } from '../../../machines/assessment/assessment.selectors.ts';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { EmergencyAlert } from '../../components/emergency-alert/EmergencyAlert.tsx';
import { emergencyWords } from '../../lib/emergency-words.ts';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';

/** Help named in place of the warning, for words that are not dental. */
export const HelpDialog = () => {
  const assessment = useAssessment();
  const help = useAssessmentSelected(selectAdvisedHelp);
  return (
    <Dialog
      opened={help !== null}
      title="Please get help"
      confirm={{ label: 'Ok', onClick: () => assessment.send({ type: 'warning.acknowledged' }) }}
    >
      {help && <EmergencyAlert {...emergencyWords(help)} quiet />}
    </Dialog>
  );
};
