import { inFolder } from './fault.ts';
import type { Row } from './fault.ts';

const THREE = '[QR-01] [QR-02] [QR-03]';

const row = (title: string, written: (ids: string) => string): Row => [
  title,
  written(`${THREE} [QR-04]`),
  written(THREE),
  'A test title names at most three requirements',
];

export const TITLE_FAULTS = inFolder('tests/', [
  row('four ids in a title', (ids) => `it('${ids} shows a code', () => undefined);`),
  row(
    'four ids in a title of two lines',
    (ids) => `it('${ids} shows' +\n  ' a code', () => undefined);`,
  ),
  row(
    'four ids in a title of many rows',
    (ids) => `it.each([1])(\`${ids} shows code %i\`, () => undefined);`,
  ),
  row(
    'four ids in the title of a group',
    (ids) => `describe('${ids} a code', () => it('is shown', () => undefined));`,
  ),
]);
