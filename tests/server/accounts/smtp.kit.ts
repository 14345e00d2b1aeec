import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';
import type { MailSettings } from '../../../server/providers/mail/port.ts';

/** A mail as the server has taken it. */
type Taken = {
  readonly from: string;
  readonly to: readonly string[];
  readonly user: string | undefined;
  readonly isEncrypted: boolean;
  readonly source: string;
};

export type SmtpServer = {
  readonly port: number;
  readonly taken: readonly Taken[];
  /** How many mails were begun, taken or not. */
  readonly begun: () => number;
  readonly close: () => Promise<void>;
};

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** An SMTP server that takes every mail, with a certificate that nobody vouches for; `over` makes it choosier. */
export const smtpServer = async (over: SMTPServerOptions = {}): Promise<SmtpServer> => {
  const taken: Taken[] = [];
  let begun = 0;
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    // It would say of its certificate what this test knows.
    logger: false,
    onMailFrom: (_address, _session, done) => {
      begun += 1;
      done();
    },
    onData(stream, session, done) {
      let source = '';
      stream.on('data', (part: Buffer) => (source += part.toString('latin1')));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        taken.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          user: session.user === undefined ? undefined : String(session.user),
          isEncrypted: session.secure,
          source,
        });
        done();
      });
    },
    ...over,
  });
  // A sender that does not trust the certificate hangs up.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { port: portOf(server.server), taken, begun: () => begun, close };
};

/** A server that says what `answer` has it say: at the connection (a line of nothing), and to each line of the sender. */
export const oddServer = async (answer: (line: string, socket: Socket) => void) => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.setEncoding('latin1').on('data', (lines) => answer(String(lines).trim(), socket));
    answer('', socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  return { port: portOf(server), open: () => sockets.size, close };
};

/** What a server says until a mail is begun. */
export const greet = (line: string, socket: Socket): void => {
  if (line === '') socket.write('220 here\r\n');
  else if (line.startsWith('EHLO')) socket.write('250 here\r\n');
};

/** Settings for a server on this machine; `0.0.0.0` leads there as well, under a name that is not this machine's. */
export const settingsFor = (port: number, over: Partial<MailSettings> = {}): MailSettings => ({
  host: '127.0.0.1',
  port,
  isEncrypted: false,
  login: null,
  from: { name: 'Toothwise, the app', address: 'hello@toothwise.example' },
  ...over,
});

/** A header of a mail, unfolded. */
export const headerOf = (source: string, name: string): string => {
  const [head = ''] = source.split('\r\n\r\n');
  const line = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const found = line.find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}: `));
  return found?.slice(name.length + 2) ?? '';
};

const decoded = (body: string, encoding: string): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
};

/** The parts of a mail by their type, as a program shows them. */
export const partsOf = (source: string): Record<string, string> => {
  const boundary = /boundary="([^"]+)"/.exec(headerOf(source, 'Content-Type'))?.[1] ?? 'none';
  const parts = source.split(`--${boundary}`).slice(1, -1);
  return Object.fromEntries(
    parts.map((part) => {
      const [head = '', ...body] = part.trimStart().split('\r\n\r\n');
      const encoding = /Content-Transfer-Encoding: (\S+)/i.exec(head)?.[1] ?? '';
      const type = /Content-Type: ([\w/]+)/i.exec(head)?.[1] ?? '';
      return [type, decoded(body.join('\r\n\r\n'), encoding).replaceAll('\r\n', '\n').trimEnd()];
    }),
  );
};
