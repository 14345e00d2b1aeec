import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import classes from './entry-form.module.css';

type LedFormProps = {
  readonly button: string;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

/** A form that its flow leads: the machine keeps the entries, and says what is wrong with them once they are sent. */
export const LedForm = ({ button, isBusy, onSubmit, children }: LedFormProps) => (
  <form
    className={classes.form}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
    <div>
      <Button type="submit" aria-busy={isBusy}>
        {button}
      </Button>
    </div>
  </form>
);
