import type { Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeError } from '../../../server/lib/logging.ts';
import type { MailSettings } from '../../../server/providers/mail/port.ts';
import { smtpMail } from '../../../server/providers/mail/smtp.ts';
import { mailOf } from '../../../server/services/messages/texts.ts';
import { stepClock } from '../../kit/server.ts';
import { greet, headerOf, oddServer, partsOf, settingsFor, smtpServer } from './smtp.kit.ts';

/** How long a busy machine may take, in milliseconds. */
const SOON = 10_000;

const CODE = '483920';
const MAIL = {
  id: '00000000-0000-4000-8000-000000000007',
  to: 'asha@example.com',
  ...mailOf('verifyContact', { code: CODE }),
};

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** A server that is closed after the test. */
const opened = async <T extends { close: () => Promise<void> }>(server: Promise<T>): Promise<T> => {
  const { close } = await server;
  closing.push(close);
  return server;
};

/** Sends the mail. @returns how that failed; `null` when it did not */
const failureTo = async (settings: MailSettings, silenceMs?: number): Promise<Error | null> => {
  try {
    await smtpMail(settings, stepClock(), silenceMs)(MAIL);
    return null;
  } catch (error) {
    return error as Error;
  }
};

/** Lets what is under way on this machine go on, while timers stand still. */
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('a mail', () => {
  it('arrives in both languages, as text and as HTML, from us and to whom it is for', async () => {
    const server = await opened(smtpServer());
    const clock = stepClock();
    await smtpMail(settingsFor(server.port), clock)(MAIL);
    const [mail] = server.taken;
    expect(server.taken).toHaveLength(1);
    expect(mail).toMatchObject({ from: 'hello@toothwise.example', to: ['asha@example.com'] });
    const source = mail?.source ?? '';
    expect(headerOf(source, 'From')).toBe('"Toothwise, the app" <hello@toothwise.example>');
    expect(headerOf(source, 'To')).toBe('asha@example.com');
    expect(headerOf(source, 'Subject')).toBe('Your code for Toothwise');
    expect(headerOf(source, 'Auto-Submitted')).toBe('auto-generated');
    expect(partsOf(source)).toEqual({
      'text/plain': MAIL.text.trimEnd(),
      'text/html': MAIL.html.trimEnd(),
    });
    for (const part of Object.values(partsOf(source))) {
      expect(part).toContain(CODE);
      expect(part).toContain('Here is the code to verify your e-mail address:');
      expect(part).toContain('आपका ई-मेल पता जाँचने का कोड:');
    }
    expect(clock.armed()).toBe(0);
  });

  it('bears the name of its message, so that one that is sent twice can be told', async () => {
    const server = await opened(smtpServer());
    const send = smtpMail(settingsFor(server.port), stepClock());
    await send(MAIL);
    await send(MAIL);
    await send({ ...MAIL, id: '00000000-0000-4000-8000-000000000008' });
    expect(server.taken.map(({ source }) => headerOf(source, 'Message-ID'))).toEqual([
      '<00000000-0000-4000-8000-000000000007@toothwise.example>',
      '<00000000-0000-4000-8000-000000000007@toothwise.example>',
      '<00000000-0000-4000-8000-000000000008@toothwise.example>',
    ]);
  });

  it('goes to nobody else, whatever stands in the address', async () => {
    const server = await opened(smtpServer());
    const send = smtpMail(settingsFor(server.port), stepClock());
    for (const to of ['asha@example.com, eve@example.com', 'Asha <asha@example.com>, eve@e.com']) {
      await send({ ...MAIL, to }).catch(() => undefined);
    }
    expect(server.taken.flatMap(({ to }) => to).filter((to) => to.startsWith('eve'))).toEqual([]);
    expect(server.taken.every(({ to }) => to.length === 1)).toBe(true);
  });

  it('is sent under the name and the password of the settings', async () => {
    const server = await opened(
      smtpServer({
        authOptional: false,
        onAuth: ({ username = '', password }, _session, done) =>
          password === 'p@ss:w/rd' ? done(null, { user: username }) : done(new Error('no')),
      }),
    );
    const login = { user: 'us er@example.com', password: 'p@ss:w/rd' };
    expect(await failureTo(settingsFor(server.port, { login }))).toBeNull();
    expect(server.taken[0]?.user).toBe('us er@example.com');
    const wrong = { ...login, password: 'hunter2' };
    const failure = await failureTo(settingsFor(server.port, { login: wrong }));
    expect(failure?.message).toBe('a message was not taken: SMTP EAUTH 535');
    expect(server.begun()).toBe(1);
  });
});

