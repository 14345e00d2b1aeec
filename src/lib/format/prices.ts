import { PRICES_NAME, readPagePrices } from '../../../contracts/payments/page-prices.ts';
import { priceOf } from '../../../contracts/payments/products.ts';
import type { ProductId } from '../../../contracts/payments/products.ts';

/**
 * Returns what a product costs here, in paise: as the server has written it into the head of this page, so that no
 * screen waits for a price or shows another one first.
 */
export const priceHere = (product: ProductId): number => {
  const written = document.querySelector(`meta[name="${PRICES_NAME}"]`)?.getAttribute('content');
  return priceOf(product, readPagePrices(written ?? ''));
};
