import { Buffer } from 'node:buffer';
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Clock } from '../../../server/lib/clock.ts';
import { describeError } from '../../../server/lib/logging.ts';
import { smsFor } from '../../../server/providers/sms/index.ts';
import type {
  Msg91Settings,
  Sms,
  SmsSettings,
  TwilioSettings,
} from '../../../server/providers/sms/port.ts';
import { smsOf } from '../../../server/services/messages/sms-texts.ts';
import { stepClock } from '../../kit/server.ts';
import { replying, smsServer } from './sms.kit.ts';

/** How long a busy machine may take, in milliseconds. */
const SOON = 10_000;

const CODE = '4839';
const SMS: Sms = {
  id: '00000000-0000-4000-8000-000000000007',
  to: '+919876543210',
  kind: 'verifyContact',
  values: { code: CODE },
  text: smsOf('verifyContact', { code: CODE }, 'en'),
};
const SID = `SM${'0a'.repeat(16)}`;
const ACCOUNT = `AC${'1b'.repeat(16)}`;
const SERVICE = `MG${'2c'.repeat(16)}`;

const MSG91: Omit<Msg91Settings, 'baseUrl'> = {
  provider: 'msg91',
  authKey: 'key-of-msg91',
  templates: { verifyContact: 'template-7', signIn: 'template-8', alreadyRegistered: 'template-9' },
};
const TWILIO: Omit<TwilioSettings, 'baseUrl'> = {
  provider: 'twilio',
  accountSid: ACCOUNT,
  authToken: 'token-of-twilio',
  from: '+15005550006',
  templates: null,
};

/** Each provider with the reply by which it takes a message. */
const PROVIDERS = [
  {
    name: 'MSG91',
    settings: MSG91,
    taken: replying(200, { type: 'success', message: '5e1e93cad6fc054d8e759a5b' }),
  },
  { name: 'Twilio', settings: TWILIO, taken: replying(201, { sid: SID, status: 'queued' }) },
] as const;

type Server = Awaited<ReturnType<typeof smsServer>>;
let server: Server;
afterEach(async () => {
  await server.close();
});

const send = (
  settings: typeof MSG91 | typeof TWILIO,
  clock: Clock = stepClock(),
  baseUrl = server.baseUrl,
) => {
  const all: SmsSettings = { ...settings, baseUrl };
  return smsFor(all, clock)?.(SMS) ?? Promise.reject(new Error('no provider'));
};

const failureOf = (sending: Promise<void>): Promise<Error | null> =>
  sending.then(
    () => null,
    (error: unknown) => error as Error,
  );

describe('a text message through MSG91', () => {
  it('fills the variable of the registered sentence with the code alone, for the number with its country', async () => {
    server = await smsServer(PROVIDERS[0].taken);
    await send(MSG91);
    const [{ method, url, headers, body } = { body: '{}' }] = server.seen;
    expect([method, url]).toEqual(['POST', '/api/v5/flow']);
    expect(headers).toMatchObject({
      authkey: 'key-of-msg91',
      'content-type': 'application/json',
    });
    expect(JSON.parse(body)).toEqual({
      template_id: 'template-7',
      recipients: [{ mobiles: '919876543210', code: CODE }],
    });
    expect(server.seen).toHaveLength(1);
  });

  it('is not taken when it is refused with status 200, as MSG91 may do', async () => {
    server = await smsServer(replying(200, { type: 'error', message: `no ${SMS.to}` }));
    expect((await failureOf(send(MSG91)))?.message).toBe('a message was not taken: MSG91 200 no');
  });

  it('of each kind goes by its own sentence; one without a code has no variable', async () => {
    server = await smsServer(PROVIDERS[0].taken);
    const sms = smsFor({ ...MSG91, baseUrl: server.baseUrl }, stepClock());
    await sms?.({ ...SMS, kind: 'signIn', values: { code: '123456' } });
    await sms?.({ ...SMS, kind: 'alreadyRegistered', values: {} });
    expect(server.seen.map(({ body }) => JSON.parse(body))).toEqual([
      { template_id: 'template-8', recipients: [{ mobiles: '919876543210', code: '123456' }] },
      { template_id: 'template-9', recipients: [{ mobiles: '919876543210' }] },
    ]);
  });

  it('that is refused says why, in the provider’s own words', async () => {
    const message = 'DLT Template variable exceeded max length';
    server = await smsServer(replying(200, { type: 'error', message }));
    const failure = (await failureOf(send(MSG91))) ?? new Error('none');
    expect(describeError(failure).message).toContain(`MSG91 200 ${message}`);
  });
});

