// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CallOffer } from '../../src/components/call-offer/CallOffer.tsx';
import { renderView } from '../kit/views.tsx';

it('the offer of a call says what it costs now, what it cost before, and the difference', () => {
  renderView(<CallOffer />);
  expect(screen.getByRole('definition').textContent).toBe('before ₹499, now  ₹299');
  screen.getByText('Save ₹200 today');
});
