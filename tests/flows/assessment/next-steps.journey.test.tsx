// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressStep, openChat, primaryAction, storeDraft } from '../../kit/chat.tsx';
import { BREATHING_HELP, COMPLETED, DIAGNOSIS } from '../../kit/samples.ts';
import { watchLeaving } from '../chat/leaving.ts';

// The files of sharing come with its first opening, which a busy machine would count as the test's time.
beforeAll(() => import('../../../src/flows/milestone-share/opened.ts'), 60_000);

const findDentist = () => within(card()).getByRole('button', { name: 'Find My Nearest Dentist' });

/** Goes on from a result to what can be done next. */
const openNextSteps = async () => {
  storeDraft(COMPLETED);
  const chat = await openChat();
  await chat.user.click(await screen.findByRole('button', { name: 'Next steps' }));
  await screen.findByRole('heading', { level: 1, name: 'Your next steps' });
  return chat;
};

const card = (): HTMLElement => {
  const section = screen.getByRole('heading', { name: 'See a dentist in person' });
  return section.closest('section') ?? section;
};

describe('the next steps', () => {
  it('[CTA-01] shows a card with what to do next', async () => {
    await openNextSteps();
    expect(addressStep()).toBe('CALL_TO_ACTION');
    expect(card().tagName).toBe('SECTION');
    within(card()).getByText('See a dentist within 2 weeks.');
  });

  it('[PROD-03] [CTA-02] [AUTH-20] leads to the nearest dentist without asking who it is', async () => {
    const left = watchLeaving();
    const chat = await openNextSteps();
    await chat.user.click(findDentist());
    await waitFor(() => expect(left.mock.calls).toEqual([['/find-dentist']]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does the same in an emergency', async () => {
    const left = watchLeaving();
    storeDraft({ ...COMPLETED, diagnosis: { ...DIAGNOSIS, emergency: BREATHING_HELP } });
    const chat = await openChat();
    await chat.user.click(await screen.findByRole('button', { name: 'Next steps' }));
    await chat.user.click(await screen.findByRole('button', { name: 'Find My Nearest Dentist' }));
    await waitFor(() => expect(left.mock.calls).toEqual([['/find-dentist']]));
  });

  it('[CTA-04] shares on WhatsApp that one has checked, and nothing of the result', async () => {
    await openNextSteps();
    const link = await screen.findByRole('link', { name: 'Share on WhatsApp' });
    const { origin, searchParams } = new URL(link.getAttribute('href') ?? '');
    expect(origin).toBe('https://wa.me');
    expect(searchParams.get('text')).toBe(
      `I took five minutes to check on my teeth. When did you last? #DentalHealth #AI\n${window.location.origin}/`,
    );
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('[PROD-05] [CTA-05] leads to SOCIAL_SHARING with "Post to Social"', async () => {
    const chat = await openNextSteps();
    await chat.user.click(await screen.findByRole('button', { name: 'Post to Social' }));
    await screen.findByRole('heading', { level: 1, name: 'Share a milestone' });
    expect(addressStep()).toBe('SOCIAL_SHARING');
  });

  it('[CTA-06] shows the steps of the result with "View Next Steps"', async () => {
    const chat = await openNextSteps();
    const summary = screen.getByText('View Next Steps');
    const details = summary.closest('details');
    expect(details?.open).toBe(false);
    await chat.user.click(summary);
    expect(details?.open).toBe(true);
    const said = within(details as HTMLElement).getAllByRole('listitem');
    expect(said.map((item) => item.textContent)).toEqual(
      DIAGNOSIS.steps?.do ?? DIAGNOSIS.recommendation,
    );
  });

  it('leads nobody to tell others in an emergency', async () => {
    storeDraft({ ...COMPLETED, diagnosis: { ...DIAGNOSIS, emergency: BREATHING_HELP } });
    const chat = await openChat();
    await chat.user.click(await screen.findByRole('button', { name: 'Next steps' }));
    await screen.findByRole('button', { name: 'Find My Nearest Dentist' });
    expect(screen.queryByRole('heading', { name: 'Share Toothwise' })).toBeNull();
  });

  it('[CTA-03] notes that a professional consultation is recommended', async () => {
    await openNextSteps();
    expect(card().textContent).toContain('A professional consultation is recommended.');
  });

  it('goes back to the result', async () => {
    const chat = await openNextSteps();
    await chat.user.click(screen.getByRole('button', { name: 'Back to results' }));
    expect(addressStep()).toBe('DIAGNOSIS');
  });

  it('[CTA-01] is reached without a result too, and then begins an assessment', async () => {
    const chat = await openChat({ address: '/chat?step=QUICK_INPUT' });
    await screen.findByRole('heading', { level: 1, name: 'Assessment Complete' });
    screen.getByText('There is nothing to fill in here. See what you can do next.');
    await chat.user.click(primaryAction());
    await screen.findByRole('heading', { level: 1, name: 'Your next steps' });
    expect(screen.queryByText(/^See a dentist (by|within) /)).toBeNull();
    await chat.user.click(screen.getByRole('button', { name: 'Start my assessment' }));
    expect(addressStep()).toBe('INTRO');
  });
});
