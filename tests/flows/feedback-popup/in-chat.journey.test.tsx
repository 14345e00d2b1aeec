// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Diagnosis } from '../../../contracts/assessment/diagnosis.ts';
import { DRAFT } from '../../../src/actors/assessment/draft-key.ts';
import { BREATHING_HELP, CHAT_TOKEN, DIAGNOSIS } from '../../kit/samples.ts';
import { openChat, storeDraft } from '../../kit/chat.tsx';
import { answerCalls } from '../../kit/network.tsx';
import { arrivesAt, standingAt } from '../assessment/gestures.ts';

beforeAll(() => import('../../../src/flows/feedback-popup/FeedbackPopup.tsx'), 60_000);
beforeEach(() => {
  localStorage.setItem('chatSessionToken', CHAT_TOKEN);
});

const card = () => screen.queryByRole('region', { name: 'How was this for you?' });
const CHECK = 'POST /api/feedback/check';
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('the popup below a result', () => {
  it('[FPOP-01] [FPOP-02] asks about the chat session of the result, and has no button for developers', async () => {
    const calls = answerCalls();
    storeDraft(standingAt('DIAGNOSIS'));
    await openChat();
    await arrivesAt('DIAGNOSIS');
    await waitFor(() => expect(calls.map(({ call }) => call)).toContain(CHECK));
    expect(card()).toBeNull();
    await waitFor(() => expect(card()).not.toBeNull());
    expect(screen.queryByRole('button', { name: /Debug/ })).toBeNull();
    // The last of what there is to read, so that it moves nothing.
    expect(card()?.parentElement?.parentElement?.lastElementChild).toBe(card()?.parentElement);
  });

  /** Whether the popup stands below a result once its time is over, and how often the server was asked about it. */
  const askedBelow = async (diagnosis: Diagnosis, title: string) => {
    const calls = answerCalls();
    storeDraft(standingAt('DIAGNOSIS', { diagnosis }));
    const { unmount } = await openChat();
    await screen.findByText(title);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download PDF' })).toBeTruthy());
    await later(3500);
    const asked = [card() !== null, calls.filter(({ call }) => call === CHECK).length];
    unmount();
    localStorage.removeItem(DRAFT.key);
    return asked;
  };

  it('is asked of nobody who needs help: an emergency wants no stars, of a life or of a tooth', async () => {
    const ofLife = { ...DIAGNOSIS, emergency: BREATHING_HELP };
    const ofTooth: Diagnosis = {
      ...DIAGNOSIS,
      emergency: { level: 'dental', kinds: ['avulsed_permanent_tooth'] },
    };
    expect(await askedBelow(ofLife, 'Emergency (now)')).toEqual([false, 0]);
    expect(await askedBelow(ofTooth, 'Emergency (now)')).toEqual([false, 0]);
    // The same steps and the same wait bring it below any other result, with its file long here.
    expect(await askedBelow(DIAGNOSIS, 'Moderate (1-2 weeks)')).toEqual([true, 1]);
  });
});
