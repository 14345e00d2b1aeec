// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { keepSignedIn, openPage, serveCalls } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { XRAY } from '../../kit/xray-replies.ts';

beforeAll(() => import('../../../src/flows/xray/Xray.page.tsx'), 60_000);

it('[FDLG-02] asks how helpful the findings of an X-ray were, when somebody presses for it', async () => {
  keepSignedIn(ASHA);
  serveCalls({
    [`GET /api/account/xrays/${XRAY.id}`]: { xray: XRAY },
    [`GET /api/account/xrays/${XRAY.id}/reanalyses`]: { reanalyses: [] },
  });
  openPage(`/xray-analysis?xray=${XRAY.id}`);
  // Its place is kept by a button that cannot be pressed, until its file is there.
  const ask = await waitFor(
    () => {
      const button = screen.getByRole('button', { name: 'How helpful was this?' });
      expect(button.hasAttribute('disabled')).toBe(false);
      return button;
    },
    { timeout: 15_000 },
  );
  expect(screen.queryByRole('dialog', { name: 'How helpful was this?' })).toBeNull();
  await userEvent.click(ask);
  const dialog = await screen.findByRole(
    'dialog',
    { name: 'How helpful was this?' },
    { timeout: 15_000 },
  );
  expect(dialog.querySelectorAll('input[type="radio"]')).toHaveLength(10);
});
