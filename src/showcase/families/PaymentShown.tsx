import { DEFAULT_PRICES } from '../../../contracts/payments/products.ts';
import { inRupees } from '../../../contracts/payments/rupees.ts';
import { Button } from '../../components/button/Button.tsx';
import { CallOffer } from '../../components/call-offer/CallOffer.tsx';
import { QrFrame } from '../../components/payment/PayWays.tsx';
import { PaymentState } from '../../components/payment/PaymentState.tsx';
import { PriceLines } from '../../components/price-line/PriceLines.tsx';
import { TimeLeft } from '../../components/time-left/TimeLeft.tsx';
import { Example, PlainBox } from '../example.tsx';
import { PRICES, SamplePayWays } from '../samples.tsx';

const PRICE = inRupees(DEFAULT_PRICES[30]);

const Ways = () => (
  <>
    <Example title="Price lines">
      <PriceLines prices={PRICES} total={{ label: 'To pay now', paise: DEFAULT_PRICES[30] }} />
    </Example>
    <Example title="Call, where the settings state a former price">
      <CallOffer
        price={DEFAULT_PRICES[15]}
        laterPrice={DEFAULT_PRICES[30]}
        formerPrice={DEFAULT_PRICES[30]}
      />
    </Example>
    <Example title="UPI app and code">
      <SamplePayWays />
    </Example>
    <Example title="Code on its way">
      <QrFrame words="Your code is on its way." />
    </Example>
    <Example title="Time left">
      <TimeLeft words="9 minutes left.">
        We see the payment by ourselves; you need not come back to this page.
      </TimeLeft>
    </Example>
    <Example title="Time left, near the end">
      <TimeLeft words="1 minute left." announce="One minute left to pay." soon>
        Your time stays yours if the payment is under way.
      </TimeLeft>
    </Example>
  </>
);

/** Components for paying, and the steps of a payment. */
export const PaymentShown = () => (
  <>
    <Ways />
    <Example title="Payment, waiting">
      <PaymentState
        step="waiting"
        title={`Pay ${PRICE} in your UPI app`}
        picture={<PlainBox />}
        kept="Your time is kept for 9 minutes."
        action={<Button>Open the app again</Button>}
      >
        <p>We see the payment by ourselves.</p>
      </PaymentState>
    </Example>
    <Example title="Payment, being checked">
      <PaymentState
        step="checking"
        title="We are checking your payment"
        picture={<PlainBox />}
        kept="Do not pay again."
        action={<Button variant="default">Check again</Button>}
      >
        <p>Your bank has not answered yet. This takes a minute at most.</p>
      </PaymentState>
    </Example>
    <Example title="Payment, paid">
      <PaymentState
        step="paid"
        title="You are booked for Monday, 10:00 AM"
        picture={<PlainBox />}
        kept="The receipt is in your e-mail."
        action={<Button>See your booking</Button>}
      />
    </Example>
    <Example title="Payment, late">
      <PaymentState
        step="late"
        title="Your payment came after the time was given away"
        picture={<PlainBox />}
        kept={`Your ${PRICE} is not lost.`}
        action={<Button>Choose another time</Button>}
      />
    </Example>
    <Example title="Payment, expired">
      <PaymentState
        step="expired"
        title="The time to pay is over"
        picture={<PlainBox />}
        kept="Nothing was taken from your account."
        action={<Button>Try again</Button>}
      />
    </Example>
    <Example title="Payment, failed">
      <PaymentState
        step="failed"
        title="Your bank refused the payment"
        picture={<PlainBox />}
        kept="Nothing was taken from your account."
        action={<Button>Try again</Button>}
      />
    </Example>
  </>
);
