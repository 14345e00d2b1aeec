import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/PinInput.layer.css';
import { Input, PinInput } from '@mantine/core';
import { useId } from 'react';
import { FIELD } from '../library/field.ts';
import classes from './code-field.module.css';

export type CodeFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  readonly error?: string;
  readonly disabled?: boolean;
  /** Six digits come by e-mail, four by phone. */
  readonly length?: number;
};

/** A one-time code, one box a digit; a phone fills it in from the message, and a whole code can be pasted. */
export const CodeField = ({ label, hint, error, length = 6, ...code }: CodeFieldProps) => {
  const id = useId();
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
        // Its own id comes after the first drawing and would draw the boxes anew, without the focus.
        id={`${id}-boxes`}
        classNames={{ root: classes.boxes, pinInput: classes.digit, input: FIELD.classNames.input }}
        aria-labelledby={`${id}-label`}
        aria-describedby={spoken || undefined}
        length={length}
        type="number"
        placeholder=""
        oneTimeCode
        error={error !== undefined}
        getInputProps={(index) => ({
          'aria-label': `Digit ${index + 1} of ${length}`,
          // A phone offers the code for one field, and the first one takes it whole.
          autoComplete: index === 0 ? 'one-time-code' : 'off',
        })}
      />
    </Input.Wrapper>
  );
};
