import { PRODUCTS } from '../../../contracts/payments/products.ts';
import { inRupees } from '../../../contracts/payments/rupees.ts';
import { CALL_TEXTS } from '../../../contracts/texts/en/calls.ts';
import { selectIsBusy } from '../../../machines/qr-payment/qr-payment.machine.ts';
import { BulletList } from '../../components/bullet-list/BulletList.tsx';
import { PriceLines } from '../../components/price-line/PriceLines.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { priceHere } from '../../lib/format/prices.ts';
import { useQrPayment, useQrPaymentSelected } from './qr-payment.flow.ts';
import type { QrScreenProps } from './qr-screen.ts';

const TITLE = CALL_TEXTS.title;
const { minutes } = PRODUCTS.reportAndCall30;

const HAD = [
  'A registered dentist sees you by video. You can share your saved result in the call.',
  'You choose the day and the time after paying.',
  CALL_TEXTS.refund,
];

/** Shown while the server is asked for an open or paid code. */
export const Reading = ({ back }: QrScreenProps) => (
  <StepFrame title={TITLE} back={back}>
    <output className="spoken">Looking whether it is paid already...</output>
    <Skeleton />
  </StepFrame>
);

/** Shown when that could not be read. */
export const ReadingFailed = ({ back }: QrScreenProps) => {
  const payment = useQrPayment();
  return (
    <StepFrame
      title="We could not reach our server"
      back={back}
      primary={{ label: 'Try Again', onClick: () => payment.send({ type: 'payment.retried' }) }}
    >
      <p>
        We could not look whether you have paid already. Whatever you have paid is kept. Please
        check your connection and try again.
      </p>
    </StepFrame>
  );
};

/** Shows the fee, and what it pays for (QR-01, QR-07). */
export const Pending = ({ back }: QrScreenProps) => {
  const payment = useQrPayment();
  const busy = useQrPaymentSelected(selectIsBusy);
  const paise = priceHere('reportAndCall30');
  return (
    <StepFrame
      title={TITLE}
      back={back}
      note={`Pay ${inRupees(paise)} by UPI. On a phone the code opens your UPI app.`}
      primary={{
        label: busy ? 'Making your code...' : 'Generate Payment QR Code',
        busy,
        onClick: () => payment.send({ type: 'code.requested' }),
      }}
    >
      <PriceLines
        prices={[{ label: CALL_TEXTS.name, detail: CALL_TEXTS.length(minutes), paise }]}
        total={{ label: 'To pay now', paise }}
      />
      <BulletList items={HAD} />
      <p>Only a dentist who examines you can say for sure what it is and treat it.</p>
    </StepFrame>
  );
};
