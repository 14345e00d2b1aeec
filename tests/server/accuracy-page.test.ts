import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { DEFAULT_PRICES } from '../../contracts/payments/products.ts';
import { AGREEMENT_HERE } from '../../contracts/site/site.ts';
import { NO_AGREEMENT } from '../../contracts/texts/en/agreement.ts';
import { accuracyPage } from '../../server/routes/accuracy-page.ts';
import { UNSAID } from '../kit/operator.ts';

const folder = mkdtempSync(join(tmpdir(), 'toothwise-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('[NEW-36] `/accuracy` says how often dentists agreed, as it was last counted', async () => {
  const file = join(folder, 'accuracy.html');
  writeFileSync(file, `<p>We compare the two. ${AGREEMENT_HERE}</p>`);
  let counted: typeof NO_AGREEMENT | null = NO_AGREEMENT;
  const app = fastify();
  app.get(
    '/',
    accuracyPage(file, {
      publicOrigin: null,
      operator: UNSAID,
      prices: DEFAULT_PRICES,
      log: { warn: () => undefined },
      agreement: async () => {
        if (counted === null) throw new Error('The database is gone');
        return counted;
      },
    }),
  );
  const ask = async () => (await app.inject({ url: '/' })).body;
  expect(await ask()).toBe('<p>We compare the two. No dentist has done so here yet.</p>');
  counted = { cases: 7, first: 5, amongThree: 6, unsaid: 1 };
  await ask();
  const seven = await ask();
  expect(seven).toContain('We compare the two. Dentists have done so 7 times.');
  counted = null;
  await ask();
  expect(await ask()).toBe(seven);
});
