// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { RaisedNotice } from '../../../contracts/common/notice.ts';
import { providedNotices } from '../../../src/flows/notices/notices.flow.ts';
import NoticeOutlet from '../../../src/lib/flow/NoticeOutlet.tsx';
import { addressStep, openChat, storeDraft, storedDraft } from '../../kit/chat.tsx';
import { COMPLETED, FRESH } from '../../kit/samples.ts';
import { SteppingClock } from '../../model/stepping-clock.ts';
import { renderView } from '../../kit/views.tsx';

/** A notice of this title; its message says the same in other words. */
const about = (title: string, more: Partial<RaisedNotice> = {}): RaisedNotice => ({
  type: 'info',
  title,
  message: `${title}, told in a sentence.`,
  ...more,
});

/** The place where notices appear, with its clock in the test's hand. */
const openOutlet = () => {
  const clock = new SteppingClock();
  const notices = createActor(providedNotices, { clock }).start();
  renderView(<NoticeOutlet notices={notices} />);
  const raise = (notice: RaisedNotice) =>
    act(async () => notices.send({ type: 'notice.raised', notice }));
  const pass = (milliseconds: number) => act(async () => clock.advance(milliseconds));
  return { raise, pass, user: userEvent.setup() };
};

/** The titles in view; one that is fading out is gone a moment later. */
const titles = () =>
  [...document.querySelectorAll('.mantine-Notification-title')].map((each) => each.textContent);
const shows = (...expected: string[]) => waitFor(() => expect(titles()).toEqual(expected));

describe('one notice', () => {
  it('[NOTE-02] [NOTE-07] [DATA-19] pops up with its title and its message', async () => {
    const { raise } = openOutlet();
    expect(titles()).toEqual([]);
    await raise(about('Saved'));
    await shows('Saved');
    screen.getByText('Saved, told in a sentence.');
  });

  const looks = (type: RaisedNotice['type'], role: 'status' | 'alert') => async () => {
    const { raise } = openOutlet();
    await raise(about('Something happened', { type }));
    await shows('Something happened');
    const notice = document.querySelector<HTMLElement>('.mantine-Notification-root');
    expect(notice?.dataset['type']).toBe(type);
    expect(notice?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByRole(role).contains(notice)).toBe(true);
    expect(screen.queryAllByRole(role === 'alert' ? 'status' : 'alert')).toEqual([]);
  };

  it('[NOTE-03] shows a success as such', looks('success', 'status'));
  it('[NOTE-04] shows an error as such, and says it as an alert', looks('error', 'alert'));
  it('[NOTE-05] shows an info as such', looks('info', 'status'));
  it('[NOTE-06] shows a warning as such', looks('warning', 'status'));

  it('[NOTE-12] gives an error a look of its own', async () => {
    const { raise, pass, user } = openOutlet();
    const colours: string[] = [];
    for (const type of ['success', 'info', 'warning', 'error'] as const) {
      await raise(about(type, { type }));
      await shows(type);
      const notice = document.querySelector<HTMLElement>('.mantine-Notification-root');
      colours.push(notice?.style.getPropertyValue('--notification-color') ?? '');
      await user.click(screen.getByRole('button', { name: 'Dismiss' }));
      await shows();
      await pass(200);
    }
    expect(colours.at(-1)).toBe('var(--color-urgent)');
    expect(new Set(colours).size).toBe(4);
  });
});

describe('how long', () => {
  it('[NOTE-08] [DATA-19] leaves after the duration it came with', async () => {
    const { raise, pass } = openOutlet();
    await raise(about('Short', { duration: 1200 }));
    await pass(1199);
    await shows('Short');
    await pass(1);
    await shows();
  });

  it('[NOTE-09] [CONST-52] [DATA-19] leaves after 5 seconds when none was given', async () => {
    const { raise, pass } = openOutlet();
    await raise(about('Usual'));
    await pass(4999);
    await shows('Usual');
    await pass(1);
    await shows();
  });

  it('leaves at once when it is dismissed', async () => {
    const { raise, pass, user } = openOutlet();
    await raise(about('Unwanted'));
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await shows();
    await pass(10_000);
    expect(titles()).toEqual([]);
  });
});

