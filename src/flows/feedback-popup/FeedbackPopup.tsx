import type { ActorOptions } from 'xstate';
import * as say from '../../../contracts/texts/en/feedback.ts';
import { selectMayBeShown } from '../../../machines/feedback-popup/feedback-popup.machine.ts';
import type { feedbackPopupMachine } from '../../../machines/feedback-popup/feedback-popup.machine.ts';
import { FeedbackCard } from './FeedbackCard.tsx';
import {
  FeedbackPopupFlow,
  providedFeedbackPopup,
  useFeedbackPopup,
  useFeedbackPopupSelected,
} from './feedback-popup.flow.ts';
import { Button } from '../../components/button/Button.tsx';

/** Shows the popup at once, for developers and testers (FPOP-21). */
export const ShowFeedback = () => {
  const popup = useFeedbackPopup();
  return (
    <Button
      variant="subtle"
      disabled={!useFeedbackPopupSelected(selectMayBeShown)}
      onClick={() => popup.send({ type: 'popup.requested' })}
    >
      {say.showFeedbackDebug}
    </Button>
  );
};

type FeedbackPopupProps = {
  /** The subject of the feedback: the token of the chat session, if there is one. */
  readonly sessionToken: string | null;
  /** True to show the developers' button (FPOP-21). */
  readonly isForDevelopers?: boolean;
  readonly machine?: typeof feedbackPopupMachine;
  readonly clock?: ActorOptions<typeof feedbackPopupMachine>['clock'];
};

/** Asks at the end of the page, three seconds later, how the assessment was (FPOP-01..30). */
export const FeedbackPopup = (props: FeedbackPopupProps) => {
  const { sessionToken, isForDevelopers = import.meta.env.MODE === 'development' } = props;
  const { machine = providedFeedbackPopup, clock } = props;
  return (
    <FeedbackPopupFlow machine={machine} input={() => ({ sessionToken })} clock={clock}>
      {isForDevelopers && <ShowFeedback />}
      <FeedbackCard />
    </FeedbackPopupFlow>
  );
};
