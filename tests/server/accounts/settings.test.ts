import { describe, expect, it } from 'vitest';
import { readEnv } from '../../../server/env.ts';

const MAIL_FROM = 'hello@toothwise.example';
const ACCOUNT = `AC${'1b'.repeat(16)}`;
const MSG91 = {
  SMS_PROVIDER: 'msg91',
  MSG91_AUTH_KEY: 'key',
  MSG91_TEMPLATE_VERIFY: 'verify',
  MSG91_TEMPLATE_SIGN_IN: 'signin',
  MSG91_TEMPLATE_REGISTERED: 'known',
};
const TWILIO = {
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: ACCOUNT,
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_FROM: '+15005550006',
};

/** What a start says of its settings; `accepted` when nothing. */
const problem = (set: Record<string, string>): string => {
  try {
    readEnv(set);
    return 'accepted';
  } catch (error) {
    return error instanceof Error ? error.message : 'none';
  }
};

/** Without some of them. */
const without = (set: Record<string, string>, ...names: string[]) =>
  Object.fromEntries(Object.entries(set).filter(([name]) => !names.includes(name)));

describe('the settings of the mail server', () => {
  it.each([
    ['smtp://localhost', { host: 'localhost', port: 587, isEncrypted: false }],
    ['smtp://mail.example:2525/', { host: 'mail.example', port: 2525, isEncrypted: false }],
    ['smtps://mail.example', { host: 'mail.example', port: 465, isEncrypted: true }],
    ['smtps://[::1]:4650', { host: '::1', port: 4650, isEncrypted: true }],
  ])('say where it is: %s', (SMTP_URL, where) => {
    expect(readEnv({ SMTP_URL, MAIL_FROM }).mail).toEqual({
      ...where,
      login: null,
      from: { name: '', address: MAIL_FROM },
    });
  });

  it('hold a name and a password with any letters, when they are percent-encoded', () => {
    const SMTP_URL = 'smtp://us%40mail.example:p%3A%2F%23%25%20d@mail.example';
    expect(readEnv({ SMTP_URL, MAIL_FROM }).mail?.login).toEqual({
      user: 'us@mail.example',
      password: 'p:/#% d',
    });
  });

  it.each([
    ['another protocol', 'http://us:hunter2@mail.example'],
    ['no protocol', 'us:hunter2@mail.example'],
    ['no host', 'smtp://'],
    ['a path', 'smtp://us:hunter2@mail.example/inbox'],
    ['options that weaken it', 'smtp://us:hunter2@mail.example?ignoreTLS=true'],
    ['a part behind #', 'smtp://us:hunter2@mail.example#here'],
    ['a user without a password', 'smtp://us@mail.example'],
    ['a password without a user', 'smtp://:hunter2@mail.example'],
    ['a password that cannot be decoded', 'smtp://us:hunter2%@mail.example'],
    ['halves of a letter in user and password', 'smtp://us%2:0hunter2@mail.example'],
  ])('are refused without repeating them when there is %s', (_what, SMTP_URL) => {
    const said = problem({ SMTP_URL, MAIL_FROM });
    expect(said).toBe(
      'SMTP_URL has a value that cannot be used, but must be the address of a mail server, with smtps:// or smtp://, user and password percent-encoded. For example SMTP_URL=smtps://user:password@mail.example:465',
    );
  });

  it.each([
    ['hello@toothwise.example', { name: '', address: 'hello@toothwise.example' }],
    [
      'Tooth, wise & Söhne <a.b+c@d.example>',
      { name: 'Tooth, wise & Söhne', address: 'a.b+c@d.example' },
    ],
  ])('say whom mails are from: %s', (from, read) => {
    expect(readEnv({ SMTP_URL: 'smtp://localhost', MAIL_FROM: from }).mail?.from).toEqual(read);
  });

  it.each([
    'Toothwise',
    'Toothwise <hello>',
    'hello@toothwise.example, eve@evil.example',
    'Toothwise <hello@toothwise.example> more',
    '"Toothwise <hello@toothwise.example>"',
    'Tooth\r\nBcc: eve@evil.example <hello@toothwise.example>',
  ])('name a sender that cannot be one: %s', (from) => {
    expect(problem({ SMTP_URL: 'smtp://localhost', MAIL_FROM: from })).toBe(
      `MAIL_FROM is "${from}", but must be a mail address, or a name and behind it the address in angle brackets. For example MAIL_FROM=hello@toothwise.example`,
    );
  });

  it('ask for the sender when the server is set', () => {
    expect(problem({ SMTP_URL: 'smtp://localhost' })).toBe(
      'MAIL_FROM is missing, but SMTP_URL is set. For example MAIL_FROM=hello@toothwise.example',
    );
  });

  it('set nothing up by the sender alone', () => {
    expect(readEnv({ MAIL_FROM }).mail).toBeNull();
  });
});

