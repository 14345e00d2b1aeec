import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Clock } from '../../../server/lib/clock.ts';
import { describeError } from '../../../server/lib/logging.ts';
import { paymentsFor } from '../../../server/providers/payments/index.ts';
import { stepClock } from '../../kit/server.ts';
import { replying, smsServer } from '../accounts/sms.kit.ts';
import {
  CALLS,
  KEYS,
  OPENING,
  PERIOD,
  adapter,
  collection,
  failureOf,
  nameOf,
  paymentEntity,
  razorpayServer,
  refundEntity,
  refusal,
} from './razorpay.kit.ts';
import type { RazorpayServer } from './razorpay.kit.ts';

/** How long a busy machine may take, in milliseconds. */
const SOON = { timeout: 10_000 };

let server: RazorpayServer;
afterEach(async () => {
  await server.close();
});

type Answering = Parameters<typeof razorpayServer>[0];
const provider = async (answering: Answering, clock: Clock = stepClock()) => {
  server = await razorpayServer(answering);
  return adapter(server.baseUrl, clock);
};
const asked = () =>
  server.seen.map(({ method, url, body }) => ({
    call: `${method} ${url}`,
    body: body === '' ? null : JSON.parse(body),
  }));

describe('an order of Razorpay', () => {
  it('is opened with the amount, the currency and our name of the payment', async () => {
    const order = { id: 'order_EKwxwAgItmmXdp', entity: 'order', amount: 49_900, attempts: 0 };
    const its = await provider(() => ({ status: 200, body: order }));
    expect(await its.openOrder(OPENING)).toBe('order_EKwxwAgItmmXdp');
    expect(asked()).toEqual([
      {
        call: 'POST /v1/orders',
        body: {
          amount: 49_900,
          currency: 'INR',
          receipt: OPENING.paymentId,
          notes: { payment: OPENING.paymentId },
        },
      },
    ]);
  });

  it('[CARD-10] is checked out with the public key and the script of the provider', async () => {
    const its = await provider(() => collection([]));
    expect(its.checkout).toEqual({
      key: KEYS.keyId,
      script: 'https://checkout.razorpay.com/v1/checkout.js',
    });
    expect([its.name, its.payPage]).toEqual(['razorpay', null]);
    expect(paymentsFor(null, stepClock())).toBeNull();
  });

  it('tells what was paid for it', async () => {
    const payment = paymentEntity({ amount: 29_900, order_id: 'order_EKwxwAgItmmXdp' });
    const its = await provider(() => collection([payment]));
    expect(await its.paymentsOf('order_EKwxwAgItmmXdp')).toEqual([
      {
        id: 'pay_G8VaL2Z68LRtDs',
        amount: 29_900,
        fee: 0,
        currency: 'INR',
        status: 'captured',
        orderId: 'order_EKwxwAgItmmXdp',
      },
    ]);
    expect(asked()[0]?.call).toBe('GET /v1/orders/order_EKwxwAgItmmXdp/payments');
  });

  it('has its reserved money taken without the fee that its payer bears', async () => {
    const fee = { fee: 706, tax: 108, fee_bearer: 'customer' };
    const entity = paymentEntity({ amount: 30_606, status: 'authorized', ...fee });
    const its = await provider(({ method }) =>
      method === 'GET'
        ? collection([entity])
        : { status: 200, body: { ...entity, status: 'captured' } },
    );
    const [reserved] = await its.paymentsOf('order_EKwxwAgItmmXdp');
    if (reserved === undefined) throw new Error('nothing is reserved');
    expect(reserved).toMatchObject({ amount: 30_606, fee: 706 });
    expect(await its.capture(reserved)).toMatchObject({ status: 'captured', fee: 706 });
    expect(asked().at(-1)?.body).toEqual({ amount: 29_900, currency: 'INR' });
  });

  it('has its reserved money taken, whole', async () => {
    const its = await provider(() => ({ status: 200, body: paymentEntity({ amount: 29_900 }) }));
    expect(await CALLS['capture']?.(its)).toMatchObject({ status: 'captured', amount: 29_900 });
    expect(asked()).toEqual([
      {
        call: 'POST /v1/payments/pay_G8VaL2Z68LRtDs/capture',
        body: { amount: 29_900, currency: 'INR' },
      },
    ]);
  });
});

