import { useId } from 'react';
import type { Choice } from '../choice-group/choice.ts';
import classes from './sign-card.module.css';

export type SignCardProps<Answer extends string> = {
  readonly name: string;
  /** The words before the quote. */
  readonly wrote: string;
  /** The patient's own words, unchanged; empty where none raised the question. */
  readonly quote: string;
  readonly question: string;
  readonly answers: readonly Choice<Answer>[];
  readonly chosen: Answer | undefined;
  readonly onAnswer: (answer: Answer) => void;
};

/**
 * One grave question below the words that raised it, with its answers side by side. Words and question label the group,
 * so that both are read out before the answers; choosing changes colours only, and nothing moves.
 */
export const SignCard = <Answer extends string>(props: SignCardProps<Answer>) => {
  const { name, wrote, quote, question, answers, chosen, onAnswer } = props;
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={quote === '' ? `${id}question` : `${id}quote ${id}question`}
      className={classes.card}
    >
      {quote !== '' && (
        <p id={`${id}quote`} className={classes.quote}>
          {wrote} <q dir="auto">{quote}</q>
        </p>
      )}
      <h2 id={`${id}question`} className={classes.question}>
        {question}
      </h2>
      <div className={classes.answers}>
        {answers.map(({ value, label }) => (
          <label key={value} className={classes.answer}>
            <input
              className={classes.input}
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => onAnswer(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
