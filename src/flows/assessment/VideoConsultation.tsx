import {
  selectCardPayment,
  selectMayPayByCard,
} from '../../../machines/assessment/consultation.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { CallOffer } from '../../components/call-offer/CallOffer.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { LazyCardPayment } from '../card-payment/lazy.ts';
import { LaterBooking } from './LaterBooking.tsx';
import classes from './video-consultation.module.css';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';

/** A call with a dentist, paid by card at once (DIAG-25, CARD-17..21); not shown in an emergency. */
export const VideoConsultation = () => {
  const assessment = useAssessment();
  const payment = useAssessmentSelected(selectCardPayment);
  if (!useAssessmentSelected(selectMayPayByCard)) return null;
  return (
    <div className={classes.offer}>
      <ResultSection title="Speak to a dentist by video">
        <CallOffer />
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
