// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CallOffer } from '../../src/components/call-offer/CallOffer.tsx';
import { renderView } from '../kit/views.tsx';

describe('the offer of a call', () => {
  it('[CARD-17] [CARD-21] says its price alone where nobody states a former one', () => {
    const { container } = renderView(<CallOffer formerPrice={null} />);
    expect(screen.getByRole('definition').textContent).toBe('₹299');
    expect(container.querySelector('s')).toBeNull();
    expect(container.textContent).not.toMatch(/OFF|Save|today/);
  });

  it('[CARD-18] [CARD-19] [CARD-20] says what it cost before and the difference where the operator states it', () => {
    renderView(<CallOffer formerPrice={499_00} />);
    expect(screen.getByRole('definition').textContent).toBe('before ₹499, now  ₹299');
    expect(screen.getByText('40% OFF').closest('p')?.textContent).toBe('40% OFF Save ₹200 today');
  });

  it('promises no more than is saved, whatever the former price was', () => {
    renderView(<CallOffer formerPrice={599_00} />);
    expect(screen.getByText('50% OFF').closest('p')?.textContent).toBe('50% OFF Save ₹300 today');
  });
});
