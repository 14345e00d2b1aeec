// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { addressStep, openChat, primaryAction, storeDraft } from '../../kit/chat.tsx';
import { COMPLETED } from '../../kit/samples.ts';

beforeEach(() => localStorage.clear());

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

  it('[CTA-02] leads to the nearest dentist', async () => {
    await openNextSteps();
    const link = within(card()).getByRole('link', { name: 'Find My Nearest Dentist' });
    expect(link.getAttribute('href')).toBe('/find-dentist');
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
    await chat.user.click(screen.getByRole('button', { name: 'Start an assessment' }));
    expect(addressStep()).toBe('INTRO');
  });
});
