import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import { inRupees } from '../../../contracts/payments/rupees.ts';
import * as say from '../../../contracts/texts/en/qr-payment.ts';
import { minutesWords } from '../../../contracts/texts/en/wordings.ts';
import {
  selectMinutesLeft,
  selectSpokenMinutes,
} from '../../../machines/payment-look/payment-look.machine.ts';
import {
  selectAmount,
  selectCode,
  selectPaymentLook,
} from '../../../machines/qr-payment/qr-payment.machine.ts';
import { ButtonLink } from '../../components/button/Button.tsx';
import { Callout } from '../../components/callout/Callout.tsx';
import { PayWays, QrFrame, UpiButton } from '../../components/payment/PayWays.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { TimeLeft } from '../../components/time-left/TimeLeft.tsx';
import { SOON_MINUTES } from '../../lib/format/soon.ts';
import { isOnPhone } from '../../lib/media/on-phone.ts';
import { BankLine } from '../payment-look/BankLine.tsx';
import { PaymentLookWithin, usePaymentLookSelected } from '../payment-look/payment-look.flow.ts';
import { useQrPaymentSelected } from './qr-payment.flow.ts';
import type { QrScreenProps } from './qr-screen.ts';

/** Shows the time left by the server's clock; announced at five, two and one minutes. */
const Left = () => {
  const minutes = usePaymentLookSelected(selectMinutesLeft);
  const spoken = usePaymentLookSelected(selectSpokenMinutes);
  return (
    <TimeLeft
      words={say.leftWords(minutesWords(minutes))}
      announce={spoken === null ? '' : say.leftToPay(minutesWords(spoken))}
      soon={minutes <= SOON_MINUTES}
    >
      <BankLine />
    </TimeLeft>
  );
};

/** Shows the code to scan or tap (QR-03). */
export const Processing = ({ back }: QrScreenProps) => {
  const code = useQrPaymentSelected(selectCode);
  const amount = inRupees(useQrPaymentSelected(selectAmount));
  const look = useQrPaymentSelected(selectPaymentLook);
  if (code === null || look === undefined) return null;
  return (
    <StepFrame title={say.payWithAnyUpiApp(amount)} back={back}>
      <PaymentLookWithin actor={look}>
        <Left />
      </PaymentLookWithin>
      <PayWays
        folded={say.payFromAnotherScreenShowQr}
        isFolded={isOnPhone()}
        upi={
          code.upi_url !== null && (
            <UpiButton
              href={code.upi_url}
              label={say.payWithAUpiApp}
              apps={say.googlePayPhonepePaytmBhimOthers}
            />
          )
        }
        qr={
          <QrFrame words={say.scanAnyUpiAppYourPhone}>
            <img src={code.qr_code_url} alt={say.qrCodePayAnyUpiApp(amount, PRODUCT_NAME)} />
          </QrFrame>
        }
      />
      {code.sandbox_url !== null && (
        <Callout tone="info" title={say.noRealMoney}>
          <p>{say.noPaymentProviderSetUpHere}</p>
          <ButtonLink href={code.sandbox_url} target="_blank" rel="noopener" variant="default">
            {say.payInTheSandbox}
          </ButtonLink>
        </Callout>
      )}
    </StepFrame>
  );
};
