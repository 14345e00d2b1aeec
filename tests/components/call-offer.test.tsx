// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CallOffer } from '../../src/components/call-offer/CallOffer.tsx';
import { renderView } from '../kit/views.tsx';

describe('the offer of a call', () => {
  it('[CARD-21] [CONST-01] [CONST-05] is ₹299 for 15 minutes', () => {
    renderView(<CallOffer formerPrice={null} />);
    screen.getByText('15-minute call with a registered dentist');
    expect(screen.getByRole('definition').textContent).toBe('₹299');
  });

  it('[CARD-17] says its price alone where nobody states a former one', () => {
    const { container } = renderView(<CallOffer formerPrice={null} />);
    expect(screen.getByRole('definition').textContent).toBe('₹299');
    expect(container.querySelector('s')).toBeNull();
    expect(container.textContent).not.toMatch(/OFF|Save|today/);
  });

  it('[CARD-18] [CONST-02] strikes out what it cost before where the operator states it', () => {
    const { container } = renderView(<CallOffer formerPrice={499_00} />);
    expect(screen.getByRole('definition').textContent).toBe('before ₹499, now  ₹299');
    expect(container.querySelector('s')?.textContent).toBe('₹499');
  });

  it('[CARD-19] [CONST-03] says the difference in percent', () => {
    renderView(<CallOffer formerPrice={499_00} />);
    screen.getByText('40% OFF');
  });

  it('[CARD-20] [CONST-04] says the difference in rupees', () => {
    renderView(<CallOffer formerPrice={499_00} />);
    expect(screen.getByText('40% OFF').closest('p')?.textContent).toBe('40% OFF Save ₹200 today');
  });

  it('promises no more than is saved, whatever the former price was', () => {
    renderView(<CallOffer formerPrice={599_00} />);
    expect(screen.getByText('50% OFF').closest('p')?.textContent).toBe('50% OFF Save ₹300 today');
  });
});
