import { DEFAULT_PRICES } from '../../../contracts/payments/products.ts';
import { inRupees } from '../../../contracts/payments/rupees.ts';
import { PriceLines } from '../../components/price-line/PriceLines.tsx';
import { TimeLeft } from '../../components/time-left/TimeLeft.tsx';
import { PRICES, SamplePayWays } from '../samples.tsx';
import { TaskFrame } from './TaskFrame.tsx';

/** The page for paying: the app first on a phone, the code first on a larger screen. */
export const PaymentPage = () => (
  <TaskFrame back="When suits you?" progress="Step 2 of 3">
    <div>
      <h1>Pay {inRupees(DEFAULT_PRICES[30])}</h1>
      <p>Video call, Monday 23 November, 10:00 AM</p>
    </div>
    <SamplePayWays />
    <TimeLeft words="9 minutes left.">
      We see the payment by ourselves; you need not come back to this page.
    </TimeLeft>
    <PriceLines prices={PRICES} total={{ label: 'To pay now', paise: DEFAULT_PRICES[30] }} />
  </TaskFrame>
);
