import { beforeAll, expect, it } from 'vitest';
import { sandboxPaymentsIn } from '../../../server/repositories/sandbox-payments.ts';
import { sandboxApi } from '../../../server/services/payments/sandbox/api.ts';
import { SANDBOX_KEY } from '../../../server/services/payments/sandbox/keys.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { stepClock } from '../../kit/server.ts';

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => void (fresh = await freshDatabase()));

const { keyId, keySecret } = SANDBOX_KEY;
const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

it('a payment of the sandbox is refunded when all of it went back, and not before', async () => {
  const clock = stepClock();
  const send = sandboxApi({ db: fresh.db, clock, ids: randomIds });
  await sandboxPaymentsIn(fresh.db.sql).add({
    id: 'pay_one',
    kind: 'payment',
    parent: 'order_one',
    entity: { id: 'pay_one', amount: 29_900, status: 'captured' },
    createdAt: clock.now(),
  });
  const giveBack = (amount: number) =>
    send({
      method: 'POST',
      path: '/payments/pay_one/refund',
      headers: { authorization },
      body: { amount },
    });
  const statusNow = async (): Promise<unknown> => {
    const path = '/orders/order_one/payments';
    const { body } = await send({ method: 'GET', path, headers: { authorization }, body: null });
    return (body as { items: { status: string }[] }).items[0]?.status;
  };
  expect((await giveBack(10_000)).status).toBe(200);
  expect(await statusNow()).toBe('captured');
  expect((await giveBack(19_900)).status).toBe(200);
  expect(await statusNow()).toBe('refunded');
  expect((await giveBack(1)).status).toBe(400);
});