describe('a text message through Twilio', () => {
  it('goes out under our account, to the number and from ours', async () => {
    server = await smsServer(PROVIDERS[1].taken);
    await send(TWILIO);
    const [{ method, url, headers, body } = { body: '' }] = server.seen;
    expect([method, url]).toEqual(['POST', `/2010-04-01/Accounts/${ACCOUNT}/Messages.json`]);
    const login = Buffer.from(`${ACCOUNT}:token-of-twilio`).toString('base64');
    expect(headers).toMatchObject({
      authorization: `Basic ${login}`,
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      To: SMS.to,
      From: '+15005550006',
      Body: SMS.text,
    });
    expect(server.seen).toHaveLength(1);
  });

  it('leaves the number to a messaging service where one is set', async () => {
    server = await smsServer(PROVIDERS[1].taken);
    await send({ ...TWILIO, from: SERVICE });
    const body = new URLSearchParams(server.seen[0]?.body);
    expect([body.get('MessagingServiceSid'), body.has('From')]).toEqual([SERVICE, false]);
  });

  it('goes by a registered template where those are set, with the code alone', async () => {
    server = await smsServer(PROVIDERS[1].taken);
    const templates = {
      verifyContact: `HX${'1'.repeat(32)}`,
      signIn: `HX${'2'.repeat(32)}`,
      alreadyRegistered: `HX${'3'.repeat(32)}`,
    };
    const sms = smsFor({ ...TWILIO, templates, baseUrl: server.baseUrl }, stepClock());
    await sms?.(SMS);
    await sms?.({ ...SMS, kind: 'alreadyRegistered', values: {} });
    const [first, second] = server.seen.map(({ body }) =>
      Object.fromEntries(new URLSearchParams(body)),
    );
    expect(first).toEqual({
      To: SMS.to,
      From: '+15005550006',
      ContentSid: templates.verifyContact,
      ContentVariables: `{"1":"${CODE}"}`,
    });
    expect(second).toMatchObject({
      ContentSid: templates.alreadyRegistered,
      ContentVariables: '{}',
    });
  });

  it('names the number of a refusal and its reason, and no number or key of it', async () => {
    const refusal = { code: 21_211, message: `'To' ${SMS.to} is no phone`, status: 400 };
    server = await smsServer(replying(400, refusal));
    const failure = await failureOf(send(TWILIO));
    expect(failure?.message).toBe("a message was not taken: Twilio 400 21211 'To' is no phone");
  });

  it('is not taken by a server that only says 200', async () => {
    server = await smsServer(replying(200, { sid: SID }));
    expect((await failureOf(send(TWILIO)))?.message).toBe('a message was not taken: Twilio 200');
  });
});

describe.each(PROVIDERS)('a text message that $name does not take', ({ name, settings, taken }) => {
  it.each([
    ['a key that is unknown', 401, { type: 'error', message: 'Unauthorized' }],
    ['too many messages', 429, { type: 'success', sid: SID }],
    ['a provider that is down', 503, '<html>down</html>'],
  ])('is not sent: %s', async (_what, status, body) => {
    server = await smsServer(replying(status, body));
    const failure = await failureOf(send(settings));
    expect(failure?.message).toMatch(new RegExp(`^a message was not taken: ${name} ${status}`));
    expect(server.seen).toHaveLength(1);
  });

  it.each([
    ['a page', '<html><body>Welcome</body></html>'],
    ['nothing', ''],
    ['nothing but null', 'null'],
    ['half of it', '{"type":"success'],
    ['something else', { sid: 7, type: 'ok' }],
    ['a megabyte', { type: 'success', sid: SID, more: 'x'.repeat(1024 * 1024) }],
  ])('is not taken when the reply is %s', async (_what, body) => {
    const status = name === 'MSG91' ? 200 : 201;
    server = await smsServer(replying(status, body));
    const failure = await failureOf(send(settings));
    expect(failure?.message).toBe(`a message was not taken: ${name} ${status}`);
  });

  it.each([
    ['no reply', () => undefined],
    ['half a reply', (response: ServerResponse) => void response.write('{"type":"success"')],
  ])('is given up after ten seconds and not before: %s', async (_what, reply) => {
    server = await smsServer(reply);
    const clock = stepClock();
    let isGiven = false;
    const sending = failureOf(send(settings, clock)).finally(() => {
      isGiven = true;
    });
    await vi.waitFor(() => expect(server.seen).toHaveLength(1), SOON);
    await new Promise((resolve) => setTimeout(resolve, 30));
    clock.advance(9_999);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(isGiven).toBe(false);
    clock.advance(1);
    expect((await sending)?.message).toBe(`a message was not taken: ${name} late`);
    expect(clock.armed()).toBe(0);
  });

  it('is not sent on to where a reply leads', async () => {
    const elsewhere = await smsServer(taken);
    server = await smsServer((response) => {
      response.writeHead(307, { location: `${elsewhere.baseUrl}/` }).end();
    });
    expect(await failureOf(send(settings))).not.toBeNull();
    expect(elsewhere.seen).toEqual([]);
    await elsewhere.close();
  });

  it('leaves neither number, text nor key in what is logged', async () => {
    const words = [SMS.to, SMS.to.slice(1), CODE, 'key-of-msg91', 'token-of-twilio'];
    const body = { type: 'error', message: words.join(' '), code: words.join(' ') };
    server = await smsServer(replying(400, body));
    const failure = (await failureOf(send(settings))) ?? new Error('none');
    expect(describeError(failure).message).toBe(`${name} 400`);
    const everything = [describeError(failure), Object.entries(failure), failure.stack];
    for (const word of words) expect(JSON.stringify(everything)).not.toContain(word);
  });

  it('is not taken when nobody is there, or hangs up', async () => {
    server = await smsServer((response) => void response.destroy());
    expect((await failureOf(send(settings)))?.message).toBe(
      `a message was not taken: ${name} UND_ERR_SOCKET`,
    );
    await server.close();
    expect((await failureOf(send(settings)))?.message).toBe(
      `a message was not taken: ${name} ECONNREFUSED`,
    );
  });
});

it.each(PROVIDERS)('$name is asked at its own address unless another is set', async (each) => {
  server = await smsServer(each.taken);
  const asked: string[] = [];
  const real = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push(url);
    return real(server.baseUrl, init);
  });
  await smsFor({ ...each.settings, baseUrl: null }, stepClock())?.(SMS);
  await send(each.settings, stepClock(), 'https://proxy.example/sms/');
  const path =
    each.name === 'MSG91' ? '/api/v5/flow' : `/2010-04-01/Accounts/${ACCOUNT}/Messages.json`;
  const own = each.name === 'MSG91' ? 'https://control.msg91.com' : 'https://api.twilio.com';
  expect(asked).toEqual([`${own}${path}`, `https://proxy.example/sms${path}`]);
});
