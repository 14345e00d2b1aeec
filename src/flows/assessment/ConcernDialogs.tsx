import { Suspense } from 'react';
import {
  selectIsHelpAdvised,
  selectWarning,
} from '../../../machines/assessment/assessment.selectors.ts';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';
import { HelpDialog } from './following.ts';

/** What stands in the way of a concern: the warning (INTRO-25..28), or help named in its place. */
export const ConcernDialogs = () => {
  const assessment = useAssessment();
  const warning = useAssessmentSelected(selectWarning);
  const isHelpAdvised = useAssessmentSelected(selectIsHelpAdvised);
  return (
    <>
      <Dialog
        opened={warning !== null}
        title="Warning"
        confirm={{ label: 'Ok', onClick: () => assessment.send({ type: 'warning.acknowledged' }) }}
      >
        {warning === 'unchecked' && (
          <p>We could not check it just now. Your words are kept: please try again in a moment.</p>
        )}
        <p>Invalid message, Please enter a dental related message.</p>
      </Dialog>
      <Suspense>{isHelpAdvised && <HelpDialog />}</Suspense>
    </>
  );
};