describe('a code of Razorpay', () => {
  const code = (over: object = {}) => ({
    id: 'qr_HMsVL8HOpbMcjU',
    entity: 'qr_code',
    image_url: 'https://rzp.io/i/BWcUVrLp',
    status: 'active',
    ...over,
  });

  it('is for one payment of that amount, and closes by itself a while after our window, no sooner than the provider takes', async () => {
    const content = 'upi://pay?pa=toothwise@upi&am=499.00';
    const its = await provider(() => ({ status: 200, body: code({ image_content: content }) }));
    expect(await its.openCode(OPENING)).toEqual({ ref: 'qr_HMsVL8HOpbMcjU', code: content });
    expect(asked()).toEqual([
      {
        call: 'POST /v1/payments/qr_codes',
        body: {
          type: 'upi_qr',
          name: 'Toothwise',
          usage: 'single_use',
          fixed_amount: true,
          payment_amount: 49_900,
          description: OPENING.description,
          close_by: Date.parse('2026-01-01T00:16:00Z') / 1000,
          notes: { payment: OPENING.paymentId },
        },
      },
    ]);
  });

  /** Where the provider keeps its pictures, an address of ours in place of one with https. */
  const withPicture = async (reply: (response: ServerResponse) => void, over: object = {}) => {
    const pictures = await smsServer(reply);
    const its = await provider(() => ({ status: 200, body: code(over) }));
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      real(url.replace('https://rzp.io', pictures.baseUrl), init),
    );
    const made = await its.openCode(OPENING).catch((error: unknown) => String(error));
    await pictures.close();
    return { made, seen: pictures.seen };
  };
  const picture = (type: string, bytes: Buffer) => (response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': type }).end(bytes);

  it.each([
    ['image/png', 'image/png'],
    ['image/jpeg;charset=binary', 'image/jpeg'],
  ])('is a picture of the kind %s where its content is not handed out', async (said, type) => {
    const bytes = Buffer.from([137, 80, 78, 71, 0, 255]);
    const { made, seen } = await withPicture(picture(said, bytes));
    expect(made).toEqual({
      ref: 'qr_HMsVL8HOpbMcjU',
      code: `data:${type};base64,${bytes.toString('base64')}`,
    });
    expect(seen[0]?.url).toBe('/i/BWcUVrLp');
    // The keys are for the provider alone.
    expect(seen[0]?.headers.authorization).toBeUndefined();
  });

  it.each([
    ['a page', picture('text/html', Buffer.from('<html>')), {}, 'no picture, 200'],
    [
      'a drawing that could hold a script',
      picture('image/svg+xml', Buffer.from('<svg/>')),
      {},
      'no picture, 200',
    ],
    ['nothing', replying(404, ''), {}, 'no picture, 404'],
    [
      'half a megabyte and more',
      picture('image/png', Buffer.alloc(512 * 1024 + 1)),
      {},
      'a huge picture',
    ],
  ])('is not opened with %s in place of a picture', async (_what, reply, over, why) => {
    const { made } = await withPicture(reply, over);
    expect(made).toBe(`PaymentFailure: the payment provider: unavailable, ${why}`);
  });

  it.each([
    'http://rzp.io/i/BWcUVrLp',
    'https://rzp.io:8443/i/BWcUVrLp',
    'https://10.0.0.1/',
    'https://rzp.io.evil.example/',
    'https://evilrzp.io/',
    'file:///etc/passwd',
    'nowhere',
  ])('is asked for at the provider alone, and not at %s', async (image_url) => {
    const { made, seen } = await withPicture(replying(200, ''), { image_url });
    expect(made).toBe('PaymentFailure: the payment provider: unavailable, a picture elsewhere');
    expect(seen).toEqual([]);
  });

  const leadingTo = (location: string) => (response: ServerResponse) =>
    void response.writeHead(302, { location }).end();

  it('is a picture to which its short address leads, within the names of the provider', async () => {
    const bytes = Buffer.from([137, 80, 78, 71]);
    const shown = picture('image/png', bytes);
    let hops = 0;
    const { made, seen } = await withPicture((response) =>
      (hops += 1) === 1 ? leadingTo('/qr/1.png')(response) : shown(response),
    );
    expect(made).toMatchObject({ code: `data:image/png;base64,${bytes.toString('base64')}` });
    expect(seen.map(({ url }) => url)).toEqual(['/i/BWcUVrLp', '/qr/1.png']);
  });

  it.each([
    'http://169.254.169.254/latest/meta-data',
    'http://localhost:9/x.png',
    'https://rzp.io@10.0.0.1/x.png',
    '//internal.example/x.png',
  ])('is no picture where its short address leads elsewhere: %s', async (location) => {
    const { made, seen } = await withPicture(leadingTo(location));
    expect(made).toBe('PaymentFailure: the payment provider: unavailable, a picture elsewhere');
    expect(seen).toHaveLength(1);
  });

  it('is not looked for without end', async () => {
    const { made, seen } = await withPicture(leadingTo('/i/again'));
    expect(made).toBe('PaymentFailure: the payment provider: unavailable, a picture without end');
    expect(seen).toHaveLength(4);
  });

  it('tells what was paid for it, and is closed', async () => {
    const its = await provider(({ method }) =>
      method === 'GET'
        ? collection([paymentEntity(), paymentEntity({ id: 'pay_two', status: 'failed' })])
        : { status: 200, body: code({ status: 'closed' }) },
    );
    const paid = await its.paymentsOf('qr_HMsVL8HOpbMcjU');
    expect(paid.map(({ id, status }) => [id, status])).toEqual([
      ['pay_G8VaL2Z68LRtDs', 'captured'],
      ['pay_two', 'failed'],
    ]);
    await its.closeCode('qr_HMsVL8HOpbMcjU');
    expect(asked().map(({ call }) => call)).toEqual([
      // The provider hands out ten where nobody asks for more.
      'GET /v1/payments/qr_codes/qr_HMsVL8HOpbMcjU/payments?count=100',
      'POST /v1/payments/qr_codes/qr_HMsVL8HOpbMcjU/close',
    ]);
  });

  it('that is closed already stays so; a provider that is down is another matter', async () => {
    const closed = await provider(() => ({ status: 400, body: refusal('BAD_REQUEST_ERROR') }));
    await closed.closeCode('qr_HMsVL8HOpbMcjU');
    await server.close();
    const down = await provider(() => ({ status: 503, body: '' }));
    expect(await failureOf(down.closeCode('qr_HMsVL8HOpbMcjU'))).toBe('unavailable: 503');
  });
});

