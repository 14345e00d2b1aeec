// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Upload } from '../../src/components/upload/Upload.tsx';
import type { UploadState } from '../../src/components/upload/Upload.tsx';
import { expectAccessible, renderView } from '../kit/views.tsx';

const PICTURE = new File(['x'], 'jaw.jpg', { type: 'image/jpeg' });
const did = {
  onChoose: vi.fn<(file: File) => void>(),
  onCancel: vi.fn<() => void>(),
  onRetry: vi.fn<() => void>(),
};
beforeEach(() => vi.clearAllMocks());

const show = (state: UploadState) =>
  renderView(
    <Upload
      {...did}
      label="Your X-ray"
      hint="JPEG or PNG, up to 10 MB."
      accept="image/jpeg,image/png"
      state={state}
    />,
  );

describe('an upload', () => {
  it('takes a file by its button, which says what is asked for and what is taken', async () => {
    show({ kind: 'empty' });
    const field = screen.getByLabelText<HTMLInputElement>('Choose your X-ray');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'JPEG or PNG, up to 10 MB.',
    );
    await userEvent.upload(field, PICTURE);
    await userEvent.upload(field, PICTURE);
    expect(did.onChoose.mock.calls).toEqual([[PICTURE], [PICTURE]]);
    await expectAccessible();
  });

  it('takes a file that is dropped, of whatever type, and shows that it would', () => {
    show({ kind: 'empty' });
    const zone = screen.getByText('or drop it here').parentElement;
    if (zone === null) throw new Error('There is no zone');
    const text = new File(['x'], 'notes.txt', { type: 'text/plain' });
    fireEvent.dragOver(zone);
    expect(zone.dataset['over']).toBe('true');
    fireEvent.drop(zone, { dataTransfer: { files: [text] } });
    expect(zone.dataset['over']).toBeUndefined();
    expect(did.onChoose.mock.calls).toEqual([[text]]);
  });

  it('says what was wrong with a file and stays open for another', () => {
    show({ kind: 'empty', error: 'Please select a JPEG or PNG image file.' });
    expect(screen.getByRole('alert').textContent).toBe('Please select a JPEG or PNG image file.');
    screen.getByLabelText('Choose your X-ray');
  });

  it('shows how far it is in percent and words, reads out only what it is told to, and can be left', async () => {
    show({
      kind: 'sending',
      fileName: 'jaw.jpg',
      percent: 44,
      words: '2.1 of 4.8 MB',
      announce: '25 percent sent',
    });
    const bar = screen.getByRole('progressbar', { name: 'Sending jaw.jpg' });
    expect(bar.getAttribute('aria-valuenow')).toBe('44');
    screen.getByText('44 %');
    screen.getByText('2.1 of 4.8 MB');
    expect(screen.getByRole('status').textContent).toBe('25 percent sent');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(did.onCancel).toHaveBeenCalledTimes(1);
    await expectAccessible();
  });

  it('offers the same file again after a failure, and another one', async () => {
    show({ kind: 'failed', fileName: 'jaw.jpg', error: 'The connection broke off.' });
    expect(screen.getByRole('alert').textContent).toBe('The connection broke off.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(did.onRetry).toHaveBeenCalledTimes(1);
    await userEvent.upload(screen.getByLabelText('Choose another'), PICTURE);
    expect(did.onChoose).toHaveBeenCalledTimes(1);
    await expectAccessible();
  });

  it('says that it is done, and takes another in its place', async () => {
    show({ kind: 'done', fileName: 'jaw.jpg', words: 'Sent at 18:20' });
    expect(screen.getByRole('status').textContent).toBe('Sent at 18:20');
    screen.getByLabelText('Choose another');
    await expectAccessible();
  });
});
