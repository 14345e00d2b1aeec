import { inFolder, outOfReach, refusedImport } from './fault.ts';
import type { Row } from './fault.ts';

const REACHES: readonly Row[] = [
  ['the clock', 'export const at = Date.now();', 'export const at = (now: Date) => now;', 'Date'],
  [
    'the clock by its whole name',
    'export const at = globalThis.Date.now();',
    'export const at = (clock: { now(): number }) => clock.now();',
    'globalThis',
  ],
  [
    'the clock under another name',
    'const Moment = Date;\nexport const at = new Moment();',
    'export const at = (Moment: DateConstructor) => new Moment();',
    'Date',
  ],
  ['the fine clock', 'export const at = performance.now();', 'export const at = 1;', 'performance'],
  [
    'chance',
    'export const pick = Math.random();',
    'export const pick = Math.round(0.5);',
    '.random',
  ],
  [
    'chance by a computed name',
    "export const pick = Math['random']();",
    "export const pick = Math['round'](0.5);",
    '.random',
  ],
  [
    'chance taken apart',
    'const { random: pick } = Math;\nexport const a = pick();',
    'const { round: pick } = Math;\nexport const a = pick(1);',
    '.random',
  ],
  [
    'identifiers by chance',
    'export const id = crypto.randomUUID();',
    'export const id = 1;',
    'crypto',
  ],
  [
    'a timer',
    'setTimeout(() => undefined, 1);',
    'export const wait = (setTimeout: () => void) => setTimeout();',
    'setTimeout',
  ],
  ['the process', 'export const home = process.env;', 'export const home = 1;', 'process'],
  ['the network', "export const call = fetch('/');", 'export const call = 1;', 'fetch'],
];

/** What no pure folder may reach for. */
const PURE = REACHES.map(([title, fault, clean, name]): Row => [
  `reaches for ${title}`,
  fault,
  clean,
  outOfReach(name),
]);

const contracts = inFolder('contracts/', [
  ...PURE,
  [
    'imports a machine',
    "import { a } from '~/machines/a.ts';\nexport const b = a;",
    "import { a } from '~/contracts/a.ts';\nexport const b = a;",
    refusedImport('machines/a.ts'),
  ],
  [
    'imports the server for its types',
    "import type { A } from '~/server/a.ts';\nexport type B = A;",
    "import type { A } from '~/contracts/a.ts';\nexport type B = A;",
    refusedImport('server/a.ts'),
  ],
  [
    'imports another package',
    "import { a } from 'remeda';\nexport const b = a;",
    "import * as z from 'zod/mini';\nexport const b = z.string();",
    refusedImport('remeda'),
  ],
  [
    'imports the platform',
    "import { a } from 'node:path';\nexport const b = a;",
    "import { z } from 'zod';\nexport const b = z;",
    refusedImport('node:path'),
  ],
]);

const machines = inFolder('machines/', [
  ...PURE,
  [
    'imports React',
    "import { memo } from 'react';\nexport const b = memo;",
    "import { setup } from 'xstate';\nexport const b = setup;",
    refusedImport('react'),
    'x.machine.ts',
  ],
  [
    'waits for the limit of a call',
    "import { REQUEST_TIMEOUT_MS } from '~/contracts/common/product.ts';\nexport const wait = REQUEST_TIMEOUT_MS;",
    "import { PRODUCT_NAME } from '~/contracts/common/product.ts';\nexport const wait = PRODUCT_NAME;",
    "'REQUEST_TIMEOUT_MS' import",
  ],
  [
    'imports axios when it is needed',
    "export const call = () => import('axios');",
    "export const call = () => import('xstate');",
    refusedImport('axios'),
  ],
  [
    'imports an actor',
    "import { a } from '~/src/actors/a.ts';\nexport const b = a;",
    "import { a } from '~/machines/kit/a.ts';\nexport const b = a;",
    refusedImport('src/actors/a.ts'),
  ],
  [
    'imports a type of a view',
    "export type B = import('~/src/flows/a.ts').A;",
    "export type B = import('~/contracts/a.ts').A;",
    refusedImport('src/flows/a.ts'),
  ],
  [
    'imports what only the run can tell',
    'export const load = (name: string) => import(name);',
    "export const load = () => import('~/machines/a.ts');",
    'An import names its file',
  ],
  [
    'hands on the server',
    "export * from '~/server/a.ts';",
    "export * from '~/contracts/a.ts';",
    refusedImport('server/a.ts'),
  ],
  [
    'hands on a tool of the charts',
    "export { assign } from 'xstate';",
    "import { assign } from 'xstate';\nexport const set = assign({});",
    '"xstate" is imported where it is used',
  ],
  [
    'reaches for the page',
    "export const a = document.querySelector('h1');",
    'export const a = (document: { title: string }) => document.title;',
    outOfReach('document'),
  ],
  [
    'reaches for the storage',
    "export const a = self.localStorage.getItem('a');",
    'export const a = 1;',
    outOfReach('self'),
  ],
]);

const engine = inFolder('server/assessment/', [
  ...PURE,
  [
    'imports the database',
    "import { a } from '~/server/db/a.ts';\nexport const b = a;",
    "import { a } from '~/server/assessment/a.ts';\nexport const b = a;",
    refusedImport('server/db/a.ts'),
  ],
  [
    'imports a type of the database',
    "import type { A } from '~/server/db/a.ts';\nexport type B = A;",
    "import type { A } from '~/server/providers/language-model/port.ts';\nexport type B = A;",
    refusedImport('server/db/a.ts'),
  ],
  [
    'imports the clock',
    "import { a } from '~/server/lib/clock.ts';\nexport const b = a;",
    "import { a } from '~/contracts/a.ts';\nexport const b = a;",
    refusedImport('server/lib/clock.ts'),
  ],
  [
    'imports timers of the platform',
    "import { setTimeout as wait } from 'node:timers/promises';\nexport const a = wait;",
    'export const a = 1;',
    refusedImport('node:timers/promises'),
  ],
  [
    'imports chance of the platform',
    "const { randomUUID } = await import('node:crypto');\nexport const a = randomUUID;",
    'export const a = 1;',
    refusedImport('node:crypto'),
  ],
]);

const radiograph = inFolder('server/radiograph/', [
  ...PURE,
  [
    'imports a file of the platform',
    "import { readFileSync } from 'node:fs';\nexport const a = readFileSync;",
    "import { a } from '~/server/radiograph/a.ts';\nexport const b = a;",
    refusedImport('node:fs'),
  ],
  [
    'imports what runs it',
    "import { a } from '~/server/providers/radiograph/port.ts';\nexport const b = a;",
    "import { a } from '~/contracts/xray.ts';\nexport const b = a;",
    refusedImport('server/providers/radiograph/port.ts'),
  ],
]);

export const PURE_FAULTS = [...contracts, ...machines, ...engine, ...radiograph];
