import { spawn } from 'node:child_process';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from './data-dir.ts';
import { freePort } from './free-port.ts';

/** The pooler that many operators put before a PostgreSQL; `null` where it is not installed. */
export const findPgbouncer = (): string | null =>
  ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find((file) =>
    existsSync(file),
  ) ?? null;

export type Pooler = { readonly url: string; readonly stop: () => Promise<void> };

/** Starts a pooler before a server. `mode`: how long a client keeps a connection of the server. */
export const startPgbouncer = async (
  server: string,
  database: string,
  mode: 'session' | 'transaction',
): Promise<Pooler> => {
  const program = findPgbouncer();
  if (program === null) throw new Error('pgbouncer is not installed: apt-get install pgbouncer');
  const { hostname, port, username } = new URL(server);
  const ours = await freePort();
  const folder = tempFolder();
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]\n${database} = host=${hostname} port=${port} dbname=${database} user=${username}\n` +
      `[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${ours}\nauth_type = any\n` +
      `pool_mode = ${mode}\nunix_socket_dir =\n`,
  );
  chmodSync(folder, 0o755);
  const isRoot = process.getuid?.() === 0;
  const child = spawn(program, [...(isRoot ? ['--user=nobody'] : []), settings], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`pgbouncer ended at its start: ${said}`)));
    child.stderr.on('data', (words: Buffer) => {
      said += words.toString();
      if (said.includes('process up')) resolve();
    });
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    url: `postgres://${username}@127.0.0.1:${ours}/${database}`,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};
