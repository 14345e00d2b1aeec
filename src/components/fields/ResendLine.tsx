import { Button } from '../button/Button.tsx';
import classes from './code-field.module.css';

export type ResendLineProps = {
  /** "Nothing arrived?" */
  readonly question: string;
  /** "Send a new code" */
  readonly label: string;
  /** The wait before a new code may be requested: "in 40 seconds". It counts down silently. */
  readonly wait?: string;
  /** Announced politely when it changes: "You can ask for a new code now." Absent while only the time counts down. */
  readonly announce?: string;
  readonly onResend: () => void;
};

/** A button for a new code that says how long to wait; it keeps its place meanwhile. */
export const ResendLine = ({ question, label, wait, announce, onResend }: ResendLineProps) => (
  <div className={classes.resend}>
    <span>{question}</span>
    <Button
      className={classes.again}
      variant="subtle"
      disabled={wait !== undefined}
      onClick={onResend}
    >
      {wait === undefined ? label : `${label} ${wait}`}
    </Button>
    <output className="spoken">{announce}</output>
  </div>
);
