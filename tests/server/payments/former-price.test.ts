import { expect, it } from 'vitest';
import { readEnv } from '../../../server/env.ts';
import { StartError } from '../../../server/lib/start-error.ts';
import { testApp, testEnv } from '../../kit/server.ts';

it.each([
  ['nothing where the operator states no former price', {}, null],
  ['the former price that the operator states, in paise', { FORMER_PRICE: '499' }, 499_00],
])('[CARD-18] anybody reads %s', async (_, set: Record<string, string>, price) => {
  const app = await testApp({ env: testEnv(set) });
  const { statusCode, body } = await app.inject({ url: '/api/payments/former-price' });
  expect([statusCode, JSON.parse(body)]).toEqual([200, { success: true, former_price: price }]);
});

it('[CARD-18] a former price that is not above the price of the settings is refused', () => {
  const same = { PRICE_15_MINUTES: '599', FORMER_PRICE: '599' };
  expect(() => readEnv(same)).toThrow('FORMER_PRICE is "599", but must be the price');
  expect(readEnv({ PRICE_15_MINUTES: '199', FORMER_PRICE: '299' }).formerPrice).toBe(299_00);
});

it.each(['0', '-1', '299.50', '₹299', 'free', '100000'])('no price is %s', (price) => {
  for (const name of ['PRICE_15_MINUTES', 'PRICE_30_MINUTES']) {
    const words = `${name} is "${price}", but must be the price`;
    expect(() => readEnv({ [name]: price })).toThrow(words);
  }
});

it.each(['299', '0', '₹499', '499.50', '-499'])(
  '[CARD-18] a former price that nothing is saved from is refused: %s',
  (price) => {
    const words = `FORMER_PRICE is "${price}", but must be the price in whole rupees that a call of 15 minutes had before, above the one that it has. For example FORMER_PRICE=499`;
    expect(() => readEnv({ FORMER_PRICE: price })).toThrow(new StartError(words));
  },
);
