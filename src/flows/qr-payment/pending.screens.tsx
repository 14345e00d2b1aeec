import { PRODUCTS } from '../../../contracts/payments/products.ts';
import { inRupees } from '../../../contracts/payments/rupees.ts';
import { CALL_TEXTS } from '../../../contracts/texts/en/calls.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/qr-payment.ts';
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
  say.aRegisteredDentistSeesYouVideo,
  say.youChooseDayTimeAfterPaying,
  CALL_TEXTS.refund,
];

/** Shown while the server is asked for an open or paid code. */
export const Reading = ({ back }: QrScreenProps) => (
  <StepFrame title={TITLE} back={back}>
    <output className="spoken">{say.lookingWhetherItIsPaidAlready}</output>
    <Skeleton />
  </StepFrame>
);

/** Shown when that could not be read. */
export const ReadingFailed = ({ back }: QrScreenProps) => {
  const payment = useQrPayment();
  return (
    <StepFrame
      title={common.weCouldNotReachOurServer}
      back={back}
      primary={{ label: say.tryAgain, onClick: () => payment.send({ type: 'payment.retried' }) }}
    >
      <p>{say.weCouldNotLookWhetherYou}</p>
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
      note={say.payUpiPhoneCodeOpensYour(inRupees(paise))}
      primary={{
        label: busy ? say.makingYourCode : say.generatePaymentQrCode,
        busy,
        onClick: () => payment.send({ type: 'code.requested' }),
      }}
    >
      <PriceLines
        prices={[{ label: CALL_TEXTS.name, detail: CALL_TEXTS.length(minutes), paise }]}
        total={{ label: say.toPayNow, paise }}
      />
      <BulletList items={HAD} />
      <p>{say.onlyDentistWhoExaminesYouCan}</p>
    </StepFrame>
  );
};
