import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/PinInput.layer.css';
import { Input, PinInput } from '@mantine/core';
import { useId } from 'react';
import type { ClipboardEvent } from 'react';
import { codeIn, plainDigits } from '../../../contracts/forms/entries.ts';
import * as say from '../../../contracts/texts/en/codes.ts';
import { FIELD } from '../library/field.ts';
import classes from './code-field.module.css';

export type CodeFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  readonly error?: string;
  readonly disabled?: boolean;
  /** Six digits for an e-mail code, four for a phone code. */
  readonly length?: number;
};

/** Digits of any script. */
const DIGITS = /^\p{Nd}+$/u;

/**
 * A one-time code, one box per digit; a phone fills it in from the message, and a whole message with one code in it can
 * be pasted.
 */
export const CodeField = ({ label, hint, error, length = 6, ...code }: CodeFieldProps) => {
  const id = useId();
  const paste = (event: ClipboardEvent): void => {
    const pasted = codeIn(event.clipboardData.getData('text'), length);
    if (pasted.length !== length || code.disabled === true) return;
    event.preventDefault();
    event.stopPropagation();
    code.onChange(pasted);
  };
  const spoken = [hint && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Input.Wrapper
      {...FIELD}
      id={id}
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      description={hint}
      error={error}
      errorProps={{ role: 'alert' }}
    >
      <PinInput
        {...code}
        onChange={(written) => code.onChange(plainDigits(written))}
        onPasteCapture={paste}
        // The library sets its own id after the first render, which would render the boxes again and lose focus.
        id={`${id}-boxes`}
        classNames={{ root: classes.boxes, pinInput: classes.digit, input: FIELD.classNames.input }}
        aria-labelledby={`${id}-label`}
        aria-describedby={spoken || undefined}
        length={length}
        type={DIGITS}
        inputType="tel"
        placeholder=""
        oneTimeCode
        error={error !== undefined}
        getInputProps={(index) => ({
          'aria-label': say.digitOf(index + 1, length),
          // As a property of the whole field it would keep the digits of other keyboards out.
          inputMode: 'numeric',
          // A phone offers the code for one field only; the first box accepts the whole code.
          autoComplete: index === 0 ? 'one-time-code' : 'off',
        })}
      />
    </Input.Wrapper>
  );
};