describe('the settings of the SMS provider', () => {
  it('are those of the one that is named', () => {
    expect(readEnv({ ...TWILIO, ...MSG91 }).sms).toEqual({
      provider: 'msg91',
      authKey: 'key',
      templates: { verifyContact: 'verify', signIn: 'signin', alreadyRegistered: 'known' },
      baseUrl: null,
    });
    expect(readEnv({ ...MSG91, ...TWILIO }).sms).toEqual({
      provider: 'twilio',
      accountSid: ACCOUNT,
      authToken: 'token',
      from: '+15005550006',
      templates: null,
      baseUrl: null,
    });
    expect(readEnv(without({ ...MSG91, ...TWILIO }, 'SMS_PROVIDER')).sms).toBeNull();
  });

  it('are asked for by name and with an example when one is missing', () => {
    expect(problem({ SMS_PROVIDER: 'msg91' }).split('\n')).toEqual([
      'MSG91_AUTH_KEY is missing, but SMS_PROVIDER=msg91 is set. For example MSG91_AUTH_KEY=123456AbCdEf',
      ...['VERIFY', 'SIGN_IN', 'REGISTERED'].map(
        (kind) =>
          `MSG91_TEMPLATE_${kind} is missing, but SMS_PROVIDER=msg91 is set. For example MSG91_TEMPLATE_${kind}=60f1c2d3e4b5a6978877665f`,
      ),
    ]);
    expect(problem({ SMS_PROVIDER: 'twilio', TWILIO_AUTH_TOKEN: ' ' }).split('\n')).toEqual([
      'TWILIO_ACCOUNT_SID is missing, but SMS_PROVIDER=twilio is set. For example TWILIO_ACCOUNT_SID=AC00112233445566778899aabbccddeeff',
      'TWILIO_AUTH_TOKEN is missing, but SMS_PROVIDER=twilio is set. For example TWILIO_AUTH_TOKEN=0123456789abcdef',
      'TWILIO_FROM is missing, but SMS_PROVIDER=twilio is set. For example TWILIO_FROM=+15005550006',
    ]);
  });

  it('are all of Twilio’s templates, or none: one kind of message alone would fail', () => {
    const [verify, signIn, known] = ['1', '2', '3'].map((digit) => `HX${digit.repeat(32)}`);
    const all = {
      ...TWILIO,
      TWILIO_CONTENT_VERIFY: verify ?? '',
      TWILIO_CONTENT_SIGN_IN: signIn ?? '',
      TWILIO_CONTENT_REGISTERED: known ?? '',
    };
    expect(readEnv(all).sms).toMatchObject({
      templates: { verifyContact: verify, signIn, alreadyRegistered: known },
    });
    for (const name of Object.keys(all).filter((each) => each.startsWith('TWILIO_CONTENT')))
      expect(problem(without(all, name))).toContain(`${name} is missing`);
  });

  it.each([
    ['SMS_PROVIDER', 'pigeon', 'must be msg91 or twilio. For example SMS_PROVIDER=msg91'],
    ['TWILIO_ACCOUNT_SID', `${ACCOUNT}/..`, 'must be the id of an account'],
    ['TWILIO_FROM', 'A name that is too long', 'must be a number with its country, the id of'],
    ['MSG91_TEMPLATE_SIGN_IN', 'two words', 'must be the id of a template'],
    ['ALLOW_SANDBOX', 'yes', 'must be 1 or 0. For example ALLOW_SANDBOX=1'],
    ['SMS_BASE_URL', 'http://far.example', 'must be the address of the SMS provider or of a proxy'],
    ['SMS_BASE_URL', 'far.example', 'with https unless it is on this machine'],
  ])('name a bad %s: %s', (name, value, wants) => {
    const said = problem({ ...TWILIO, ...without(MSG91, 'SMS_PROVIDER'), [name]: value });
    expect(said).toContain(`${name} is "${value}", but must be`);
    expect(said).toContain(wants);
    expect(said.split('\n')).toHaveLength(1);
  });

  it.each(['MSG91_AUTH_KEY', 'TWILIO_AUTH_TOKEN'])('never repeat a bad %s', (name) => {
    const said = problem({ ...TWILIO, [name]: 'hunter2 schlüssel' });
    expect(said).toBe(
      `${name} has a value that cannot be used, but must be a key. For example ${name}=${name === 'MSG91_AUTH_KEY' ? '123456AbCdEf' : '0123456789abcdef'}`,
    );
  });

  it.each(['+15005550006', '56161', 'Toothwise', `MG${'2c'.repeat(16)}`])(
    'let Twilio send from %s',
    (from) => {
      expect(readEnv({ ...TWILIO, TWILIO_FROM: from }).sms).toMatchObject({ from });
    },
  );

  it.each(['http://localhost:1', 'https://far.example/sms'])('lead to %s', (SMS_BASE_URL) => {
    expect(readEnv({ ...MSG91, SMS_BASE_URL }).sms?.baseUrl).toBe(SMS_BASE_URL);
  });
});

describe('the sandbox', () => {
  const isAllowed = (set: Record<string, string>) => readEnv(set).isSandboxAllowed;

  it.each(['', 'localhost', '127.0.0.1', '::1', '0.0.0.0', 'toothwise.example'])(
    'is refused in production, unless it is asked for: HOST=%s',
    (HOST) => {
      const production = { NODE_ENV: 'production', HOST };
      expect(isAllowed(production)).toBe(false);
      expect(isAllowed({ ...production, ALLOW_SANDBOX: '0' })).toBe(false);
      expect(isAllowed({ ...production, ALLOW_SANDBOX: '' })).toBe(false);
      expect(isAllowed({ ...production, ALLOW_SANDBOX: '1' })).toBe(true);
    },
  );

  it('is there for who works on it, wherever it listens', () => {
    expect(isAllowed({ HOST: '0.0.0.0' })).toBe(true);
    expect(isAllowed({ NODE_ENV: 'development', HOST: '0.0.0.0' })).toBe(true);
  });
});
