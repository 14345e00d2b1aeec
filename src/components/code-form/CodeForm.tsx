import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { CodeField } from '../fields/CodeField.tsx';
import { ResendLine } from '../fields/ResendLine.tsx';
import classes from './code-form.module.css';

export type CodeFormProps = {
  readonly label: string;
  /** Where it was sent: "We sent six digits to asha@example.org." */
  readonly hint: string;
  readonly length: number;
  /** What is wrong with it, in words. */
  readonly error?: string;
  /** It is being tried. */
  readonly busy: boolean;
  /** Only another one helps. */
  readonly spent: boolean;
  /** Seconds until another one can be asked for; null when it can. */
  readonly resendIn: number | null;
  readonly onSubmit: (code: string) => void;
  readonly onChange: () => void;
  readonly onResend: () => void;
};

/** Writing starts in the first box as soon as the boxes are there. */
const startWriting = (form: HTMLFormElement | null): void => form?.querySelector('input')?.focus();

const waitInWords = (seconds: number): string =>
  seconds === 1 ? 'in 1 second' : `in ${seconds} seconds`;

/** Whether a code has just become whole, or another one was pasted over it; a single digit that is corrected waits for the button. */
const isJustWhole = (code: string, before: string, length: number): boolean => {
  if (code.length !== length) return false;
  const changed = Array.from(code).filter((digit, at) => digit !== before[at]);
  return before.length < length || changed.length > 1;
};

/** A code is written in and sent off with its last digit; below it, another one can be asked for. */
export const CodeForm = ({ busy, spent, resendIn, ...form }: CodeFormProps) => {
  const [code, setCode] = useState('');
  const submit = (value: string): void => {
    if (!busy && !spent) form.onSubmit(value);
  };
  return (
    <form
      ref={startWriting}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(code);
      }}
    >
      <CodeField
        label={form.label}
        hint={form.hint}
        length={form.length}
        value={code}
        error={form.error}
        disabled={spent}
        onChange={(value) => {
          setCode(value);
          form.onChange();
          if (isJustWhole(value, code, form.length)) submit(value);
        }}
      />
      <Button type="submit" data-primary-action aria-busy={busy} disabled={spent}>
        Verify
      </Button>
      <ResendLine
        question="Nothing arrived?"
        label="Send a new code"
        wait={resendIn === null ? undefined : waitInWords(resendIn)}
        announce={resendIn === null ? 'You can ask for a new code now.' : undefined}
        onResend={() => {
          setCode('');
          form.onResend();
        }}
      />
    </form>
  );
};
