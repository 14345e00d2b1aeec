import { selectWarning } from '../../../machines/assessment/assessment.selectors.ts';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { WayLink } from '../../components/way-links/WayLink.tsx';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';

const INVALID = 'Invalid message, Please enter a dental related message.';

/** Explains which concerns are dental, under the document's own sentence (INTRO-26). */
const Invalid = () => (
  <>
    <p>{INVALID}</p>
    <p>
      Tell us about teeth, gums, tongue, lips or jaw. For example: “my back tooth hurts when I drink
      cold water”.
    </p>
  </>
);

/** Gives the emergency number to somebody who may have no time for questions. */
export const InDanger = () => (
  <>
    <p>Is somebody in danger? Do not wait for us.</p>
    <WayLink kind="call" label="Call 112" href="tel:112" size="small" />
  </>
);

/** In an emergency the patient must not wait, neither for the server nor for us who know the mouth alone. */
const SAYS = {
  elsewhere: 'We know the mouth and jaw only: please see a doctor.',
  unchecked: 'We could not check it just now. Your words are kept: please try again.',
} as const;

/** Shows the dialogs about a concern that was refused or could not be checked (INTRO-25..28). */
export const ConcernDialogs = () => {
  const assessment = useAssessment();
  const warning = useAssessmentSelected(selectWarning);
  const ok = { label: 'Ok', onClick: () => assessment.send({ type: 'warning.acknowledged' }) };
  const again = {
    label: 'Try again',
    onClick: () => assessment.send({ type: 'concern.submitted' }),
  };
  const affirm = {
    label: 'It is about my mouth',
    onClick: () => assessment.send({ type: 'concern.affirmed' }),
  };
  const told = { confirm: affirm, decline: ok };
  const answers = {
    rejected: { confirm: ok },
    doubted: told,
    elsewhere: told,
    unchecked: { confirm: again, decline: ok },
  }[warning ?? 'rejected'];
  return (
    <Dialog
      opened={warning !== null}
      title={warning === 'elsewhere' ? 'Not in your mouth?' : 'Warning'}
      {...answers}
    >
      {warning === 'elsewhere' || warning === 'unchecked' ? (
        <>
          <p>{SAYS[warning]}</p>
          <InDanger />
        </>
      ) : (
        <Invalid />
      )}
    </Dialog>
  );
};
