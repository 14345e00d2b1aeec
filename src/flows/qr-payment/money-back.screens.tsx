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
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/qr-payment.ts';
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
      title={say.yourPaymentCameAfterTenMinutes}
      kept={say.yourNotLostYouCanStill(amount)}
      action={
        <Button
          variant="default"
          disabled={busy}
          onClick={() => payment.send({ type: 'refund.requested' })}
        >
          {busy ? common.askingForIt : common.getARefund}
        </Button>
      }
    >
      {failed && <p>{say.weCouldNotReachOurServer}</p>}
    </PaymentState>
  );
};

/** Shown when the payment arrived after its window. */
const KeptMoney = ({ back, failed }: QrScreenProps & KeptProps) => {
  const payment = useQrPayment();
  return (
    <StepFrame
      title={say.paidALittleLate}
      back={back}
      primary={{
        label: say.goOnToMyVideoCall,
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
      title={say.thatWasNot(due)}
      back={back}
      primary={{ label: say.tryAgain, onClick: () => payment.send({ type: 'payment.retried' }) }}
    >
      <PaymentState
        step="failed"
        title={say.cameAndGoesBackToYou(amount)}
        kept={say.youNeedNotDoAnything(REFUND.time)}
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
      title={isBack ? say.yourMoneyWasGivenBack : say.yourMoneyItsWayBack}
      back={back}
      primary={{ label: say.payAnew, onClick: () => payment.send({ type: 'payment.retried' }) }}
    >
      <PaymentState
        step="expired"
        title={isBack ? say.theBankHasIt : say.goesBackWhereCameFrom(amount)}
        kept={say.moneyGoesBackWhenAskedWhen(REFUND.time)}
      >
        <MoneyMissing />
      </PaymentState>
    </StepFrame>
  );
};
