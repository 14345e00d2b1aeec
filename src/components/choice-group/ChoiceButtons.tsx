import { onFirstClick } from '../first-click.ts';
import { IconArrowRight } from '../icons/icons.ts';
import type { CardChoice } from './choice.ts';
import classes from './choice-group.module.css';

export type ChoiceButtonsProps<Value extends string> = {
  /** The id of the question's element, where it stands elsewhere. */
  readonly labelledBy?: string;
  /** The question, where it stands directly above. */
  readonly question?: string;
  readonly choices: readonly CardChoice<Value>[];
  /** The earlier answer, when the patient returns to the step. */
  readonly chosen?: Value | null;
  readonly columns?: 1 | 2;
  readonly onChoose: (value: Value) => void;
};

/** Cards that answer and move on with one tap. */
export const ChoiceButtons = <Value extends string>({
  labelledBy,
  question,
  choices,
  chosen,
  columns = 1,
  onChoose,
}: ChoiceButtonsProps<Value>) => (
  <fieldset aria-labelledby={labelledBy} className={classes.grid} data-columns={columns}>
    {question !== undefined && <legend className={classes.heading}>{question}</legend>}
    {choices.map((choice) => (
      <button
        key={choice.value}
        type="button"
        className={classes.card}
        aria-current={chosen === choice.value || undefined}
        onClick={onFirstClick(() => onChoose(choice.value))}
      >
        {choice.icon && <span className={classes.icon}>{choice.icon}</span>}
        <span className={classes.text}>
          <span className={classes.label}>{choice.label}</span>
          {choice.hint && <span className={classes.hint}>{choice.hint}</span>}
        </span>
        {columns === 1 && (
          <IconArrowRight className={classes.onward} size={20} aria-hidden="true" />
        )}
      </button>
    ))}
  </fieldset>
);
