import { useId } from 'react';
import { ChoiceGroup } from '../choice-group/ChoiceGroup.tsx';
import type { Choice } from '../choice-group/choice.ts';
import classes from './question-card.module.css';

export type QuestionCardProps<Answer extends string> = {
  readonly name: string;
  readonly question: string;
  readonly hint?: string;
  readonly choices: readonly Choice<Answer>[];
  readonly chosen: string | undefined;
  readonly onAnswer: (answer: Answer) => void;
};

/** One of several questions on a page; question and hint label the answers, so that both are read out first. */
export const QuestionCard = <Answer extends string>(props: QuestionCardProps<Answer>) => {
  const { name, question, hint, choices, chosen, onAnswer } = props;
  const id = useId();
  return (
    <div className={classes.card}>
      <h2 id={`${id}question`} className={classes.question}>
        {question}
      </h2>
      {hint && (
        <p id={`${id}hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      <ChoiceGroup
        type="radio"
        layout="flow"
        labelledBy={hint ? `${id}question ${id}hint` : `${id}question`}
        name={name}
        choices={choices}
        chosen={choices.flatMap(({ value }) => (value === chosen ? [value] : []))}
        onChange={onAnswer}
      />
    </div>
  );
};