describe('the way of a mail', () => {
  it('is encrypted on this machine where its server wants that, whoever vouches for it', async () => {
    const plain = await opened(smtpServer({ disabledCommands: ['STARTTLS'] }));
    const upgrading = await opened(smtpServer());
    const encrypted = await opened(smtpServer({ secure: true }));
    expect(await failureTo(settingsFor(plain.port))).toBeNull();
    expect(await failureTo(settingsFor(upgrading.port))).toBeNull();
    expect(await failureTo(settingsFor(encrypted.port, { isEncrypted: true }))).toBeNull();
    const servers = [plain, upgrading, encrypted];
    expect(servers.map(({ taken }) => taken[0]?.isEncrypted)).toEqual([false, true, true]);
  });

  it('is never open to others: neither mail nor password goes to a server without STARTTLS', async () => {
    const passwords: unknown[] = [];
    const server = await opened(
      smtpServer({
        disabledCommands: ['STARTTLS'],
        allowInsecureAuth: true,
        onAuth: ({ password, username = '' }, _session, done) => {
          passwords.push(password);
          done(null, { user: username });
        },
      }),
    );
    const login = { user: 'us', password: 'secret' };
    expect(await failureTo(settingsFor(server.port, { login }))).toBeNull();
    expect([passwords, server.begun()]).toEqual([['secret'], 1]);
    const failure = await failureTo(settingsFor(server.port, { host: '0.0.0.0', login }));
    expect(failure?.message).toMatch(/^a message was not taken: SMTP ETLS( \d{3})?$/);
    expect([passwords, server.begun()]).toEqual([['secret'], 1]);
  });

  it.each([
    ['after STARTTLS', false],
    ['from the first byte on', true],
  ])('leads to no stranger: a certificate nobody vouches for ends it %s', async (_when, secure) => {
    const server = await opened(smtpServer({ secure }));
    const far = settingsFor(server.port, { host: '0.0.0.0', isEncrypted: secure });
    expect((await failureTo(far))?.message).toMatch(/^a message was not taken: SMTP E[A-Z]+$/);
    expect(server.begun()).toBe(0);
  });
});

describe('mails that follow each other', () => {
  it('[NEW-113] share at most sixteen connections, and each arrives once', async () => {
    let connections = 0;
    const server = await opened(
      smtpServer({
        onConnect: (_session, done) => {
          connections += 1;
          done();
        },
      }),
    );
    const send = smtpMail(settingsFor(server.port), stepClock());
    const ids = Array.from({ length: 100 }, (_none, number) => `m${number}`);
    await Promise.all(ids.map((id) => send({ ...MAIL, id })));
    const arrived = server.taken.map(({ source }) => headerOf(source, 'Message-ID'));
    expect(arrived.toSorted()).toEqual(ids.map((id) => `<${id}@toothwise.example>`).toSorted());
    expect(connections).toBeLessThanOrEqual(16);
  });

  it('[NEW-113] go over another connection, once, where the server has just ended the one that they share', async () => {
    const ended = new Set<Socket>();
    let taken = 0;
    const server = await opened(
      oddServer((line, socket) => {
        greet(line, socket);
        if (line.startsWith('MAIL') && taken === 1 && ended.size === 0) {
          ended.add(socket);
          socket.destroy();
        } else if (/^(MAIL|RCPT)/.test(line)) socket.write('250 go on\r\n');
        else if (line.startsWith('DATA')) socket.write('354 go on\r\n');
        else if (line.endsWith('\r\n.')) {
          taken += 1;
          socket.write('250 taken\r\n');
        }
      }),
    );
    const send = smtpMail(settingsFor(server.port), stepClock());
    await send(MAIL);
    await send({ ...MAIL, id: '00000000-0000-4000-8000-000000000008' });
    expect([taken, ended.size]).toEqual([2, 1]);
  });
});

