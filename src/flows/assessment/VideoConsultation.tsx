import { PATHS } from '../../../contracts/common/paths.ts';
import { withPrice } from '../../../contracts/payments/rupees.ts';
import { CALL_TEXTS, PAID_CALL } from '../../../contracts/texts/en/calls.ts';
import * as say from '../../../contracts/texts/en/assessment-screens.ts';
import {
  selectCardPayment,
  selectFormerPrice,
  selectIsCallPaid,
  selectMayPayByCard,
  selectConsultation,
} from '../../../machines/assessment/consultation.selectors.ts';
import { selectUrgencyLevel } from '../../../machines/assessment/assessment.selectors.ts';
import { selectBookingDialog, selectBookingGate } from '../../../machines/chat/chat.selectors.ts';
import { Button, ButtonLink } from '../../components/button/Button.tsx';
import { Callout } from '../../components/callout/Callout.tsx';
import { CallOffer } from '../../components/call-offer/CallOffer.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { priceHere } from '../../lib/format/prices.ts';
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
        {withPrice(say.scheduleForLater, priceHere('laterCall30'))}
      </Button>
      <LazySignInGate flow={gate} />
      <LazyBookingDialog flow={booking} />
    </>
  );
};

/** Stands where the offer was, once a call is paid (NEW-14). */
const PaidCall = () => (
  <Callout tone="routine" title={PAID_CALL.title}>
    <p>{PAID_CALL.text}</p>
    <ButtonLink href={PATHS.teleconsultation}>{PAID_CALL.action}</ButtonLink>
  </Callout>
);

/** A call with a dentist, paid at once (DIAG-25, CARD-17..21); not shown in an emergency. */
export const VideoConsultation = () => {
  const assessment = useAssessment();
  const payment = useAssessmentSelected(selectCardPayment);
  const formerPrice = useAssessmentSelected(selectFormerPrice);
  const isPaid = useAssessmentSelected(selectIsCallPaid);
  if (!useAssessmentSelected(selectMayPayByCard)) return null;
  if (isPaid) return <PaidCall />;
  return (
    <div className={classes.offer}>
      <ResultSection title={CALL_TEXTS.title} intro={CALL_TEXTS.lengths}>
        <div className={classes.prices}>
          <CallOffer
            price={priceHere('videoCall15')}
            laterPrice={priceHere('laterCall30')}
            formerPrice={formerPrice}
          />
        </div>
        <div className={classes.ways}>
          <Button
            variant="default"
            disabled={payment !== undefined}
            onClick={() => assessment.send({ type: 'teleconsultation.requested' })}
          >
            {withPrice(say.bookTeleconsultation, priceHere('videoCall15'))}
          </Button>
          <LaterBooking />
        </div>
        <LazyCardPayment flow={payment} />
      </ResultSection>
    </div>
  );
};
