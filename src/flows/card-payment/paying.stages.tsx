import * as say from '../../../contracts/texts/en/card-payment.ts';
import {
  selectCardLook,
  selectDeclinedBy,
  selectPrices,
} from '../../../machines/card-payment/card-payment.machine.ts';
import { DECLINED, PRICE_CHANGED } from '../../../contracts/texts/en/flows/card-payment.ts';
import { Button } from '../../components/button/Button.tsx';
import { Callout } from '../../components/callout/Callout.tsx';
import { BankLine } from '../payment-look/BankLine.tsx';
import { PaymentLookWithin } from '../payment-look/payment-look.flow.ts';
import { useCardPayment, useCardPaymentSelected } from './card-payment.flow.ts';

/** Says who has refused the payment, and offers another way. */
export const Declined = () => {
  const payment = useCardPayment();
  const by = useCardPaymentSelected(selectDeclinedBy) ?? 'unknown';
  return (
    <Callout tone="soon" title={say.paymentDeclined}>
      <p>{DECLINED[by]}</p>
      <Button onClick={() => payment.send({ type: 'payment.retried' })}>{say.payAnotherWay}</Button>
      <Button variant="subtle" onClick={() => payment.send({ type: 'payment.dismissed' })}>
        {say.notNow}
      </Button>
    </Callout>
  );
};

/** Names the price that was on the button and the one in force: only a press on the new one orders anything. */
export const PriceChanged = () => {
  const payment = useCardPayment();
  const prices = useCardPaymentSelected(selectPrices);
  if (prices === null) return null;
  return (
    <Callout tone="info" title={PRICE_CHANGED.title}>
      <p>{PRICE_CHANGED.text(prices)}</p>
      <Button onClick={() => payment.send({ type: 'price.accepted' })}>
        {PRICE_CHANGED.action(prices.now)}
      </Button>
      <Button variant="subtle" onClick={() => payment.send({ type: 'payment.dismissed' })}>
        {say.notNow}
      </Button>
    </Callout>
  );
};

/** Says what is known of the money, while it is looked for. */
export const Looked = () => {
  const look = useCardPaymentSelected(selectCardLook);
  return look === undefined ? null : (
    <PaymentLookWithin actor={look}>
      <BankLine />
    </PaymentLookWithin>
  );
};
