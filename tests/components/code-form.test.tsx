// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CodeForm } from '../../src/components/code-form/CodeForm.tsx';
import type { CodeFormProps } from '../../src/components/code-form/CodeForm.tsx';
import { theme } from '../../src/components/library/theme.ts';

const submitted = vi.fn<(code: string) => void>();
const changed = vi.fn<() => void>();
const resent = vi.fn<() => void>();
beforeEach(() => {
  for (const each of [submitted, changed, resent]) each.mockClear();
});

const open = (props: Partial<CodeFormProps> = {}) =>
  render(
    <MantineProvider env="test" theme={theme}>
      <CodeForm
        label="Code from the email"
        hint="We sent 6 digits to asha@example.org."
        length={6}
        busy={false}
        spent={false}
        resendIn={null}
        onSubmit={submitted}
        onChange={changed}
        onResend={resent}
        {...props}
      />
    </MantineProvider>,
  );

const box = (at: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Digit ${at} of 6` });
const codes = () => submitted.mock.calls.map(([code]) => code);

describe('the form for a one-time code', () => {
  it('has the writing in the first box, and sends the code off with its last digit', async () => {
    open();
    expect(document.activeElement).toBe(box(1));
    await userEvent.keyboard('48291');
    expect(codes()).toEqual([]);
    await userEvent.keyboard('3');
    expect(codes()).toEqual(['482913']);
  });

  it('sends off another code that is pasted over the first, but not a digit that is corrected', async () => {
    open();
    await userEvent.keyboard('482913');
    await userEvent.click(box(6));
    await userEvent.keyboard('4');
    expect(codes()).toEqual(['482913']);
    await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
    expect(codes()).toEqual(['482913', '482914']);
    await userEvent.click(box(1));
    await userEvent.paste('777777');
    expect(codes()).toEqual(['482913', '482914', '777777']);
  });

  it('tries nothing while a code is being tried, or when only another one helps', async () => {
    const { unmount } = open({ busy: true });
    await userEvent.keyboard('482913{Enter}');
    unmount();
    open({ spent: true });
    await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
    expect(codes()).toEqual([]);
  });

  it('[REG-32] says how long it is until another code can be asked for', async () => {
    const { unmount } = open({ resendIn: 59 });
    const wait = screen.getByRole<HTMLButtonElement>('button', {
      name: 'Send a new code in 59 seconds',
    });
    expect(wait.disabled).toBe(true);
    unmount();
    open({ resendIn: 1 });
    screen.getByRole('button', { name: 'Send a new code in 1 second' });
  });

  it('forgets what was written in when another code is asked for', async () => {
    open();
    await userEvent.keyboard('4829');
    await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(resent).toHaveBeenCalledOnce();
    expect(box(1).value).toBe('');
  });
});
