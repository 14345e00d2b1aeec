// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TranscriptPanel } from '../../src/components/transcript-panel/TranscriptPanel.tsx';
import { renderView } from '../kit/views.tsx';

it('the messages of the history can be scrolled by keys, in the order of the page', () => {
  renderView(
    <TranscriptPanel count={1} saved>
      <p>Asked: How old are you?</p>
    </TranscriptPanel>,
  );
  // Any number above 0 would come before everything else on the page.
  expect(screen.getByRole('region', { name: 'Messages', hidden: true }).tabIndex).toBe(0);
});
