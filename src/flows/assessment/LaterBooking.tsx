import { selectUrgencyLevel } from '../../../machines/assessment/assessment.selectors.ts';
import { selectConsultation } from '../../../machines/assessment/consultation.selectors.ts';
import { selectBookingDialog, selectBookingGate } from '../../../machines/chat/chat.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { LazyBookingDialog } from '../booking-dialog/lazy.ts';
import { useChat, useChatSelected } from './chat-hooks.ts';
import { LazySignInGate } from '../sign-in-gate/lazy.ts';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';

/** Books a consultation for later, paid at the appointment (DIAG-24); not offered in an emergency. */
export const LaterBooking = () => {
  const chat = useChat();
  const assessment = useAssessment();
  const level = useAssessmentSelected(selectUrgencyLevel);
  const gate = useChatSelected(selectBookingGate);
  const booking = useChatSelected(selectBookingDialog);
  if (level === 'emergency') return null;
  return (
    <>
      <Button
        variant="default"
        onClick={() =>
          chat.send({
            type: 'booking.requested',
            consultation: selectConsultation(assessment.getSnapshot()),
          })
        }
      >
        Schedule for later · ₹499
      </Button>
      <LazySignInGate flow={gate} />
      <LazyBookingDialog flow={booking} />
    </>
  );
};
