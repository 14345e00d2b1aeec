import { CALL_TEXTS } from '../../../contracts/texts/en/calls.ts';
import * as say from '../../../contracts/texts/en/assessment-screens.ts';
import { selectQrPayment } from '../../../machines/assessment/consultation.selectors.ts';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { LazyQrPayment } from '../qr-payment/lazy.ts';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';

/** PAYMENT_QR: the payment, and the way back to the options (QR-06). */
export const PaymentQrScreen = () => {
  const assessment = useAssessment();
  const payment = useAssessmentSelected(selectQrPayment);
  const back = {
    label: say.backToOptions,
    onClick: () => assessment.send({ type: 'step.backRequested' }),
  };
  return (
    <LazyQrPayment
      flow={payment}
      back={back}
      waiting={
        <StepFrame title={CALL_TEXTS.title} back={back}>
          <Skeleton />
        </StepFrame>
      }
    />
  );
};
