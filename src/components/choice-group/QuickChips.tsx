import { onFirstClick } from '../first-click.ts';
import classes from './choice-group.module.css';

export type QuickChipsProps<Chip> = {
  readonly label: string;
  readonly chips: readonly Chip[];
  readonly onChoose: (chip: Chip) => void;
  readonly disabled?: boolean;
};

/** Short answers in a row of pills, under a text box. */
export const QuickChips = <Chip extends { readonly label: string }>({
  label,
  chips,
  onChoose,
  disabled,
}: QuickChipsProps<Chip>) => (
  <fieldset aria-label={label} className={classes.chips}>
    {chips.map((chip) => (
      <button
        key={chip.label}
        type="button"
        className={classes.chip}
        disabled={disabled}
        onClick={onFirstClick(() => onChoose(chip))}
      >
        {chip.label}
      </button>
    ))}
  </fieldset>
);
