import {
  selectIsBusy,
  selectIsReconnecting,
} from '../../../machines/qr-payment/qr-payment.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { PaymentState } from '../../components/payment/PaymentState.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { useQrPayment, useQrPaymentSelected } from './qr-payment.flow.ts';
import type { QrScreenProps } from './qr-screen.ts';

/** Shown when the code could not be created (QR-05, QR-15, QR-16). */
export const CreationFailed = ({ back }: QrScreenProps) => {
  const payment = useQrPayment();
  return (
    <StepFrame
      title="Payment Error"
      back={back}
      primary={{ label: 'Try Again', onClick: () => payment.send({ type: 'payment.retried' }) }}
    >
      <PaymentState
        step="failed"
        title="Unable to generate payment QR code. Please try again."
        kept="Nothing was taken from your account."
      />
    </StepFrame>
  );
};

/** Shown after the ten minutes of the code (QR-05, QR-14, QR-16). */
export const TimedOut = ({ back }: QrScreenProps) => {
  const payment = useQrPayment();
  const busy = useQrPaymentSelected(selectIsBusy);
  const isUnasked = useQrPaymentSelected(selectIsReconnecting);
  return (
    <StepFrame
      title="Payment Timeout"
      back={back}
      primary={{ label: 'Try Again', onClick: () => payment.send({ type: 'payment.retried' }) }}
    >
      <PaymentState
        step={busy ? 'checking' : 'expired'}
        title="Payment window expired. Please try again."
        kept={
          isUnasked
            ? 'We could not ask the bank just now. Do not pay again before you have looked.'
            : 'If you have paid all the same, it is not lost: it is shown here, for your video call or to go back to you.'
        }
        action={
          <Button
            variant="default"
            disabled={busy}
            onClick={() => payment.send({ type: 'check.requested' })}
          >
            {busy ? 'Asking once more...' : 'I have paid: look again'}
          </Button>
        }
      />
    </StepFrame>
  );
};

/** Shown after the payment (QR-04). */
export const Succeeded = () => (
  <StepFrame title="Payment Successful!">
    <PaymentState
      step="paid"
      title="Your video call is paid"
      kept="The payment is kept in your account. You choose its time next."
    />
  </StepFrame>
);
