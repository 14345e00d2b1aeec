import {
  selectCardPayment,
  selectFormerPrice,
  selectMayPayByCard,
  selectConsultation,
} from '../../../machines/assessment/consultation.selectors.ts';
import { selectUrgencyLevel } from '../../../machines/assessment/assessment.selectors.ts';
import { selectBookingDialog, selectBookingGate } from '../../../machines/chat/chat.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { CallOffer } from '../../components/call-offer/CallOffer.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { LazyCardPayment } from '../card-payment/lazy.ts';
import { LazyBookingDialog } from '../booking-dialog/lazy.ts';
import { LazySignInGate } from '../sign-in-gate/lazy.ts';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';
import { useChat, useChatSelected } from './chat-hooks.ts';
import classes from './video-consultation.module.css';

/** Books a consultation for later, paid at the appointment (DIAG-24); not offered in an emergency. */
const LaterBooking = () => {
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

/** A call with a dentist, paid by card at once (DIAG-25, CARD-17..21); not shown in an emergency. */
export const VideoConsultation = () => {
  const assessment = useAssessment();
  const payment = useAssessmentSelected(selectCardPayment);
  const formerPrice = useAssessmentSelected(selectFormerPrice);
  if (!useAssessmentSelected(selectMayPayByCard)) return null;
  return (
    <div className={classes.offer}>
      <ResultSection title="Speak to a dentist by video">
        <CallOffer formerPrice={formerPrice} />
        <div className={classes.ways}>
          <Button
            disabled={payment !== undefined}
            onClick={() => assessment.send({ type: 'teleconsultation.requested' })}
          >
            Book Teleconsultation · ₹299
          </Button>
          <LaterBooking />
        </div>
        <LazyCardPayment flow={payment} />
      </ResultSection>
    </div>
  );
};
