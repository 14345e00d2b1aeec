// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { theme } from '../../src/components/library/theme.ts';
import { Dialog } from '../../src/components/dialog/Dialog.tsx';

const confirm = vi.fn<() => void>();
const decline = vi.fn<() => void>();

afterEach(() => void vi.clearAllMocks());

const show = (opened: boolean, declines: boolean, words = <p>This will clear your answers.</p>) =>
  render(
    <MantineProvider env="test" theme={theme}>
      <Dialog
        opened={opened}
        title="Leave the assessment?"
        confirm={{ label: 'Exit', onClick: confirm }}
        decline={declines ? { label: 'Stay', onClick: decline } : undefined}
      >
        {words}
      </Dialog>
    </MantineProvider>,
  );

describe('a dialog', () => {
  it('[NOTE-11] asks with title and text, and offers both answers', () => {
    show(true, true);
    const dialog = screen.getByRole('alertdialog', { name: 'Leave the assessment?' });
    expect(dialog.textContent).toContain('This will clear your answers.');
    fireEvent.click(screen.getByRole('button', { name: 'Exit' }));
    expect(confirm).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Stay' }));
    expect(decline).toHaveBeenCalledTimes(1);
  });

  it('leaves everything as it is on Escape', () => {
    show(true, true);
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
    expect(decline).toHaveBeenCalledTimes(1);
    expect(confirm).not.toHaveBeenCalled();
  });

  it('takes Escape as the only answer there is when nothing can be declined', () => {
    show(true, false);
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it('begins at its answers, not at a link in its words', () => {
    const { prototype } = HTMLDialogElement;
    prototype.showModal = function showModal() {
      this.open = true;
    };
    prototype.close = function close() {
      this.open = false;
    };
    show(true, true, <a href="/dashboard">Home</a>);
    expect(document.activeElement?.textContent).toBe('Stay');
    cleanup();
    Reflect.deleteProperty(prototype, 'showModal');
    Reflect.deleteProperty(prototype, 'close');
  });

  it('is not in the page while closed', () => {
    show(false, true);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
