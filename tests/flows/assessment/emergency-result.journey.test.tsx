// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { addressStep, openChat, storeDraft } from '../../kit/chat.tsx';
import { BREATHING_HELP, COMPLETED, DIAGNOSIS } from '../../kit/samples.ts';

beforeEach(() => localStorage.clear());

const BREATHING = 'Trouble breathing is an emergency';

describe('the result of an emergency', () => {
  it('is not pushed aside by a lesser one', async () => {
    storeDraft({
      ...COMPLETED,
      confirmedSigns: { airway_compromise: 'yes' },
      followUpAnswers: {
        ...COMPLETED.followUpAnswers,
        pain_danger_signs: ['none'],
        pain_events: ['tooth_knocked_out'],
        pain_body_signs: ['none'],
      },
    });
    await openChat();
    await screen.findByRole('heading', { level: 1, name: BREATHING });
  });

  it('[DIAG-13] puts the emergency badge in place of days and weeks', async () => {
    storeDraft({
      ...COMPLETED,
      diagnosis: { ...DIAGNOSIS, urgency: 'see dentist soon', emergency: BREATHING_HELP },
    });
    await openChat();
    expect(addressStep()).toBe('DIAGNOSIS');
    await screen.findByText('Emergency (now)');
    expect(screen.queryByText(/weeks\)|days\)/)).toBeNull();
    // No X-ray comes before help.
    expect(screen.queryByText(/^Add an X-ray/)).toBeNull();
  });

  it('tells that easing changes nothing, and what a sign ticked by mistake would', async () => {
    storeDraft({
      ...COMPLETED,
      diagnosis: {
        ...DIAGNOSIS,
        emergency: BREATHING_HELP,
        what_changes: { id: 'mistaken', to: 'urgent' },
      },
    });
    await openChat();
    await screen.findByText(
      /^This stays an emergency even if it eases\. Only if you ticked .* change it\.$/,
    );
  });

  it('is the heading of its result, with the call first, and all else folded or behind it', async () => {
    storeDraft({
      ...COMPLETED,
      diagnosis: {
        ...DIAGNOSIS,
        emergency: BREATHING_HELP,
        medications: DIAGNOSIS.medications.map((each) => ({
          ...each,
          status: 'not_for_you' as const,
          reason: 'Take nothing by mouth now.',
        })),
      },
    });
    await openChat();
    const title = await screen.findByRole('heading', { level: 1, name: BREATHING });
    const [call] = screen.getAllByRole('link');
    expect(call?.getAttribute('href')).toBe('tel:112');
    const follows = title.compareDocumentPosition(call as Node);
    expect(follows).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // Said once, and announced as the page appears.
    expect(screen.getByText('Your assessment is ready.').className).toBe('spoken');
    const medicines = screen.getByRole('heading', { level: 2, name: 'Medicines' });
    expect(
      within(medicines.closest('section') as HTMLElement).getAllByRole('listitem'),
    ).toHaveLength(1);
    for (const name of ['What it could be', 'For your dentist']) {
      expect(screen.getByRole('heading', { level: 2, name }).closest('details')?.open).toBe(false);
    }
    expect(screen.queryByText('See a dentist within 1 to 2 weeks.')).toBeNull();
  });
});
