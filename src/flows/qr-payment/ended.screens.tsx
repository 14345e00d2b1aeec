import {
  selectBankWord,
  selectIsSaidPaid,
  selectMinutesLeft,
} from '../../../machines/payment-look/payment-look.machine.ts';
import { PAYMENT_LOOK_TEXTS } from '../../../contracts/texts/en/flows/payment-look.ts';
import { PAID_CALL } from '../../../contracts/texts/en/calls.ts';
import * as say from '../../../contracts/texts/en/qr-payment.ts';
import { minutesWords } from '../../../contracts/texts/en/wordings.ts';
import {
  selectAmount,
  selectIsBusy,
  selectPaymentLook,
} from '../../../machines/qr-payment/qr-payment.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { PaymentState } from '../../components/payment/PaymentState.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { PaymentLookWithin, usePaymentLookSelected } from '../payment-look/payment-look.flow.ts';
import { useQrPayment, useQrPaymentSelected } from './qr-payment.flow.ts';
import type { QrScreenProps } from './qr-screen.ts';
import classes from './qr-payment.module.css';

const { late } = PAYMENT_LOOK_TEXTS;

/** Shown when the code could not be created (QR-05, QR-15, QR-16). */
export const CreationFailed = ({ back }: QrScreenProps) => {
  const payment = useQrPayment();
  return (
    <StepFrame
      title={say.paymentError}
      back={back}
      primary={{ label: say.tryAgain, onClick: () => payment.send({ type: 'payment.retried' }) }}
    >
      <PaymentState
        step="failed"
        title={say.unableGeneratePaymentQrCodePlease}
        kept={say.nothingWasTakenFromYourAccount}
      />
    </StepFrame>
  );
};

/** What the look for late money has come to, in words. */
const LateWords = () => {
  const word = usePaymentLookSelected(selectBankWord);
  const isSaidPaid = usePaymentLookSelected(selectIsSaidPaid);
  const left = minutesWords(usePaymentLookSelected(selectMinutesLeft));
  if (word === 'unreachable') return PAYMENT_LOOK_TEXTS.unreachable;
  if (!isSaidPaid) return late.unsaid(left);
  return word === 'asking' ? late.asking : `${late.notYet(left)} ${late.kept}`;
};

/** What is known of money that may be late. */
const Late = () => {
  const busy = useQrPaymentSelected(selectIsBusy);
  const look = useQrPaymentSelected(selectPaymentLook);
  if (look === undefined) return busy ? late.asking : `${late.over} ${late.kept}`;
  return (
    <PaymentLookWithin actor={look}>
      <LateWords />
    </PaymentLookWithin>
  );
};

/**
 * Shown after the ten minutes of the code (QR-05, QR-14, QR-16): late money is looked for, and leads on by itself. Nobody
 * is told to try again while money may still be on its way.
 */
export const TimedOut = ({ back }: QrScreenProps) => {
  const payment = useQrPayment();
  const isOver = useQrPaymentSelected((snapshot) => snapshot.can({ type: 'check.requested' }));
  const look = useQrPaymentSelected(selectPaymentLook);
  return (
    <StepFrame title={say.paymentTimeout} back={back}>
      <PaymentState
        step={isOver ? 'expired' : 'checking'}
        title={isOver ? say.paymentWindowExpiredPleaseTryAgain : late.title}
        kept={
          <output className={classes.found}>
            <Late />
          </output>
        }
        action={
          <>
            <Button
              data-primary-action
              onClick={() => (look ?? payment).send({ type: 'check.requested' })}
            >
              {late.action}
            </Button>
            <Button variant="default" onClick={() => payment.send({ type: 'payment.retried' })}>
              {say.tryAgain}
            </Button>
          </>
        }
      />
    </StepFrame>
  );
};

/** Shown after the payment (QR-04). */
export const Succeeded = () => {
  const amount = useQrPaymentSelected(selectAmount);
  return (
    <StepFrame title={say.paymentSuccessful}>
      <PaymentState
        step="paid"
        title={PAID_CALL.title}
        kept={say.theReceiptYourAccountYouChoose(PAID_CALL.sum(amount))}
      />
    </StepFrame>
  );
};
