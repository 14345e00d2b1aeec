import type { ReactNode } from 'react';
import { PAID_CALL } from '../../../contracts/texts/en/calls.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/card-payment.ts';
import {
  selectCardSignInGate,
  selectCardStage,
  selectOrder,
} from '../../../machines/card-payment/card-payment.machine.ts';
import type { CardStage } from '../../../machines/card-payment/card-payment.machine.ts';
import { Button, ButtonLink } from '../../components/button/Button.tsx';
import { Callout } from '../../components/callout/Callout.tsx';
import { ContactLink } from '../../components/contact-link/ContactLink.tsx';
import { LazyReceipt } from '../report/lazy.tsx';
import { LazySignInGate } from '../sign-in-gate/lazy.ts';
import { useCardPayment, useCardPaymentSelected } from './card-payment.flow.ts';
import { Declined, Looked, PriceChanged } from './paying.stages.tsx';
import classes from './card-payment.module.css';

const Paid = () => {
  const payment = useCardPayment();
  const canClose = useCardPaymentSelected((snapshot) =>
    snapshot.can({ type: 'payment.dismissed' }),
  );
  const order = useCardPaymentSelected(selectOrder);
  if (order === null) return null;
  return (
    <Callout tone="routine" title={PAID_CALL.title}>
      <p>{`${PAID_CALL.sum(order.amount)} ${PAID_CALL.text}`}</p>
      <ButtonLink href={order.calendar_url} target="_blank" rel="noopener">
        {PAID_CALL.action}
      </ButtonLink>
      <LazyReceipt payment={order.payment_id} />
      <Button
        variant="subtle"
        disabled={!canClose}
        onClick={() => payment.send({ type: 'payment.dismissed' })}
      >
        {say.done}
      </Button>
    </Callout>
  );
};

const Refused = () => {
  const payment = useCardPayment();
  return (
    <Callout tone="urgent" title={say.paymentVerificationFailed}>
      <p>{say.paymentCouldNotVerifiedPleaseContact}</p>
      <p>
        <ContactLink />
      </p>
      <Button variant="default" onClick={() => payment.send({ type: 'payment.dismissed' })}>
        {common.dismiss}
      </Button>
    </Callout>
  );
};

const Unverified = () => {
  const payment = useCardPayment();
  return (
    <Callout tone="soon" title={say.paymentVerificationError}>
      <p>{say.couldNotVerifyPaymentPleaseTry}</p>
      <p>
        <Looked />
      </p>
      <Button onClick={() => payment.send({ type: 'verification.requested' })}>
        {say.checkAgain}
      </Button>
      <Button variant="subtle" onClick={() => payment.send({ type: 'payment.dismissed' })}>
        {say.later}
      </Button>
    </Callout>
  );
};

const STAGES: Readonly<Record<CardStage, ReactNode>> = {
  idle: null,
  opening: (
    <>
      <output>{say.openingTheCheckout}</output>
      <Looked />
    </>
  ),
  priceChanged: <PriceChanged />,
  declined: <Declined />,
  verifying: <output>{say.checkingYourPayment}</output>,
  verificationFailed: <Unverified />,
  refused: <Refused />,
  paid: <Paid />,
};

/** Shows the state of the payment, below its price. */
export const CardPaymentStage = () => {
  const stage = useCardPaymentSelected(selectCardStage);
  const gate = useCardPaymentSelected(selectCardSignInGate);
  return (
    <div aria-live="polite" className={classes.stage} data-card-stage={stage}>
      {STAGES[stage]}
      <LazySignInGate flow={gate} />
    </div>
  );
};
