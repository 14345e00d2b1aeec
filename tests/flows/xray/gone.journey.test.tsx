// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { SESSION } from '../../../src/actors/accounts/session-key.ts';
import { keepSignedIn, openPage, serveCalls } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { XRAY } from '../../kit/xray-replies.ts';

beforeAll(() => import('../../../src/flows/xray/Xray.page.tsx'), 60_000);

const READ = `GET /api/account/xrays/${XRAY.id}`;
const SUMMARY = 'One place was marked for a dentist to look at.';

/** Asha reads what was found in her X-ray. */
const openHers = async () => {
  keepSignedIn(ASHA);
  serveCalls({ [READ]: { xray: XRAY } });
  openPage(`/xray-analysis?xray=${XRAY.id}`);
  await screen.findByText(SUMMARY);
};

/** Another tab has changed who is signed in on this device. */
const tellOfOtherTab = () =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SESSION.key })));

it('leaves nothing of an X-ray on screen once its owner has logged out in another tab', async () => {
  await openHers();
  serveCalls({ [READ]: { status: 401 } });
  localStorage.removeItem(SESSION.key);
  tellOfOtherTab();
  await screen.findByRole('heading', { name: 'Your X-ray is in your account' });
  expect(screen.queryByText(SUMMARY)).toBeNull();
  expect(document.querySelector('main img')).toBeNull();
});

it('shows nobody else’s X-ray to whoever signs in in another tab', async () => {
  await openHers();
  serveCalls({ [READ]: { status: 404 } });
  keepSignedIn({ ...ASHA, id: '7d3a1f0e-6f1b-4f0a-9b52-0d7f4f9a1c12', firstName: 'Ravi' });
  tellOfOtherTab();
  await screen.findByLabelText('Choose your X-ray');
  expect(screen.queryByText(SUMMARY)).toBeNull();
});
