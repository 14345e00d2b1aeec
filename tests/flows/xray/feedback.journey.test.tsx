// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { keepSignedIn, openPage, serveCalls } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { XRAY } from '../../kit/xray-endpoints.ts';

beforeAll(() => import('../../../src/flows/xray/Xray.page.tsx'), 60_000);
beforeEach(() => localStorage.clear());

it('[FDLG-02] asks how helpful the findings of an X-ray were, when somebody presses for it', async () => {
  keepSignedIn(ASHA);
  serveCalls({
    [`GET /api/account/xrays/${XRAY.id}`]: { xray: XRAY },
    [`GET /api/account/xrays/${XRAY.id}/reanalyses`]: { reanalyses: [] },
  });
  openPage(`/xray-analysis?xray=${XRAY.id}`);
  const ask = await screen.findByRole('button', { name: 'How helpful was this?' });
  expect(screen.queryByRole('dialog', { name: 'How helpful was this?' })).toBeNull();
  await userEvent.click(ask);
  const dialog = await screen.findByRole(
    'dialog',
    { name: 'How helpful was this?' },
    { timeout: 15_000 },
  );
  expect(dialog.querySelectorAll('input[type="radio"]')).toHaveLength(10);
});