describe('a refund of Razorpay', () => {
  it('bears a key, so that asked twice it is one', async () => {
    const its = await provider(() => ({ status: 200, body: refundEntity({ status: 'pending' }) }));
    const back = { captureId: 'pay_G8VaL2Z68LRtDs', amount: 49_900 };
    expect(await its.refund({ ...back, key: 'pay_G8VaL2Z68LRtDs-49900' })).toEqual({
      ...back,
      id: 'rfnd_FP8QHiV938haTz',
      status: 'pending',
    });
    expect(server.seen[0]?.headers['x-refund-idempotency']).toBe('pay_G8VaL2Z68LRtDs-49900');
    expect(asked()[0]).toMatchObject({
      call: 'POST /v1/payments/pay_G8VaL2Z68LRtDs/refund',
      body: { amount: 49_900 },
    });
  });

  it('is among those of its payment', async () => {
    const its = await provider(() => collection([refundEntity({ status: 'failed' })]));
    expect(await its.refundsOf('pay_G8VaL2Z68LRtDs')).toMatchObject([{ status: 'failed' }]);
    expect(asked()[0]?.call).toBe('GET /v1/payments/pay_G8VaL2Z68LRtDs/refunds?count=100');
  });
});

describe('the lists of Razorpay', () => {
  /** So many entries, handed out as asked for, a hundred at most. */
  const listing =
    (all: readonly unknown[]): Answering =>
    ({ url }) => {
      const query = new URL(url, 'http://provider').searchParams;
      const skip = Number(query.get('skip') ?? 0);
      return collection(all.slice(skip, skip + Math.min(100, Number(query.get('count') ?? 10))));
    };
  const STATUSES = ['captured', 'refunded', 'failed', 'authorized', 'created'];

  it.each([0, 1, 99, 100, 101, 250])(
    'are read whole: %i payments, of which money came',
    async (count) => {
      const all = Array.from({ length: count }, (_none, index) =>
        paymentEntity({ id: nameOf('pay', index), status: STATUSES[index % 5] }),
      );
      const its = await provider(listing(all));
      const read = await its.capturedIn(PERIOD);
      expect(read.map(({ id }) => id)).toEqual(
        all.filter((_each, index) => index % 5 < 2).map(({ id }) => id),
      );
      expect(asked()).toHaveLength(Math.floor(count / 100) + 1);
      expect(asked()[0]?.call).toBe(
        `GET /v1/payments?from=${Date.parse('2026-01-01') / 1000}&to=${Date.parse('2026-01-08') / 1000}&count=100&skip=0`,
      );
    },
  );

  it('are read whole: refunds, of which money went', async () => {
    const all = Array.from({ length: 120 }, (_none, index) =>
      refundEntity({
        id: nameOf('rfnd', index),
        status: ['processed', 'pending', 'failed'][index % 3],
      }),
    );
    const its = await provider(listing(all));
    expect(await its.refundedIn(PERIOD)).toHaveLength(40);
    expect(asked().map(({ call }) => call.split('&').at(-1))).toEqual(['skip=0', 'skip=100']);
  });
});

