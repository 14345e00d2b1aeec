// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LazyReport } from '../../../src/flows/report/lazy.tsx';
import { renderView } from '../../kit/views.tsx';

it('keeps the place of its button, which cannot be pressed until it is fetched', async () => {
  renderView(<LazyReport result={() => ({ kind: 'saved', id: 'result-1' })} />);
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Download PDF' });
  expect(button().disabled).toBe(true);
  await expect.poll(() => button().disabled).toBe(false);
});
