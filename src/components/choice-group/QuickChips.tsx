import { onFirstClick } from '../first-click.ts';
import classes from './choice-group.module.css';

export type QuickChipsProps<Chip> = {
  readonly label: string;
  /** True for a question of its own, whose words are on screen. */
  readonly isTitled?: boolean;
  readonly chips: readonly Chip[];
  readonly onChoose: (chip: Chip) => void;
  readonly disabled?: boolean;
};

/** Short answers in a row of pills; `chosen` marks the earlier answer. */
export const QuickChips = <Chip extends { readonly label: string; readonly chosen?: boolean }>({
  label,
  isTitled = false,
  chips,
  onChoose,
  disabled,
}: QuickChipsProps<Chip>) => (
  <fieldset aria-label={isTitled ? undefined : label} className={classes.chips}>
    {isTitled && <legend className={classes.heading}>{label}</legend>}
    {chips.map((chip) => (
      <button
        key={chip.label}
        type="button"
        className={classes.chip}
        aria-current={chip.chosen || undefined}
        disabled={disabled}
        onClick={onFirstClick(() => onChoose(chip))}
      >
        {chip.label}
      </button>
    ))}
  </fieldset>
);
