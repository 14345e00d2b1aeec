// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { theme } from '../../src/components/library/theme.ts';
import { CodeField } from '../../src/components/fields/CodeField.tsx';
import { ResendLine } from '../../src/components/fields/ResendLine.tsx';

const Field = (props: { readonly hint?: string; readonly error?: string }) => {
  const [code, setCode] = useState('');
  return (
    <MantineProvider env="test" theme={theme}>
      <CodeField label="Code from the message" value={code} onChange={setCode} {...props} />
    </MantineProvider>
  );
};

const digits = (): string[] =>
  screen.getAllByRole<HTMLInputElement>('textbox').map((box) => box.value);

describe('the field for a one-time code', () => {
  it('takes digits one by one, and no letters', async () => {
    render(<Field />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Digit 1 of 6' }), '48x2913');
    expect(digits()).toEqual(['4', '8', '2', '9', '1', '3']);
  });

  it.each([
    '123 456',
    '123-456',
    '123456.',
    'Your code is 123456',
    'G-123456',
    '१२३४५६',
    '１２３４５६',
  ])('finds the code in what is pasted: %s', async (pasted) => {
    render(<Field />);
    await userEvent.click(screen.getByRole('textbox', { name: 'Digit 3 of 6' }));
    await userEvent.paste(pasted);
    expect(digits().join('')).toBe('123456');
  });

  it('takes the digits of another keyboard', async () => {
    render(<Field />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Digit 1 of 6' }), '१२३४५६');
    expect(digits().join('')).toBe('123456');
  });

  it('takes a whole code at once, pasted or filled in by the phone', async () => {
    render(<Field />);
    const first = screen.getByRole('textbox', { name: 'Digit 1 of 6' });
    // A phone offers the code for one field: two that ask for it would each get a part.
    expect(screen.getAllByRole('textbox').map((box) => box.getAttribute('autocomplete'))).toEqual([
      'one-time-code',
      'off',
      'off',
      'off',
      'off',
      'off',
    ]);
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
    expect(screen.getByRole('alert').textContent).toBe('This code is not right.');
  });

  it('takes the whole code that the phone writes into the first box', () => {
    render(<Field />);
    fireEvent.change(screen.getByRole('textbox', { name: 'Digit 1 of 6' }), {
      target: { value: '482913' },
    });
    expect(digits()).toEqual(['4', '8', '2', '9', '1', '3']);
  });
});

describe('asking for another code', () => {
  const again = vi.fn<() => void>();
  const show = (waiting: { readonly wait?: string; readonly announce?: string }) =>
    render(
      <MantineProvider env="test" theme={theme}>
        <ResendLine
          question="Nothing arrived?"
          label="Send a new code"
          onResend={again}
          {...waiting}
        />
      </MantineProvider>,
    );

  it('says how long to wait, without reading every second out', () => {
    show({ wait: 'in 40 seconds' });
    const button = screen.getByRole<HTMLButtonElement>('button');
    expect(button.textContent).toBe('Send a new code in 40 seconds');
    expect(button.disabled).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('says that one may, and asks once it is pressed', async () => {
    show({ announce: 'You can ask for a new code now.' });
    expect(screen.getByRole('status').textContent).toBe('You can ask for a new code now.');
    await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(again).toHaveBeenCalledTimes(1);
  });
});
