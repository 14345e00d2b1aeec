import { DEFAULT_PRICES } from '../../../contracts/payments/products.ts';
import { inRupees } from '../../../contracts/payments/rupees.ts';
import { PayWays, QrFrame, UpiButton } from '../../components/payment/PayWays.tsx';
import { PriceLines } from '../../components/price-line/PriceLines.tsx';
import { TimeLeft } from '../../components/time-left/TimeLeft.tsx';
import { PRICES, SampleCode } from '../samples.tsx';
import { TaskFrame } from './TaskFrame.tsx';

/** The page for paying: the app first on a phone, the code first on a larger screen. */
export const PaymentPage = () => (
  <TaskFrame back="When suits you?" progress="Step 2 of 3">
    <div>
      <h1>Pay {inRupees(DEFAULT_PRICES[30])}</h1>
      <p>Video call, Monday 23 November, 10:00 AM</p>
    </div>
    <PayWays
      folded="Pay from another screen: show the QR code"
      isFolded={false}
      upi={
        <UpiButton
          href="upi://pay?pa=example@upi"
          label="Pay with a UPI app"
          apps="Google Pay, PhonePe, Paytm, BHIM and others"
        />
      }
      qr={
        <QrFrame words="Scan this with any UPI app on your phone.">
          <SampleCode />
        </QrFrame>
      }
    />
    <TimeLeft words="9 minutes left.">
      We see the payment by ourselves; you need not come back to this page.
    </TimeLeft>
    <PriceLines prices={PRICES} total={{ label: 'To pay now', paise: DEFAULT_PRICES[30] }} />
  </TaskFrame>
);
