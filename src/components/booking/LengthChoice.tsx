import { BoxRadio, RadioFieldset } from '../radio-fieldset/RadioFieldset.tsx';
import classes from './booking.module.css';

/** A length of a call to choose, in words. */
export type ChoosableLength<Minutes extends number> = {
  readonly minutes: Minutes;
  readonly name: string;
  readonly price: string;
};

export type LengthChoiceProps<Minutes extends number> = {
  readonly label: string;
  readonly lengths: readonly ChoosableLength<Minutes>[];
  readonly chosen: Minutes;
  readonly onChoose: (minutes: Minutes) => void;
};

/** The lengths of a call as radio buttons, each with its price. */
export const LengthChoice = <Minutes extends number>({
  label,
  lengths,
  chosen,
  onChoose,
}: LengthChoiceProps<Minutes>) => {
  return (
    <RadioFieldset label={label}>
      {(name) => (
        <div className={classes.lengths}>
          {lengths.map(({ minutes, name: length, price }) => (
            <BoxRadio
              key={minutes}
              className={classes.slot}
              name={name}
              value={minutes}
              checked={chosen === minutes}
              onChange={() => onChoose(minutes)}
            >
              <span className={classes.doctorName}>{length}</span>
              <span className={classes.detail}>{price}</span>
            </BoxRadio>
          ))}
        </div>
      )}
    </RadioFieldset>
  );
};
