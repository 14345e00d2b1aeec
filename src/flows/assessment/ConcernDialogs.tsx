import { selectWarning } from '../../../machines/assessment/assessment.selectors.ts';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';

const INVALID = 'Invalid message, Please enter a dental related message.';

/** Nobody may wait for our connection in an emergency. */
const Unchecked = () => (
  <>
    <p>We could not check it just now. Your words are kept: please try again in a moment.</p>
    <p>
      Is somebody in danger? Do not wait for us: call <a href="tel:112">112</a>.
    </p>
  </>
);

/** What stands in the way of a concern (INTRO-25..28). */
export const ConcernDialogs = () => {
  const assessment = useAssessment();
  const warning = useAssessmentSelected(selectWarning);
  return (
    <Dialog
      opened={warning !== null}
      title="Warning"
      confirm={{ label: 'Ok', onClick: () => assessment.send({ type: 'warning.acknowledged' }) }}
    >
      {warning === 'unchecked' ? <Unchecked /> : <p>{INVALID}</p>}
    </Dialog>
  );
};
