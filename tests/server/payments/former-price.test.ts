import { expect, it } from 'vitest';
import { testApp, testEnv } from '../../kit/server.ts';

it.each([
  ['nothing where the operator states no former price', {}, null],
  ['the former price that the operator states, in paise', { FORMER_PRICE: '499' }, 499_00],
])('[CARD-18] anybody reads %s', async (_, set: Record<string, string>, price) => {
  const app = await testApp({ env: testEnv(set) });
  const { statusCode, body } = await app.inject({ url: '/api/payments/former-price' });
  expect([statusCode, JSON.parse(body)]).toEqual([200, { success: true, former_price: price }]);
});
