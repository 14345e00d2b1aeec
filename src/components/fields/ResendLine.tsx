import { Button } from '../button/Button.tsx';
import classes from './code-field.module.css';

export type ResendLineProps = {
  /** "Nothing arrived?" */
  readonly question: string;
  /** "Send a new code" */
  readonly label: string;
  /** How long to wait before a new one may be asked for: "in 40 seconds". It counts without being read out. */
  readonly wait?: string;
  /** Read out politely when it changes: "You can ask for a new code now." Absent while the time only counts. */
  readonly announce?: string;
  readonly onResend: () => void;
};

/** Asks for another code, or says in words when one may. The button keeps its place while it waits. */
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
