import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from './data-dir.ts';

/** The TURN server that carries calls which have no direct way; `null` where it is not installed. */
export const findCoturn = (): string | null =>
  ['/usr/bin/turnserver', '/usr/local/bin/turnserver', '/opt/homebrew/bin/turnserver'].find(
    (file) => existsSync(file),
  ) ?? null;

type Settings = {
  readonly address: string;
  readonly port: number;
  readonly secret: string;
  /** How many relays one user may have at once. */
  readonly quota: number;
};

/**
 * Starts a TURN server that takes the passwords of our server, as docs/operations.md tells operators to.
 * @returns what ends it
 */
export const startCoturn = async ({ address, port, secret, quota }: Settings) => {
  const program = findCoturn();
  if (program === null) throw new Error('coturn is not installed: apt-get install coturn');
  const folder = tempFolder();
  const child = spawn(
    program,
    [
      '-n',
      '--use-auth-secret',
      `--static-auth-secret=${secret}`,
      '--realm=toothwise.example',
      `--listening-ip=${address}`,
      `--relay-ip=${address}`,
      `--listening-port=${port}`,
      `--user-quota=${quota}`,
      '--fingerprint',
      '--no-cli',
      '--no-tls',
      '--no-dtls',
      '--log-file=stdout',
      `--pidfile=${join(folder, 'pid')}`,
      `--userdb=${join(folder, 'turndb')}`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise<void>((resolve, reject) => {
    let said = '';
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`coturn ended at its start: ${said}`)));
    child.stdout.on('data', (words: Buffer) => {
      said += words.toString();
      if (said.includes('DB connection success')) resolve();
    });
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    stop: async (): Promise<void> => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};
