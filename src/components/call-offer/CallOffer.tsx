import { Badge } from '../badge/Badge.tsx';
import { IconCheck } from '../icons/icons.ts';
import { PriceLines } from '../price-line/PriceLines.tsx';
import classes from './call-offer.module.css';

const CALL = {
  label: 'Video consultation',
  detail: '15-minute call with a certified dentist',
  rupees: 299,
  before: 499,
};

/** Shows the price of a 15-minute call, and the earlier price (CARD-17..21, CONST-01..05). */
export const CallOffer = () => (
  <div className={classes.offer}>
    <PriceLines prices={[CALL]} />
    <p className={classes.saved}>
      <Badge tone="routine" icon={<IconCheck size={20} aria-hidden="true" />}>
        40% OFF
      </Badge>{' '}
      Save ₹200 today
    </p>
  </div>
);
