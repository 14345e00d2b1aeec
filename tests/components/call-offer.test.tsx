// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CallOffer } from '../../src/components/call-offer/CallOffer.tsx';
import { renderView } from '../kit/views.tsx';

const ALONE = { price: 299_00, laterPrice: null, formerPrice: null };

describe('the offer of a call', () => {
  it('[CARD-21] [CONST-01] [CONST-05] is ₹299 for 15 minutes', () => {
    renderView(<CallOffer {...ALONE} />);
    expect(screen.getByRole('term').textContent).toBe('15\u00A0minutesPaid now, by UPI or card');
    expect(screen.getByRole('definition').textContent).toBe('₹299');
  });

  it('[CARD-17] says its price alone where nobody states a former one', () => {
    const { container } = renderView(<CallOffer {...ALONE} />);
    expect(screen.getByRole('definition').textContent).toBe('₹299');
    expect(container.querySelector('s')).toBeNull();
    expect(container.textContent).not.toMatch(/OFF|Save|today/);
  });

  it('[CARD-18] [CONST-02] strikes out what it cost before where the operator states it', () => {
    const { container } = renderView(<CallOffer {...ALONE} formerPrice={499_00} />);
    expect(screen.getByRole('definition').textContent).toBe('before ₹499, now  ₹299');
    expect(container.querySelector('s')?.textContent).toBe('₹499');
  });

  it('[CARD-19] [CONST-03] says the difference in percent', () => {
    renderView(<CallOffer {...ALONE} formerPrice={499_00} />);
    screen.getByText('40% OFF');
  });

  it('[CARD-20] [CONST-04] says the difference in rupees', () => {
    renderView(<CallOffer {...ALONE} formerPrice={499_00} />);
    expect(screen.getByText('40% OFF').closest('p')?.textContent).toBe('40% OFF Save ₹200 today');
  });

  it('promises no more than is saved, whatever the former price was', () => {
    renderView(<CallOffer {...ALONE} formerPrice={599_00} />);
    expect(screen.getByText('50% OFF').closest('p')?.textContent).toBe('50% OFF Save ₹300 today');
  });

  it('says why there are two prices: each belongs to a length', () => {
    renderView(<CallOffer {...ALONE} laterPrice={499_00} />);
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    const prices = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(terms).toEqual([
      '15\u00A0minutesPaid now, by UPI or card',
      '30\u00A0minutesPaid at the appointment, or now by UPI',
    ]);
    expect(prices).toEqual(['₹299', '₹499']);
  });
});
