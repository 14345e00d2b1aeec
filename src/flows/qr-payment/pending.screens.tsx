import { selectIsBusy } from '../../../machines/qr-payment/qr-payment.machine.ts';
import { BulletList } from '../../components/bullet-list/BulletList.tsx';
import { PriceLines } from '../../components/price-line/PriceLines.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { useQrPayment, useQrPaymentSelected } from './qr-payment.flow.ts';
import type { QrScreenProps } from './qr-screen.ts';

const TITLE = 'Your report and a video consultation';

const FEE = {
  label: 'Consultation fee',
  detail: 'Assessment report and 30-minute video consultation',
  rupees: 499,
};

const HAD = [
  'A dentist sees you by video for 30 minutes. You can share your saved result in the call.',
  'You choose the day and the time after paying.',
  'The report of this assessment is yours to keep.',
  'Until a time is booked you can have the money back.',
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
  return (
    <StepFrame
      title={TITLE}
      back={back}
      primary={{
        label: busy ? 'Making your code...' : 'Generate Payment QR Code',
        busy,
        onClick: () => payment.send({ type: 'code.requested' }),
      }}
    >
      <PriceLines prices={[FEE]} total={{ label: 'To pay now', rupees: FEE.rupees }} />
      <BulletList items={HAD} />
      <p>Only a dentist who examines you can say for sure what it is and treat it.</p>
    </StepFrame>
  );
};
