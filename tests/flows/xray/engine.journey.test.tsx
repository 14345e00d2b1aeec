// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { XrayAnalysis } from '../../../contracts/endpoints/xrays.ts';
import { keepSignedIn, openPage, serveCalls } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { XRAY } from '../../kit/xray-replies.ts';

const READ = `GET /api/account/xrays/${XRAY.id}`;

const openWith = async (engine: Partial<XrayAnalysis['engine']>) => {
  const { analysis } = XRAY;
  if (analysis === null) throw new Error('It is not analysed');
  const read = { ...XRAY, analysis: { ...analysis, engine: { ...analysis.engine, ...engine } } };
  serveCalls({ [READ]: { xray: read }, [`${READ}/reanalyses`]: { reanalyses: [] } });
  openPage(`/xray-analysis?xray=${XRAY.id}`);
  await screen.findByRole('heading', { name: 'What was found' });
};

beforeAll(() => import('../../../src/flows/xray/Xray.page.tsx'), 60_000);
beforeEach(() => keepSignedIn(ASHA));

it('says beside the findings what has read the picture, and what is known of it', async () => {
  await openWith({
    is_trained: true,
    words: ['Read by Pano reader 2.1 (MIT).', 'Its makers have told no measured figures.'],
  });
  expect(
    screen.getByText('Read by Pano reader 2.1 (MIT). Its makers have told no measured figures.'),
  ).toBeDefined();
});

it('says nothing of an engine that tells nothing', async () => {
  await openWith({ words: [] });
  expect(screen.queryByText(/Read by/)).toBeNull();
});
