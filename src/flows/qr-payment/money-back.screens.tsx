import {
  selectAmount,
  selectIsBusy,
  selectPayment,
} from '../../../machines/qr-payment/qr-payment.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { MoneyMissing } from '../../components/payment/MoneyMissing.tsx';
import { PaymentState } from '../../components/payment/PaymentState.tsx';
import { REFUND } from '../../../contracts/texts/en/refund.ts';
import { inRupees } from '../../../contracts/payments/rupees.ts';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { useQrPayment, useQrPaymentSelected } from './qr-payment.flow.ts';
import type { QrScreenProps } from './qr-screen.ts';

/** Returns the amount to be refunded, in words. */
const useBack = (): string => {
  const payment = useQrPaymentSelected(selectPayment);
  return inRupees(payment?.refund_due ?? 0);
};

type KeptProps = { readonly failed: boolean };

/** Offers the choice for a late payment: the consultation, or a refund. */
const Kept = ({ failed }: KeptProps) => {
  const payment = useQrPayment();
  const busy = useQrPaymentSelected(selectIsBusy);
  const amount = inRupees(useQrPaymentSelected(selectAmount));
  return (
    <PaymentState
      step="late"
      title="Your payment came after the ten minutes"
      kept={`Your ${amount} is not lost. You can still have your video call, or the money back.`}
      action={
        <Button
          variant="default"
          disabled={busy}
          onClick={() => payment.send({ type: 'refund.requested' })}
        >
          {busy ? 'Asking for it...' : 'Get a refund'}
        </Button>
      }
    >
      {failed && <p>We could not reach our server. Nothing has changed: please try again.</p>}
    </PaymentState>
  );
};

/** Shown when the payment arrived after its window. */
const KeptMoney = ({ back, failed }: QrScreenProps & KeptProps) => {
  const payment = useQrPayment();
  return (
    <StepFrame
      title="Paid, a little late"
      back={back}
      primary={{
        label: 'Go on to my video call',
        onClick: () => payment.send({ type: 'consultation.chosen' }),
      }}
    >
      <Kept failed={failed} />
    </StepFrame>
  );
};

export const LateSettled = ({ back }: QrScreenProps) => <KeptMoney back={back} failed={false} />;
export const RefundFailed = ({ back }: QrScreenProps) => <KeptMoney back={back} failed />;

/** Shown when the amount paid differs from the amount due. */
export const AmountMismatched = ({ back }: QrScreenProps) => {
  const payment = useQrPayment();
  const amount = useBack();
  const due = inRupees(useQrPaymentSelected(selectAmount));
  return (
    <StepFrame
      title={`That was not ${due}`}
      back={back}
      primary={{ label: 'Try Again', onClick: () => payment.send({ type: 'payment.retried' }) }}
    >
      <PaymentState
        step="failed"
        title={`${amount} came, and goes back to you`}
        kept={`You need not do anything. ${REFUND.time}`}
      >
        <MoneyMissing />
      </PaymentState>
    </StepFrame>
  );
};

/** Shown while the money is refunded, and afterwards. */
export const Refunding = ({ back }: QrScreenProps) => {
  const payment = useQrPayment();
  const state = useQrPaymentSelected(selectPayment)?.state;
  const amount = useBack();
  const isBack = state === 'refunded';
  return (
    <StepFrame
      title={isBack ? 'Your money was given back' : 'Your money is on its way back'}
      back={back}
      primary={{ label: 'Pay anew', onClick: () => payment.send({ type: 'payment.retried' }) }}
    >
      <PaymentState
        step="expired"
        title={isBack ? 'The bank has it' : `${amount} goes back to where it came from`}
        kept={`Money goes back when it is asked for, and when it is not the price. ${REFUND.time}`}
      >
        <MoneyMissing />
      </PaymentState>
    </StepFrame>
  );
};
