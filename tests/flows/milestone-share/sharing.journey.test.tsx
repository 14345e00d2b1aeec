// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addressStep, openChat, storeDraft } from '../../kit/chat.tsx';
import { arrivesAt, standingAt } from '../assessment/gestures.ts';

beforeAll(() => import('../../../src/flows/milestone-share/opened.ts'), 60_000);
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

const TEXT = 'I took five minutes to check on my teeth. When did you last? #DentalHealth #AI';
const LINK = `${window.location.origin}/`;

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));

/** Waits for a notice. */
const says = (title: string) => screen.findByText(title);

/** Opens the step with a result, and a window for every post. */
const openSharing = async (opened: object | null = { opener: window }) => {
  const open = vi.fn<typeof window.open>(() => opened as Window | null);
  vi.stubGlobal('open', open);
  storeDraft(standingAt('SOCIAL_SHARING'));
  const chat = await openChat();
  // "Progress Restored" has its time first.
  await chat.pass(4000);
  await screen.findByRole('heading', { name: 'What others will see' });
  return open;
};

/** The text stands there whole, with the link. */
const shown = (text: string) =>
  screen.getByText((_, element) => element?.textContent === `${text}\n${LINK}`, { selector: 'p' });

describe('SOCIAL_SHARING', () => {
  it('[SHARE-01] [SHARE-02] offers the milestones, and shows what others will see of the chosen one', async () => {
    await openSharing();
    expect(screen.getAllByRole('radio').map((row) => row.getAttribute('value'))).toEqual([
      'teethChecked',
      'visitPlanned',
      'dentistSpokenTo',
      'weekBrushed',
    ]);
    shown(TEXT);
    await userEvent.click(screen.getByRole('radio', { name: 'A week, twice a day' }));
    shown('A whole week of brushing for two minutes, twice a day. #DentalHealth #AI');
    screen.getByText('A week, twice a day. Two minutes in the morning, two at night.');
  });

  const shares = (name: string, address: string) => async () => {
    const opened = { opener: window };
    const open = await openSharing(opened);
    await press(name);
    await says('Shared Successfully!');
    expect(open.mock.calls).toEqual([[address, '_blank', 'popup,width=600,height=400']]);
    expect(opened.opener).toBeNull();
  };
  const query = (fields: Record<string, string>) => `?${new URLSearchParams(fields)}`;
  const TEXT_AND_LINK = `${TEXT}\n${LINK}`;

  it(
    '[SHARE-04] [SHARE-11] [CONST-26] shares to Twitter in a popup of 600x400',
    shares('Twitter', `https://twitter.com/intent/tweet${query({ text: TEXT, url: LINK })}`),
  );
  it(
    '[SHARE-05] shares to Facebook',
    shares(
      'Facebook',
      `https://www.facebook.com/sharer/sharer.php${query({ u: LINK, quote: TEXT })}`,
    ),
  );
  it(
    '[SHARE-06] shares to LinkedIn',
    shares(
      'LinkedIn',
      `https://www.linkedin.com/feed/${query({ shareActive: 'true', text: TEXT_AND_LINK })}`,
    ),
  );
  it(
    '[SHARE-07] shares to WhatsApp',
    shares('WhatsApp', `https://wa.me/${query({ text: TEXT_AND_LINK })}`),
  );

  it('[SHARE-03] has one button for each target, and one to copy', async () => {
    await openSharing();
    const ways = [...((await button('WhatsApp')).parentElement?.children ?? [])];
    expect(ways.map(({ textContent }) => textContent)).toEqual([
      'WhatsApp',
      'Twitter',
      'Facebook',
      'LinkedIn',
      'Copy to Clipboard',
    ]);
  });

  it('[SHARE-16] [SHARE-17] [SHARE-18] marks what was shared as achieved on this day, also after a reload', async () => {
    await openSharing();
    await press('WhatsApp');
    await says('Shared Successfully!');
    await screen.findByText(/^Shared on /);
    const day = new Date().toISOString().slice(0, 10);
    expect(JSON.parse(localStorage.getItem('toothwise-milestones') ?? '')).toEqual({
      teethChecked: day,
    });
  });

  it('[SHARE-20] says so when the browser opens no window, and marks nothing', async () => {
    await openSharing(null);
    await press('Twitter');
    await says('Share Failed');
    screen.getByText('Unable to share. Please try again.');
    expect(localStorage.getItem('toothwise-milestones')).toBeNull();
  });

  it('[SHARE-08] [SHARE-12] [SHARE-19] copies one’s own words, the text and the link of the site', async () => {
    await openSharing();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(screen.getByRole('textbox', { name: /^Your own words/ }));
    await userEvent.paste('No pain left!');
    await press('Copy to Clipboard');
    await says('Copied to Clipboard!');
    expect(write.mock.calls).toEqual([[`No pain left!\n\n${TEXT}\n${LINK}`]]);
  });

  it('[SHARE-21] says so when the clipboard may not be used', async () => {
    await openSharing();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await press('Copy to Clipboard');
    await says('Copy Failed');
    screen.getByText('Unable to copy to clipboard');
  });

  it('hands it to the system’s sheet where there is one, and says nothing when that is closed', async () => {
    const share = vi
      .fn<typeof navigator.share>()
      .mockRejectedValue(new DOMException('closed', 'AbortError'));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await openSharing();
    await press('Share by an app');
    await waitFor(() => expect(share.mock.calls).toEqual([[{ text: TEXT, url: LINK }]]));
    expect(((await button('Share by an app')) as HTMLButtonElement).disabled).toBe(false);
    expect(screen.queryByText('Shared Successfully!')).toBeNull();
    expect(localStorage.getItem('toothwise-milestones')).toBeNull();
  });

  it('[SHARE-09] goes on to CALL_TO_ACTION with "Continue to Next Steps"', async () => {
    await openSharing();
    await press('Continue to Next Steps');
    await arrivesAt('CALL_TO_ACTION');
  });

  it('[SHARE-10] goes back to DIAGNOSIS with "Back to Results"', async () => {
    await openSharing();
    await press('Back to Results');
    await arrivesAt('DIAGNOSIS');
    expect(addressStep()).toBe('DIAGNOSIS');
  });
});
