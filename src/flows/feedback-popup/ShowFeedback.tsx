import { selectMayBeShown } from '../../../machines/feedback-popup/feedback-popup.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { useFeedbackPopup, useFeedbackPopupSelected } from './feedback-popup.flow.ts';

/** Shows the popup at once, for developers and testers (FPOP-21). */
export const ShowFeedback = () => {
  const popup = useFeedbackPopup();
  return (
    <Button
      variant="subtle"
      disabled={!useFeedbackPopupSelected(selectMayBeShown)}
      onClick={() => popup.send({ type: 'popup.requested' })}
    >
      Show Feedback (Debug)
    </Button>
  );
};
