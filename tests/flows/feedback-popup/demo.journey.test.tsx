// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { FeedbackDemoPage } from '../../../src/flows/feedback-demo/FeedbackDemo.page.tsx';
import { SteppingClock } from '../../model/stepping-clock.ts';
import { expectAccessible, renderView } from '../../kit/views.tsx';
import { answerWith } from '../../kit/wire.ts';

beforeAll(() => import('../../../src/lib/flow/NoticeOutlet.tsx'), 60_000);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Opens the page; whatever goes over the network is written down. */
const open = async () => {
  const calls: unknown[] = [];
  answerWith((config) => {
    calls.push(config.url);
    return Promise.reject(new Error('Nobody should be asked'));
  });
  const clock = new SteppingClock();
  renderView(<FeedbackDemoPage clock={clock} />);
  await act(async () => clock.advance(0));
  await act(async () => clock.advance(3000));
  return { calls };
};

describe('/feedback-demo', () => {
  it('[ROUTE-25] [FPOP-21] shows both ways to say what one thinks, to testers alone', async () => {
    await open();
    screen.getByRole('heading', { level: 1, name: 'Feedback demo' });
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    screen.getByRole('region', { name: 'How was this for you?' });
    await expectAccessible();
    await press('Skip');
    await press('Show Feedback (Debug)');
    screen.getByRole('region', { name: 'How was this for you?' });
    await press('How helpful was this?');
    await screen.findByRole('dialog', { name: 'How helpful was this?' });
  });

  it('[ROUTE-25] sends nothing anywhere, and keeps nothing', async () => {
    const { calls } = await open();
    await userEvent.click(screen.getByRole('radio', { name: /^4 of 5/ }));
    await press('Submit');
    await screen.findByText('Your feedback helps us improve our AI diagnosis system.');
    await press('How helpful was this?');
    await userEvent.click(await screen.findByRole('radio', { name: '9 of 10' }));
    await press('Submit Feedback');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('button', { name: 'Thank you, that helps us.' });
    expect([calls, localStorage.length]).toEqual([[], 0]);
  });
});