describe('a mail that is not taken', () => {
  it('says so without a word of whom it was for or what was in it', async () => {
    const server = await opened(
      smtpServer({
        onRcptTo: ({ address }, _session, done) =>
          done(Object.assign(new Error(`nobody here is ${address}`), { responseCode: 550 })),
      }),
    );
    const failure = await failureTo(settingsFor(server.port));
    expect(failure?.message).toBe('a message was not taken: SMTP EENVELOPE 550');
    expect(failure?.cause).toBeUndefined();
    const logged = describeError(failure ?? new Error('none'));
    expect(logged).toMatchObject({ type: 'DeliveryFailure', message: 'SMTP EENVELOPE 550' });
    const everything = JSON.stringify([logged, Object.entries(failure ?? {}), failure?.stack]);
    for (const word of ['asha', CODE, 'nobody here']) expect(everything).not.toContain(word);
  });

  it('is given up when the server greets nobody for ten seconds, and not before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const server = await opened(oddServer(() => undefined));
    const given: (string | undefined)[] = [];
    const sending = failureTo(settingsFor(server.port)).then((failure) =>
      given.push(failure?.message),
    );
    while (server.open() === 0) await turns();
    await turns();
    vi.advanceTimersByTime(9_999);
    await turns();
    expect(given).toEqual([]);
    vi.advanceTimersByTime(1);
    await sending;
    expect(given).toEqual(['a message was not taken: SMTP ETIMEDOUT']);
  });

  it('is given up when the server falls silent in the middle', async () => {
    const server = await opened(oddServer(greet));
    const failure = await failureTo(settingsFor(server.port), 200);
    expect(failure?.message).toBe('a message was not taken: SMTP ETIMEDOUT');
    await vi.waitFor(() => expect(server.open()).toBe(0), SOON);
  });

  it('is given up after half a minute in all, however much the server says', async () => {
    let trickle: NodeJS.Timeout | undefined;
    const server = await opened(
      oddServer((line, socket) => {
        if (line === '') socket.write('220 here\r\n');
        else trickle ??= setInterval(() => socket.write('250-more\r\n'), 5);
      }),
    );
    const clock = stepClock();
    const sending = smtpMail(settingsFor(server.port), clock, 300)(MAIL);
    let given = false;
    sending.catch(() => (given = true));
    await vi.waitFor(() => expect(trickle).toBeDefined(), SOON);
    clock.advance(29_999);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(given).toBe(false);
    clock.advance(1);
    await expect(sending).rejects.toThrow('a message was not taken: SMTP EABORT');
    await vi.waitFor(() => expect(server.open()).toBe(0), SOON);
    clearInterval(trickle);
  });

  it.each(['MAIL FROM', 'DATA', '.'])(
    'is no mail that was sent when the connection is cut at %s',
    async (at) => {
      const server = await opened(
        oddServer((line, socket) => {
          greet(line, socket);
          const isCut = at === '.' ? line.endsWith('\r\n.') : line.startsWith(at);
          if (isCut) socket.destroy();
          else if (/^(MAIL|RCPT)/.test(line)) socket.write('250 go on\r\n');
          else if (line.startsWith('DATA')) socket.write('354 go on\r\n');
        }),
      );
      const failure = await failureTo(settingsFor(server.port));
      expect(failure?.message).toMatch(/^a message was not taken: SMTP E(CONNECTION|SOCKET)$/);
    },
  );

  it('is none that was sent when no server is there', async () => {
    const { port, close } = await smtpServer();
    await close();
    const failure = await failureTo(settingsFor(port));
    expect(failure?.message).toMatch(/^a message was not taken: SMTP E[A-Z]+$/);
  });
});
