import { inFolder, outOfReach, refusedImport } from './fault.ts';

const mayImport = (
  folder: string,
  ...pairs: readonly (readonly [refused: string, allowed: string])[]
) =>
  inFolder(
    folder,
    pairs.map(([refused, allowed]) => [
      `imports ${refused}`,
      `import { a } from '${refused}';\nexport const b = a;`,
      `import { a } from '${allowed}';\nexport const b = a;`,
      refusedImport(refused.replace('~/', '')),
    ]),
  );

export const SERVER_FAULTS = [
  ...mayImport(
    'server/areas/',
    ['~/server/repositories/a.ts', '~/server/services/a.ts'],
    ['~/server/app.ts', '~/server/routes/a.ts'],
    ['drizzle-orm', 'fastify'],
  ),
  ...mayImport(
    'server/routes/',
    ['~/server/repositories/a.ts', '~/server/services/a.ts'],
    ['~/server/db/connect.ts', '~/server/lib/a.ts'],
    ['~/server/assessment/a.ts', '~/contracts/a.ts'],
    ['drizzle-orm', 'fastify'],
  ),
  ...mayImport(
    'server/services/',
    ['~/server/routes/a.ts', '~/server/repositories/a.ts'],
    ['~/server/db/schema.ts', '~/server/db/connect.ts'],
    ['~/server/app.ts', '~/server/lib/a.ts'],
    ['pg', 'node:path'],
  ),
  ...mayImport(
    'server/repositories/',
    ['~/server/services/a.ts', '~/server/db/a.ts'],
    ['~/server/routes/a.ts', '~/contracts/a.ts'],
  ),
  ...mayImport('server/db/', ['~/server/repositories/a.ts', '~/server/lib/a.ts']),
  ...mayImport('server/lib/', ['~/server/services/a.ts', '~/contracts/a.ts']),
  ...mayImport('server/providers/', ['~/server/repositories/a.ts', '~/server/lib/a.ts']),
  ...inFolder('server/providers/', [
    [
      'asks outside past the one place for it',
      "export const a = () => fetch('https://example.com');",
      "import { askOutside } from '~/server/providers/ask-outside.ts';\nexport const a = askOutside;",
      outOfReach('fetch'),
    ],
  ]),
  ...mayImport(
    'server/workers/',
    ['~/server/db/connect.ts', '~/server/assessment/a.ts'],
    ['~/server/services/a.ts', '~/server/lib/a.ts'],
    ['pg', 'piscina'],
  ),
  ...mayImport(
    'server/jobs/',
    ['~/server/routes/a.ts', '~/server/lib/a.ts'],
    ['~/server/services/a.ts', '~/server/repositories/a.ts'],
  ),
  ...mayImport(
    'server/traces/',
    ['~/server/services/a.ts', '~/server/observation/a.ts'],
    ['fastify', '@opentelemetry/api'],
  ),
  ...mayImport(
    'server/',
    ['~/src/lib/a.ts', '~/contracts/a.ts'],
    ['~/machines/a.ts', '~/server/db/a.ts'],
    ['~/tests/a.ts', '~/server/routes/a.ts'],
    ['xstate', 'fastify'],
    ['react', 'node:fs'],
    ['@opentelemetry/api', 'prom-client'],
  ),
];
