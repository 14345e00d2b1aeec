// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openChat, primaryAction, storeDraft } from '../../kit/chat.tsx';
import { BREATHING_HELP, COMPLETED, DIAGNOSIS } from '../../kit/samples.ts';
import { watchLeaving } from '../chat/leaving.ts';
import { arrivesAt, standingAt } from './gestures.ts';

const openClinicBooking = async () => {
  storeDraft(standingAt('CLINIC_BOOKING'));
  const chat = await openChat();
  await arrivesAt('CLINIC_BOOKING');
  return chat;
};

describe('visiting a clinic', () => {
  it('[CLINIC-01] says what to say there and by when, and whom to call when that is too late', async () => {
    await openClinicBooking();
    const section = screen
      .getByRole('heading', { level: 2, name: 'What to say at the clinic' })
      .closest('section');
    within(section ?? document.body).getByText('See a dentist within 2 weeks.');
    within(section ?? document.body).getByText(
      'Which medicines you take, what you are allergic to, and whether you may be pregnant.',
    );
    const help = within(screen.getByRole('region', { name: 'Do not wait for a clinic, call' }));
    expect(help.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
      'tel:112',
      'tel:108',
    ]);
    expect(primaryAction().textContent).toBe('Find a dentist');
  });

  it('[CLINIC-02] leads back to the result', async () => {
    const chat = await openClinicBooking();
    await chat.user.click(screen.getByRole('button', { name: 'Back to Results' }));
    await arrivesAt('DIAGNOSIS');
  });

  it('[CLINIC-04] [AUTH-24] leads to the list of dentists without asking who it is', async () => {
    const left = watchLeaving();
    const chat = await openClinicBooking();
    await chat.user.click(primaryAction());
    await waitFor(() => expect(left.mock.calls).toEqual([['/find-dentist']]));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Find a Clinic Near You')).toBeNull();
  });

  it('[AUTH-20] does the same in an emergency', async () => {
    const left = watchLeaving();
    storeDraft({
      ...standingAt('CLINIC_BOOKING'),
      diagnosis: { ...DIAGNOSIS, emergency: BREATHING_HELP },
    });
    const chat = await openChat();
    await screen.findByRole('heading', { level: 1, name: 'Get help first' });
    await chat.user.click(primaryAction());
    await waitFor(() => expect(left.mock.calls).toEqual([['/find-dentist']]));
  });

  it('is not there without a result', async () => {
    storeDraft({ ...COMPLETED, diagnosis: null, step: 'CONSENT_GATE' });
    await openChat({ address: '/chat?step=CLINIC_BOOKING' });
    await arrivesAt('CONSENT_GATE');
  });
});
