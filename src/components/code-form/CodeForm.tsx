import { useState } from 'react';
import * as say from '../../../contracts/texts/en/codes.ts';
import { Button } from '../button/Button.tsx';
import { CodeField } from '../fields/CodeField.tsx';
import { ResendLine } from '../fields/ResendLine.tsx';
import classes from './code-form.module.css';

export type CodeFormProps = {
  readonly label: string;
  /** Says where the code was sent: "We sent six digits to asha@example.org." */
  readonly hint: string;
  readonly length: number;
  /** The error in words. */
  readonly error?: string;
  /** True while the code is being checked. */
  readonly busy: boolean;
  /** True when this code can no longer be used: the patient needs a new one. */
  readonly spent: boolean;
  /** Seconds until a new code may be requested; null when it may be now. */
  readonly resendIn: number | null;
  readonly onSubmit: (code: string) => void;
  readonly onChange: () => void;
  readonly onResend: () => void;
};

/** Focuses the first box as soon as the boxes are rendered. */
const startWriting = (form: HTMLFormElement | null): void => form?.querySelector('input')?.focus();

/**
 * True when the code has just become complete, or another was pasted over it. Correcting a single digit does not
 * submit; the button does.
 */
const isJustWhole = (code: string, before: string, length: number): boolean => {
  if (code.length !== length) return false;
  const changed = Array.from(code).filter((digit, at) => digit !== before[at]);
  return before.length < length || changed.length > 1;
};

/** Enters a one-time code and submits it with its last digit; a new code can be requested below. */
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
        {say.verify}
      </Button>
      <ResendLine
        question={say.nothingArrived}
        label={say.sendANewCode}
        wait={resendIn === null ? undefined : say.inSeconds(resendIn)}
        announce={resendIn === null ? say.youCanAskNewCodeNow : undefined}
        onResend={() => {
          setCode('');
          form.onResend();
        }}
      />
    </form>
  );
};
