/** `npm run dev`: the API with reload and Vite in front of it, at http://localhost:3000. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { createServer } from 'vite';
import { editionsOf } from './src/prerender/languages/editions.ts';

const port = Number(process.env['PORT'] ?? 3000);
const apiPort = String(port + 1);
process.env['API_PORT'] = apiPort;

// The worker's code is loaded here as well, since the watch does not see what only the worker threads load.
const threads = ['--import', './server/workers/worker.ts'];
const api = spawn(process.execPath, ['--import', 'tsx', ...threads, '--watch', 'server/main.ts'], {
  stdio: ['inherit', 'pipe', 'inherit'],
  env: { ...process.env, HOST: '127.0.0.1', PORT: apiPort, DRAIN_SECONDS: '0' },
});
// The API's log lines name the address of Vite in front of it, which is the one to open.
const lines = createInterface({ input: api.stdout });
lines.on('line', (line) => {
  process.stdout.write(`${line.replace(`//127.0.0.1:${apiPort}`, `//localhost:${port}`)}\n`);
});
// `LANGUAGE=hi npm run dev` shows another language, whole or not, at /hi/chat.
const tag = process.env['LANGUAGE'] ?? 'en';
const editions = await editionsOf('', ['en', tag], true);
const edition = editions.find((each) => each.tag === tag);
const pages = await createServer({
  ...(edition && { base: `${edition.place}/`, plugins: edition.plugins }),
  server: { port, strictPort: true },
  clearScreen: false,
});
await pages.listen();
pages.printUrls();

let stopping = false;
const stop = async (code: number): Promise<void> => {
  if (stopping) return;
  stopping = true;
  // The API is stopped first of all: Vite ends the process by itself on SIGTERM, and the API must not be left behind.
  const ended = new Promise((resolve) => api.once('exit', resolve));
  if (api.exitCode === null && api.kill('SIGTERM')) await ended;
  await pages.close();
  process.exit(code);
};

process.once('SIGINT', () => void stop(0));
process.once('SIGTERM', () => void stop(0));
api.once('exit', (code) => void stop(code ?? 0));