describe.each(Object.entries(CALLS))('what Razorpay says no to: %s', (name, call) => {
  it('is refused, or may do later, by the status', async () => {
    let answer: { status: number; body: unknown } = { status: 200, body: '' };
    const its = await provider(() => answer);
    const fails = async (status: number, body: unknown) => {
      answer = { status, body };
      return failureOf(call(its));
    };
    expect(await fails(400, refusal('BAD_REQUEST_ERROR', 'input_validation_failed'))).toBe(
      'refused: 400 input_validation_failed',
    );
    expect(await fails(400, refusal('BAD_REQUEST_ERROR'))).toBe('refused: 400 BAD_REQUEST_ERROR');
    expect(await fails(404, refusal('BAD_REQUEST_ERROR', 'NA'))).toBe('refused: 404 NA');
    expect(await fails(409, refusal('BAD_REQUEST_ERROR', 'NA'))).toBe('unavailable: 409 NA');
    expect(await fails(429, '')).toBe('unavailable: 429');
    expect(await fails(500, refusal('SERVER_ERROR'))).toBe('unavailable: 500 SERVER_ERROR');
    expect(await fails(502, '<html>Bad Gateway</html>')).toBe('unavailable: 502');
    expect(await fails(504, refusal('GATEWAY_ERROR', 'payment_timed_out'))).toBe(
      'unavailable: 504 payment_timed_out',
    );
  });

  it('is refused with keys that are not ours, and tells neither them nor the card', async () => {
    server = await razorpayServer(() => collection([]));
    const its = adapter(server.baseUrl, stepClock(), { keySecret: 'another-secret' });
    const failure = await call(its).then(
      () => new Error('none'),
      (error: unknown) => error as Error,
    );
    expect(failure).toMatchObject({ kind: 'refused', code: '401 authentication_failed' });
    const everything = JSON.stringify([describeError(failure), String(failure)]);
    expect(everything).not.toMatch(/another-secret|4111/);
  });

  it.each([
    ['a page', '<html>Welcome</html>'],
    ['nothing', ''],
    ['null', 'null'],
    ['half of it', '{"items":[{"id":"pay_'],
    ['something else', { items: 7, id: 7 }],
    ['an amount that is no whole number', bodyWith({ amount: 49_900.5 })],
    ['an amount in words', bodyWith({ amount: '49900' })],
    ['an amount below zero', bodyWith({ amount: -1 })],
    ['an amount beyond all prices', bodyWith({ amount: 1_000_000_001 })],
    ['a name of another form', bodyWith({ id: "x'; drop table payments" })],
    ['a name of another kind', bodyWith({ id: 'cust_1' })],
    ['an unknown status', bodyWith({ status: 'paid' })],
    ['more than a megabyte', bodyWith({ more: 'x'.repeat(1024 * 1024) })],
  ])('is not believed when the reply is %s', async (what, body) => {
    const its = await provider(() => ({ status: 200, body }));
    const isOpening = name.startsWith('open');
    // An order and a code are no more than a name to us.
    if (isOpening && /amount|status/.test(what)) return;
    expect(await failureOf(call(its))).toBe('unavailable: unreadable reply');
  });

  it.each([
    ['cut in the middle', (response: ServerResponse) => cut(response)],
    ['a way elsewhere', (response: ServerResponse) => elsewhere(response)],
  ])('is not believed: %s', async (_what, reply) => {
    const its = await provider(() => reply);
    expect(await failureOf(call(its))).toMatch(/^unavailable: /);
    expect(server.seen).toHaveLength(1);
  });

  it.each([
    ['no reply', () => undefined],
    ['half a reply', (response: ServerResponse) => void response.write('{"items":[')],
  ])('is given up after ten seconds and not before: %s', async (_what, reply) => {
    const clock = stepClock();
    const its = await provider(() => reply, clock);
    let isOver = false;
    const asking = failureOf(call(its)).finally(() => {
      isOver = true;
    });
    await vi.waitFor(() => expect(server.seen).toHaveLength(1), SOON);
    await pause();
    clock.advance(9_999);
    await pause();
    expect(isOver).toBe(false);
    clock.advance(1);
    expect(await asking).toBe('unavailable: late');
    expect(clock.armed()).toBe(0);
  });

  it('may do later when nobody is there', async () => {
    server = await razorpayServer(() => collection([]));
    await server.close();
    const its = adapter(server.baseUrl, stepClock());
    expect(await failureOf(call(its))).toBe('unavailable: ECONNREFUSED');
    server = await razorpayServer(() => collection([]));
  });
});

/** A reply that holds an entity as a single one and in a list, with something wrong about it. */
function bodyWith(wrong: Readonly<Record<string, unknown>>): unknown {
  const entity = paymentEntity({ ...wrong, payment_id: 'pay_1' });
  return { ...entity, image_url: '', image_content: 'upi://pay', items: [entity] };
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));

const cut = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-length': '1000' });
  response.write('{"items":[', () => response.destroy());
};

const elsewhere = (response: ServerResponse): void =>
  void response.writeHead(307, { location: '/v1/elsewhere' }).end();
