import * as say from '../../../contracts/texts/en/feedback.ts';
import { IconStar } from '../icons/icons.ts';
import { InlineError } from '../inline-error/InlineError.tsx';
import { BoxRadio, RadioFieldset } from '../radio-fieldset/RadioFieldset.tsx';
import classes from './feedback.module.css';

export type StarRatingProps = {
  readonly label: string;
  /** The meanings of one to five stars, shown and read out: "Poor" to "Very good". */
  readonly words: readonly [string, string, string, string, string];
  readonly value: number | null;
  readonly onChange: (value: number) => void;
  readonly error?: string;
};

/**
 * One to five stars, as five radio buttons. The library's rating has a sixth for no stars, and reacts to an arrow key
 * only after a second press.
 */
export const StarRating = ({ label, words, value, onChange, error }: StarRatingProps) => {
  return (
    <RadioFieldset label={label}>
      {(name) => (
        <>
          <div className={classes.stars}>
            {words.map((word, index) => {
              const stars = index + 1;
              return (
                <BoxRadio
                  key={word}
                  className={classes.star}
                  isLit={value !== null && stars <= value}
                  name={name}
                  value={stars}
                  aria-label={say.someOfFive(stars, word)}
                  checked={value === stars}
                  onChange={() => onChange(stars)}
                >
                  <IconStar size={32} aria-hidden="true" />
                </BoxRadio>
              );
            })}
          </div>
          <p className={classes.meaning} aria-hidden="true">
            {value === null ? '' : words[value - 1]}
          </p>
          {error && <InlineError>{error}</InlineError>}
        </>
      )}
    </RadioFieldset>
  );
};
