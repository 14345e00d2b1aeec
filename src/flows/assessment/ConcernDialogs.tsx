import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/assessment-screens.ts';
import { selectWarning } from '../../../machines/assessment/assessment.selectors.ts';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { WayLink } from '../../components/way-links/WayLink.tsx';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';

const INVALID = say.invalidMessagePleaseEnterDentalRelated;

/** Explains which concerns are dental, under the document's own sentence (INTRO-26). */
const Invalid = () => (
  <>
    <p>{INVALID}</p>
    <p>{say.tellUsAboutTeethGumsTongue}</p>
  </>
);

/** Gives the emergency number to somebody who may have no time for questions. */
export const InDanger = () => (
  <>
    <p>{say.isSomebodyDangerDoNotWait}</p>
    <WayLink kind="call" label={say.call112} href="tel:112" size="small" />
  </>
);

/** In an emergency the patient must not wait, neither for the server nor for us who know the mouth alone. */
const SAYS = {
  elsewhere: say.weKnowMouthJawOnlyPlease,
  unchecked: say.weCouldNotCheckJustNow,
} as const;

/** Shows the dialogs about a concern that was refused or could not be checked (INTRO-25..28). */
export const ConcernDialogs = () => {
  const assessment = useAssessment();
  const warning = useAssessmentSelected(selectWarning);
  const ok = { label: say.ok, onClick: () => assessment.send({ type: 'warning.acknowledged' }) };
  const again = {
    label: common.tryAgain,
    onClick: () => assessment.send({ type: 'concern.submitted' }),
  };
  const affirm = {
    label: say.itIsAboutMyMouth,
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
      title={warning === 'elsewhere' ? say.notInYourMouth : say.warning}
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
