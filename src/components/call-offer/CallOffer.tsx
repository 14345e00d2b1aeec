import { PRODUCTS } from '../../../contracts/payments/products.ts';
import { Badge } from '../badge/Badge.tsx';
import { IconCheck } from '../icons/icons.ts';
import { PriceLines, inRupees } from '../price-line/PriceLines.tsx';
import classes from './call-offer.module.css';

const RUPEES = PRODUCTS.videoCall15.price / 100;
const CALL = {
  label: 'Video consultation',
  detail: '15-minute call with a registered dentist',
  rupees: RUPEES,
};

type CallOfferProps = {
  /** Price that the call had before, in paise; null shows its price alone. */
  readonly formerPrice: number | null;
};

/** Shows the price of a 15-minute call, and what is saved where it cost more before (CARD-17..21, CONST-01..05). */
export const CallOffer = ({ formerPrice }: CallOfferProps) => {
  if (formerPrice === null) return <PriceLines prices={[CALL]} />;
  const before = formerPrice / 100;
  // Rounded down, so that no more is promised than is saved.
  const percent = Math.floor(((before - RUPEES) / before) * 100);
  return (
    <div className={classes.offer}>
      <PriceLines prices={[{ ...CALL, before }]} />
      <p className={classes.saved}>
        <Badge tone="routine" icon={<IconCheck size={20} aria-hidden="true" />}>
          {percent}% OFF
        </Badge>{' '}
        Save {inRupees(before - RUPEES)} today
      </p>
    </div>
  );
};
