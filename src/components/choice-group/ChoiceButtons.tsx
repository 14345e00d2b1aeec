import { IconArrowRight } from '../icons/icons.ts';
import classes from './choice-group.module.css';
import type { Choice } from './ChoiceGroup.tsx';

export type ChoiceButtonsProps = {
  readonly label: string;
  readonly choices: readonly Choice[];
  /** The answer given earlier, when one comes back to the step. */
  readonly chosen?: string | null;
  readonly columns?: 1 | 2;
  readonly onChoose: (value: string) => void;
};

/** Cards that answer and move on with one tap. */
export const ChoiceButtons = ({
  label,
  choices,
  chosen,
  columns = 1,
  onChoose,
}: ChoiceButtonsProps) => (
  <fieldset aria-label={label} className={classes.grid} data-columns={columns}>
    {choices.map((choice) => (
      <button
        key={choice.value}
        type="button"
        className={classes.card}
        aria-pressed={chosen === choice.value}
        onClick={() => onChoose(choice.value)}
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
