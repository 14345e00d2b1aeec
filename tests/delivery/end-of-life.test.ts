import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { announcedOn, lineOf, problemsOn, readEndList } from './end-of-life.kit.ts';
import type { Shipped } from './end-of-life.kit.ts';

const read = (file: string): string => readFileSync(file, 'utf8');
const list = readEndList(read('docs/end-of-life.md'));

type Lock = { readonly packages: Record<string, { version?: string; deprecated?: string }> };
type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>;
const lock = JSON.parse(read('package-lock.json')) as Lock;
const manifest = JSON.parse(read('package.json')) as Manifest;

/** `postgres:18.6-alpine`, of which PostgreSQL counts one number and HAProxy two. */
const ofImage = (image: string, where: string): Shipped => {
  const [, name = '', version = ''] = /^(?:.*\/)?([\w-]+):([\d.]+)/.exec(image) ?? [];
  const [major = '', minor = ''] = version.split('.');
  if (name === 'postgres') return { name: 'PostgreSQL', line: major, where };
  if (name === 'haproxy') return { name: 'HAProxy', line: `${major}.${minor}`, where };
  return { name: image, line: version, where };
};

/** The numbers of the Debians that Node's image has a tag for. */
const DEBIANS: Readonly<Record<string, string>> = { bookworm: '12', trixie: '13', forky: '14' };

const ofDockerfile = (): Shipped[] =>
  [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].flatMap(([, image = '']) => {
    const [, version = '', debian = ''] = /^node:([\d.]+)-(\w+)-slim$/.exec(image) ?? [];
    const where = 'Dockerfile';
    const line = DEBIANS[debian] ?? debian;
    return version === ''
      ? [{ name: image, line: '', where }]
      : [
          { name: 'Node.js', line: lineOf(version), where },
          { name: 'Debian', line, where },
        ];
  });

const ofCompose = (): Shipped[] => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, { image: string; build?: string }>;
  };
  return Object.values(services)
    .filter(({ build }) => build === undefined)
    .map(({ image }) => ofImage(image, 'compose.yaml'));
};

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));

/** The packages that our code names, and those that lie beside it where it runs. */
const ofPackages = (): Shipped[] => {
  const versions = { ...manifest.dependencies, ...manifest.devDependencies };
  const named = new Set(Object.keys(manifest.dependencies));
  for (const file of ['server', 'src', 'machines', 'contracts'].flatMap(filesBelow))
    for (const [, from = ''] of read(file).matchAll(/(?:from|import\(?)\s*'([^'.][^']*)'/g)) {
      const [scope = '', name = ''] = from.split('/');
      named.add(scope.startsWith('@') ? `${scope}/${name}` : scope);
    }
  return [...named]
    .filter((name) => name in versions)
    .map((name) => {
      const { version = '' } = lock.packages[`node_modules/${name}`] ?? {};
      return { name, line: lineOf(version), where: 'package-lock.json' };
    });
};

/** The PostgreSQL whose files the embedded database writes. */
const ofEmbedded = (): Shipped => {
  const [, line = ''] = /const MAJOR = '(\d+)'/.exec(read('server/db/cluster.ts')) ?? [];
  return { name: 'PostgreSQL', line, where: 'the embedded database' };
};

const shipped = [...ofDockerfile(), ...ofCompose(), ...ofPackages(), ofEmbedded()];

/** The day of the source: of its newest commit, or of the list where there is no history. */
const day = existsSync('.git')
  ? execFileSync('git', ['log', '-1', '--format=%cs'], { encoding: 'utf8' }).trim()
  : list.lookedUp;

describe('what ships', () => {
  it('[NEW-116] is listed, and is not past its end on the day of its newest commit', () => {
    for (const each of announcedOn(day, list)) console.warn(`End of life: ${each}`);
    expect(problemsOn(day, list, shipped)).toEqual([]);
    expect(shipped.length).toBeGreaterThan(50);
  });

  it('[NEW-116] has no package that its makers have given up', () => {
    const packages = Object.entries(lock.packages);
    const given = packages.filter(([, { deprecated }]) => deprecated !== undefined);
    expect(given.map(([path, { deprecated }]) => `${path}: ${deprecated}`)).toEqual([]);
  });
});

describe('the list of ends', () => {
  const good = {
    lookedUp: '2026-11-30',
    lines: [
      { name: 'Node.js', line: '24', ends: '2028-04-30' },
      { name: 'fastify', line: '5', ends: null },
    ],
  };
  const ships = good.lines.map(({ name, line }) => ({ name, line, where: 'a test' }));

  it('names what is past its end, from its last day on', () => {
    const young = { ...good, lookedUp: '2028-04-01' };
    expect(problemsOn('2028-04-29', young, ships)).toEqual([]);
    expect(problemsOn('2028-04-30', young, ships)).toEqual([
      'Node.js 24 is past its end (2028-04-30)',
    ]);
    expect(announcedOn('2028-04-01', young)).toEqual(['Node.js 24 ends on 2028-04-30']);
  });

  it('names what ships in a line that nobody has looked up, and what ships no more', () => {
    const newer = ships.map((each) => (each.name === 'fastify' ? { ...each, line: '6' } : each));
    expect(problemsOn('2026-12-01', good, newer)).toEqual([
      'fastify 6 of a test is not listed',
      'fastify 5 is listed and does not ship',
    ]);
  });

  it('is too old for a commit 121 days after it, which is announced a month before', () => {
    expect(announcedOn('2027-02-28', good)).toEqual([]);
    expect(announcedOn('2027-03-01', good)).toEqual(['the list of ends is of 2026-11-30']);
    expect(problemsOn('2027-03-30', good, ships)).toEqual([]);
    expect(problemsOn('2027-03-31', good, ships)).toEqual([
      'the list is of 2026-11-30: look its ends up again and date it',
    ]);
  });

  it('takes the second number of a version below 1', () => {
    expect([lineOf('0.45.4'), lineOf('10.2.0')]).toEqual(['0.45', '10']);
  });
});