describe('several notices', () => {
  it('[NOTE-01] [CONST-25] come one at a time, in their order, each for its own time', async () => {
    const { raise, pass } = openOutlet();
    await raise(about('First', { duration: 3000 }));
    await raise(about('Second', { duration: 1000 }));
    await raise(about('Third'));
    await shows('First');
    await pass(2999);
    await shows('First');
    await pass(1);
    await shows();
    await pass(200);
    await shows('Second');
    await pass(1000);
    await shows();
    await pass(200);
    await shows('Third');
    await pass(4999);
    await shows('Third');
    await pass(1);
    await shows();
  });

  it('[NOTE-01] are all shown although the page had no time to draw in between', async () => {
    const { raise, pass } = openOutlet();
    await raise(about('First', { duration: 1000 }));
    await raise(about('Second', { duration: 1000 }));
    await shows('First');
    await pass(1300);
    await shows('Second');
    await pass(800);
    await shows('Second');
  });

  it('[NOTE-01] make room after two seconds when they only say that something went well', async () => {
    const { raise, pass } = openOutlet();
    await raise(about('Done', { type: 'success' }));
    await pass(1000);
    await raise(about('Sent', { type: 'success' }));
    await pass(1999);
    await shows('Done');
    await pass(1);
    await shows();
    await pass(200);
    // Nobody waits behind this one.
    await pass(4999);
    await shows('Sent');
    await pass(1);
    await shows();
  });

  it('[NOTE-01] [NOTE-12] say what went wrong before what went well', async () => {
    const { raise, pass } = openOutlet();
    await raise(about('First'));
    await raise(about('Done', { type: 'success' }));
    await raise(about('Failed', { type: 'error' }));
    await pass(5200);
    await shows('Failed');
    await pass(5200);
    await shows('Done');
  });

  it('[NOTE-01] take the place of what was said of the same matter before', async () => {
    const { raise, pass } = openOutlet();
    await raise(about('Payment cancelled', { about: 'booking' }));
    await shows('Payment cancelled');
    await raise(about('Saved'));
    await raise(about('Booked', { about: 'booking' }));
    await shows();
    await pass(200);
    await shows('Saved');
    await pass(5200);
    await shows('Booked');
  });

  it('[NOTE-01] leave alone what only a person can put right', async () => {
    const { raise, pass } = openOutlet();
    await raise(about('Not verified', { type: 'error' }));
    await raise(about('Booked', { about: 'booking' }));
    await pass(4999);
    await shows('Not verified');
  });

  it('[NOTE-01] goes on with the next one after a dismissal', async () => {
    const { raise, pass, user } = openOutlet();
    await raise(about('First'));
    await raise(about('Second'));
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await shows();
    await pass(200);
    await shows('Second');
  });
});

describe('a notice with an action', () => {
  it('[NOTE-10] [DATA-19] shows its label, runs it once when pressed, and leaves', async () => {
    const { raise, pass, user } = openOutlet();
    const click = vi.fn<() => void>();
    await raise(about('Draft found', { action: { label: 'Open it', click } }));
    await shows('Draft found');
    await user.click(screen.getByRole('button', { name: 'Open it' }));
    expect(click).toHaveBeenCalledTimes(1);
    await shows();
    await pass(10_000);
    expect(click).toHaveBeenCalledTimes(1);
  });

  it('[NOTE-10] does not run it when the notice is dismissed or its time is up', async () => {
    const { raise, pass, user } = openOutlet();
    const click = vi.fn<() => void>();
    const action = { label: 'Open it', click };
    await raise(about('First', { action }));
    await raise(about('Second', { action }));
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await shows();
    await pass(200);
    await shows('Second');
    await pass(5000);
    await shows();
    expect(click).not.toHaveBeenCalled();
  });

  it('has no button besides Dismiss when it has no action', async () => {
    const { raise } = openOutlet();
    await raise(about('Plain'));
    await shows('Plain');
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});

describe('notices in the chat', () => {
  const FAILED = () => Promise.reject(new Error('offline'));

  it('[ERR-06] [NOTE-12] says that the chat session could not be created, and lets the patient go on', async () => {
    const chat = await openChat({ session: FAILED });
    await shows('Error');
    screen.getByText('Failed to create chat session. Please try again.');
    expect(screen.getByRole('alert').dataset['type']).toBe('error');
    await chat.user.click(screen.getByRole('button', { name: 'Tooth Pain' }));
    expect(addressStep()).toBe('AGE_COLLECTION');
  });

  it('[NOTE-01] [CONST-25] queues two that come together', async () => {
    storeDraft({ ...COMPLETED, step: 'MEDICAL_HISTORY', diagnosis: null });
    const chat = await openChat({ session: FAILED });
    await shows('Progress Restored');
    // It came at once: who has answers does not wait for the opening.
    await chat.pass(900);
    await shows();
    await chat.pass(200);
    await shows('Error');
  });
});

describe('the confirmation dialog', () => {
  const openQuestion = async () => {
    storeDraft({
      ...FRESH,
      step: 'SEX_COLLECTION',
      chatContext: {
        ...FRESH.chatContext,
        issue: 'my gums bleed',
        category: 'gums',
        age: 'age_19_30',
      },
    });
    const chat = await openChat();
    await chat.user.click(screen.getByRole('button', { name: /leave the assessment/ }));
    const dialog = screen.getByRole('alertdialog', { name: 'Leave the assessment?' });
    expect(dialog.textContent).toContain(
      'Are you sure you want to exit the chat? This will clear all your progress.',
    );
    return { chat, dialog };
  };

  it('[NOTE-11] is answered with no by the keyboard: nothing is lost', async () => {
    const { chat } = await openQuestion();
    screen.getByRole('button', { name: 'Stay' }).focus();
    await chat.user.keyboard('{Enter}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(addressStep()).toBe('SEX_COLLECTION');
    expect(storedDraft()?.progress.chatContext.issue).toBe('my gums bleed');
  });

  it('[NOTE-11] takes Escape as no', async () => {
    const { dialog } = await openQuestion();
    // What a browser raises on a modal dialog when Escape is pressed.
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(storedDraft()).not.toBeNull();
  });

  it('[NOTE-11] is answered with yes by the keyboard: the progress is cleared', async () => {
    const { chat } = await openQuestion();
    screen.getByRole('button', { name: 'Stay' }).focus();
    await chat.user.tab();
    expect(document.activeElement?.textContent).toBe('Exit and clear');
    await chat.user.keyboard('{Enter}');
    expect(storedDraft()).toBeNull();
  });

  it('[NOTE-11] keeps Enter from the step behind it', async () => {
    const { chat } = await openQuestion();
    (document.activeElement as HTMLElement | null)?.blur();
    await chat.user.keyboard('{Enter}');
    screen.getByRole('alertdialog');
    expect(addressStep()).toBe('SEX_COLLECTION');
  });
});
