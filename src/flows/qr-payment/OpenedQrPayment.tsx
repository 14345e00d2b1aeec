import { useSelector } from '@xstate/react';
import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { LaterFlow } from '../../../machines/kit/later-flow.ts';
import type { qrPaymentMachine } from '../../../machines/qr-payment/qr-payment.machine.ts';
import type { StepAction } from '../../components/step-frame/StepFrame.tsx';
import { QrPaymentWithin } from './qr-payment.flow.ts';
import { opened } from '../opened.ts';

const QrPaymentScreens = lazy(async () => ({
  default: (await opened('qrPayment')).QrPaymentScreens,
}));

type OpenedQrPaymentProps = {
  /** The payment's actor, while a step runs it. */
  readonly payment: ActorRefFrom<LaterFlow<typeof qrPaymentMachine>> | undefined;
  readonly back: StepAction;
  /** Shown until the screens are loaded. */
  readonly waiting: ReactNode;
};

/** Shows the payment that a step runs. */
export const OpenedQrPayment = ({ payment, back, waiting }: OpenedQrPaymentProps) => {
  const flow = useSelector(payment, (snapshot) => snapshot?.flow ?? null);
  if (flow === null) return waiting;
  return (
    <Suspense fallback={waiting}>
      <QrPaymentWithin key={flow.sessionId} actor={flow}>
        <QrPaymentScreens back={back} />
      </QrPaymentWithin>
    </Suspense>
  );
};
