import {
  selectBankWord,
  selectSecondsAgo,
} from '../../../machines/payment-look/payment-look.machine.ts';
import { PAYMENT_LOOK_TEXTS } from '../../../contracts/texts/en/flows/payment-look.ts';
import { usePaymentLookSelected } from './payment-look.flow.ts';
import classes from './payment-look.module.css';

const { unseen, waiting, looking, looked, unreachable } = PAYMENT_LOOK_TEXTS;

/** Says what is known of the bank. How old that is changes in whole steps, and is not announced. */
export const BankLine = () => {
  const word = usePaymentLookSelected(selectBankWord);
  const seconds = usePaymentLookSelected(selectSecondsAgo);
  const said = { unseen, asking: waiting, notYet: waiting, unreachable }[word];
  return (
    <span className={classes.line}>
      <output>{said}</output> {word === 'asking' && looking}
      {word === 'notYet' && looked(seconds)}
    </span>
  );
};
