import * as say from '../../../contracts/texts/en/feedback.ts';
import { BoxRadio, RadioFieldset } from '../radio-fieldset/RadioFieldset.tsx';
import classes from './feedback.module.css';

export type ScoreScaleProps = {
  readonly label: string;
  /** The meanings of 1 and 10: "Least satisfied", "Most satisfied". */
  readonly ends: readonly [string, string];
  readonly value: number | null;
  readonly onChange: (value: number) => void;
};

const SCORES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

const nameOf = (score: number, [least, most]: ScoreScaleProps['ends']): string => {
  if (score === 1) return say.worstOfTen(least);
  return score === 10 ? say.bestOfTen(most) : say.someOfTen(score);
};

/**
 * A score from 1 to 10, as radio buttons. All up to the chosen one are lit, from red over amber to green, each with its
 * number.
 */
export const ScoreScale = ({ label, ends, value, onChange }: ScoreScaleProps) => {
  return (
    <RadioFieldset label={label}>
      {(name) => (
        <>
          <div
            className={classes.scores}
            data-band={value === null ? undefined : Math.ceil(value / 2)}
          >
            {SCORES.map((score) => (
              <BoxRadio
                key={score}
                className={classes.score}
                isLit={value !== null && score <= value}
                name={name}
                value={score}
                aria-label={nameOf(score, ends)}
                checked={value === score}
                onChange={() => onChange(score)}
              >
                {score}
              </BoxRadio>
            ))}
          </div>
          <p className={classes.ends} aria-hidden="true">
            <span>{ends[0]}</span>
            <span>{ends[1]}</span>
          </p>
        </>
      )}
    </RadioFieldset>
  );
};
