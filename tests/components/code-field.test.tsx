// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { theme } from '../../src/app/theme/theme.ts';
import { CodeField } from '../../src/components/fields/CodeField.tsx';

const completed = vi.fn<(code: string) => void>();

const Field = (props: { readonly hint?: string; readonly error?: string }) => {
  const [code, setCode] = useState('');
  return (
    <MantineProvider env="test" theme={theme}>
      <CodeField
        label="Code from the message"
        value={code}
        onChange={setCode}
        onComplete={completed}
        {...props}
      />
    </MantineProvider>
  );
};

const digits = (): string[] =>
  screen.getAllByRole<HTMLInputElement>('textbox').map((box) => box.value);

describe('the field for a one-time code', () => {
  it('hands over the code once its last digit is typed, and takes no letters', async () => {
    render(<Field />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Digit 1 of 6' }), '48x2913');
    expect(digits()).toEqual(['4', '8', '2', '9', '1', '3']);
    expect(completed.mock.calls).toEqual([['482913']]);
  });

  it('takes a whole code at once, pasted or filled in by the phone', async () => {
    render(<Field />);
    const first = screen.getByRole('textbox', { name: 'Digit 1 of 6' });
    expect(first.getAttribute('autocomplete')).toBe('one-time-code');
    await userEvent.click(first);
    await userEvent.paste('48 29 13');
    expect(digits()).toEqual(['4', '8', '2', '9', '1', '3']);
  });

  it('is one group to a screen reader, told its help and what is wrong', () => {
    render(<Field hint="We sent six digits." error="This code is not right." />);
    const group = screen.getByRole('group', { name: 'Code from the message' });
    const told = (group.getAttribute('aria-describedby') ?? '').split(' ');
    expect(told.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'We sent six digits.',
      'This code is not right.',
    ]);
    expect(screen.getByRole('textbox', { name: 'Digit 6 of 6' }).ariaInvalid).toBe('true');
  });
});
