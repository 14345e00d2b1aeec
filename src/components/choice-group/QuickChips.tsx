import { onFirstClick } from '../first-click.ts';
import classes from './choice-group.module.css';

/** Focuses the question when it is mounted. */
const takeFocus = (question: HTMLElement | null): void => question?.focus({ preventScroll: true });

export type QuickChipsProps<Chip> = {
  /** The question; none where `labelledBy` names the element that asks it. */
  readonly label?: string;
  readonly labelledBy?: string;
  /** True for a question of its own, whose words are on screen. */
  readonly isTitled?: boolean;
  /** True for a question that appears in answer to a press: it takes the focus, so that it is heard. */
  readonly isRaised?: boolean;
  readonly chips: readonly Chip[];
  readonly onChoose: (chip: Chip) => void;
  readonly disabled?: boolean;
};

/** Short answers in a row of pills; `chosen` marks the earlier answer. */
export const QuickChips = <Chip extends { readonly label: string; readonly chosen?: boolean }>({
  label,
  labelledBy,
  isTitled = false,
  isRaised = false,
  chips,
  onChoose,
  disabled,
}: QuickChipsProps<Chip>) => (
  <fieldset
    aria-label={isTitled || isRaised ? undefined : label}
    aria-labelledby={labelledBy}
    className={classes.chips}
  >
    {isTitled && <legend className={classes.heading}>{label}</legend>}
    {isRaised && (
      <legend ref={takeFocus} tabIndex={-1} className={classes.raised}>
        {label}
      </legend>
    )}
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
