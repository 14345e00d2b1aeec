import { Button } from '../button/Button.tsx';
import { onFirstClick } from '../first-click.ts';
import classes from './understood.module.css';

export type UnderstoodProps = {
  /** The words before what was understood. */
  readonly label: string;
  readonly what: string;
  readonly change: string;
  readonly onChange: () => void;
};

/** Shows what was understood from the patient's words, with a button to correct it. */
export const Understood = ({ label, what, change, onChange }: UnderstoodProps) => (
  <div className={classes.box}>
    <p className={classes.line}>
      {label} <strong>{what}</strong>
    </p>
    <Button
      variant="subtle"
      aria-label={`${change}: ${what}`}
      className={classes.change}
      onClick={onFirstClick(onChange)}
    >
      {change}
    </Button>
  </div>
);
