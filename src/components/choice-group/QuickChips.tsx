import classes from './choice-group.module.css';

export type QuickChipsProps = {
  readonly label: string;
  readonly chips: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
  readonly disabled?: boolean;
};

/** Short answers in a row of pills, under a text box. */
export const QuickChips = ({ label, chips, onChoose, disabled }: QuickChipsProps) => (
  <fieldset aria-label={label} className={classes.chips}>
    {chips.map((chip) => (
      <button
        key={chip.value}
        type="button"
        className={classes.chip}
        disabled={disabled}
        onClick={() => onChoose(chip.value)}
      >
        {chip.label}
      </button>
    ))}
  </fieldset>
);
