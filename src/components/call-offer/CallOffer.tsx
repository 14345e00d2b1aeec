import { inRupees } from '../../../contracts/payments/rupees.ts';
import { CALL_TEXTS } from '../../../contracts/texts/en/calls.ts';
import * as say from '../../../contracts/texts/en/payment.ts';
import { Badge } from '../badge/Badge.tsx';
import { IconCheck } from '../icons/icons.ts';
import { PriceLines } from '../price-line/PriceLines.tsx';
import classes from './call-offer.module.css';

type CallOfferProps = {
  /** Price of the call of 15 minutes that is paid now, in paise. */
  readonly price: number;
  /** Price of the call of 30 minutes that is paid at the appointment; null where none is offered. */
  readonly laterPrice: number | null;
  /** Price that the call of 15 minutes had before; null shows its price alone. */
  readonly formerPrice: number | null;
};

/** Shows what each length costs and when it is paid, and what is saved where it cost more (CARD-17..21, CONST-01..05). */
export const CallOffer = ({ price, laterPrice, formerPrice }: CallOfferProps) => {
  const now = { label: CALL_TEXTS.length(15), detail: CALL_TEXTS.paidNow, paise: price };
  const later = { label: CALL_TEXTS.length(30), detail: CALL_TEXTS.paidThen };
  const more = laterPrice === null ? [] : [{ ...later, paise: laterPrice }];
  if (formerPrice === null) return <PriceLines prices={[now, ...more]} />;
  // Rounded down, so that no more is promised than is saved.
  const percent = Math.floor(((formerPrice - price) / formerPrice) * 100);
  return (
    <div className={classes.offer}>
      <PriceLines prices={[{ ...now, before: formerPrice }, ...more]} />
      <p className={classes.saved}>
        <Badge tone="routine" icon={<IconCheck size={20} aria-hidden="true" />}>
          {say.offWords(percent)}
        </Badge>{' '}
        {say.saveToday(inRupees(formerPrice - price))}
      </p>
    </div>
  );
};
