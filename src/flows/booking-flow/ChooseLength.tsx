import { CALL_MINUTES, LATER_CALLS } from '../../../contracts/payments/products.ts';
import type { CallMinutes } from '../../../contracts/payments/products.ts';
import { inRupees } from '../../../contracts/payments/rupees.ts';
import { CALL_TEXTS } from '../../../contracts/texts/en/calls.ts';
import { BOOKING_FLOW_TEXTS } from '../../../contracts/texts/en/flows/booking-flow.ts';
import { LengthChoice } from '../../components/booking/LengthChoice.tsx';
import { priceHere } from '../../lib/format/prices.ts';

type ChooseLengthProps = {
  readonly chosen: CallMinutes;
  readonly onChoose: (minutes: CallMinutes) => void;
};

/** Shows what a call of each length costs, before anything is asked of the patient. */
export const ChooseLength = ({ chosen, onChoose }: ChooseLengthProps) => (
  <LengthChoice
    label={BOOKING_FLOW_TEXTS.length}
    lengths={CALL_MINUTES.map((minutes) => ({
      minutes,
      name: CALL_TEXTS.length(minutes),
      price: inRupees(priceHere(LATER_CALLS[minutes])),
    }))}
    chosen={chosen}
    onChoose={onChoose}
  />
);
