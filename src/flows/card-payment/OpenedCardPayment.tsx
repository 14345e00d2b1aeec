import { useSelector } from '@xstate/react';
import { Suspense, lazy } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { cardPaymentMachine } from '../../../machines/card-payment/card-payment.machine.ts';
import type { LaterFlow } from '../../../machines/kit/later-flow.ts';
import { CardPaymentWithin } from './card-payment.flow.ts';
import { opened } from '../opened.ts';

const CardPaymentStage = lazy(async () => ({
  default: (await opened('cardPayment')).CardPaymentStage,
}));

type OpenedCardPaymentProps = {
  /** The payment's actor, while the result runs it. */
  readonly payment: ActorRefFrom<LaterFlow<typeof cardPaymentMachine>> | undefined;
};

/** Shows the payment that the result runs, or nothing. */
export const OpenedCardPayment = ({ payment }: OpenedCardPaymentProps) => {
  const flow = useSelector(payment, (snapshot) => snapshot?.flow ?? null);
  return (
    flow && (
      <Suspense>
        <CardPaymentWithin key={flow.sessionId} actor={flow}>
          <CardPaymentStage />
        </CardPaymentWithin>
      </Suspense>
    )
  );
};
