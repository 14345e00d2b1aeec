// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { App } from '../../../src/app/App.tsx';
import { addressStep, heading, openChat, storeDraft } from '../../kit/chat.tsx';
import { FRESH } from '../../kit/samples.ts';
import {
  HEADINGS,
  answerQuestion,
  arrivesAt,
  press,
  say,
  standingAt,
} from '../assessment/gestures.ts';

const history = (): HTMLElement | null =>
  screen.queryByText('Conversation history')?.closest('section') ?? null;
const messages = (): HTMLElement[] =>
  within(history() ?? document.createElement('p')).queryAllByRole('listitem', { hidden: true });
const leaveButton = (): HTMLElement =>
  screen.getByRole('button', { name: 'Toothwise, leave the assessment' });
/** The headers of the page itself; one inside its main part is the step's. */
const pageHeaders = (): Element[] =>
  [...document.querySelectorAll('header')].filter((each) => each.closest('main') === null);
const exitQuestion = (): HTMLElement | null =>
  screen.queryByRole('alertdialog', { name: 'Leave the assessment?' });

describe('the header of the chat', () => {
  it('[CHAT-05] is the chat’s own, with the way so far, and not the site header', async () => {
    const chat = await openChat();
    const header = leaveButton().closest('header');
    expect(header).not.toBeNull();
    const bar = () =>
      within(leaveButton().closest('header') as HTMLElement).getByRole('progressbar');
    expect(bar().getAttribute('aria-valuetext')).toBe('About 5 minutes');
    expect((bar() as HTMLProgressElement).value).toBe(0);
    // The words stand in the page, above the heading.
    within(screen.getByRole('main')).getByText('About 5 minutes');
    expect(pageHeaders()).toEqual([header]);
    await press(chat, 'Tooth Pain');
    // The time is told once, for a figure that stands still is not believed.
    expect(bar().getAttribute('aria-valuetext')).toBe('First, about you');
    expect((bar() as HTMLProgressElement).value).toBeGreaterThan(0);
  });

  it('[CHAT-06] [CHAT-07] asks to confirm the exit when it is pressed', async () => {
    const chat = await openChat();
    const { user } = chat;
    await press(chat, 'Tooth Pain');
    expect(exitQuestion()).toBeNull();
    await user.click(leaveButton());
    expect(exitQuestion()?.textContent).toContain(
      'Are you sure you want to exit the chat? This will clear all your progress.',
    );
  });

  it('[CHAT-06] leaves everything as it is when the person stays, and asks again later', async () => {
    storeDraft(standingAt('SEX_COLLECTION'));
    const chat = await openChat();
    const before = localStorage.getItem('toothwise-draft');
    await chat.user.click(leaveButton());
    await press(chat, 'Stay');
    expect(exitQuestion()).toBeNull();
    expect(heading()).toBe('What is the patient’s biological sex?');
    expect(localStorage.getItem('toothwise-draft')).toBe(before);
    await chat.user.click(leaveButton());
    expect(exitQuestion()).not.toBeNull();
  });

  it('[CHAT-06] takes Escape as staying', async () => {
    storeDraft(standingAt('SEX_COLLECTION'));
    const { user } = await openChat();
    await user.click(leaveButton());
    fireEvent(
      screen.getByRole('alertdialog', { name: 'Leave the assessment?' }),
      new Event('cancel', { cancelable: true }),
    );
    expect(exitQuestion()).toBeNull();
    expect(addressStep()).toBe('SEX_COLLECTION');
  });
});

describe('the conversation history', () => {
  it('[CHAT-10] shows what was asked and answered, and nothing before the first answer', async () => {
    const chat = await openChat();
    expect(history()).toBeNull();
    await say(chat, 'my back tooth hurts when I drink cold water');
    await press(chat, '19-30');
    expect(messages().map(({ textContent }) => textContent)).toEqual([
      'Asked: Hello, what is bothering your teeth or mouth?',
      'You answered: my back tooth hurts when I drink cold water',
      'We understood: Tooth or jaw pain',
      'Asked: How old is the patient?',
      'You answered: 19-30',
    ]);
  });

  it('[CHAT-10] corrects the message of a corrected answer', async () => {
    storeDraft(standingAt('SEX_COLLECTION'));
    const chat = await openChat();
    await press(chat, 'Male');
    const said = messages().map(({ textContent }) => textContent);
    expect(said).toContain('You answered: Male');
    expect(said).not.toContain('You answered: Female');
  });

  it('[CHAT-10] takes in the answer to a question as soon as it is given', async () => {
    storeDraft(
      standingAt('FOLLOW_UP', {
        followUpAnswers: {
          pain_danger_signs: ['none'],
          pain_events: ['none'],
          pain_body_signs: ['none'],
        },
        currentQuestionIndex: 3,
      }),
    );
    const chat = await openChat();
    await answerQuestion(chat);
    expect(messages().map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'Asked: Where is the pain?',
        'You answered: One tooth, easy to point to',
      ]),
    );
  });

  it('[CHAT-12] counts its messages', async () => {
    const chat = await openChat();
    await press(chat, 'Bleeding Gums');
    const before = messages().length;
    expect(before).toBe(4);
    within(history() ?? document.body).getByText('4 messages');
    await press(chat, '31-50');
    within(history() ?? document.body).getByText('6 messages');
  });

  it('[CHAT-13] says "Saved" once the latest answer is on the device', async () => {
    storeDraft(standingAt('AGE_COLLECTION'));
    const chat = await openChat();
    await press(chat, '31-50');
    expect(within(history() ?? document.body).getByText('Saved')).toBeDefined();
    expect(localStorage.getItem('toothwise-draft')).toContain('"age":"age_31_50"');
  });

  it('tells sent and received messages apart', async () => {
    const chat = await openChat();
    await press(chat, 'Not Sure');
    const [received, sent] = messages();
    expect(received?.dataset['direction']).toBe('received');
    expect(sent?.dataset['direction']).toBe('sent');
  });

  it('[CHAT-15] is hidden on the result, and back on the step after it', async () => {
    storeDraft(standingAt('DIAGNOSIS'));
    const chat = await openChat();
    await arrivesAt('DIAGNOSIS');
    expect(history()).toBeNull();
    await press(chat, 'Next steps');
    await arrivesAt('CALL_TO_ACTION');
    expect(history()).not.toBeNull();
  });
});

describe('the step area', () => {
  it('[CHAT-16] shows one step after another, one at a time', async () => {
    const chat = await openChat();
    const seen: (string | null)[] = [];
    const look = () => {
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      seen.push(heading());
    };
    look();
    await press(chat, 'Cosmetic Concern');
    look();
    await press(chat, 'Above 50');
    look();
    await press(chat, 'Prefer not to say');
    look();
    expect(seen).toEqual([
      HEADINGS.INTRO,
      HEADINGS.AGE_COLLECTION,
      HEADINGS.SEX_COLLECTION,
      HEADINGS.DEPTH_CHOICE,
    ]);
  });

  it('[CHAT-16] puts the focus on each new heading, so that it is read out', async () => {
    const chat = await openChat();
    await press(chat, 'Tooth Pain');
    expect(document.activeElement?.textContent).toBe('Who is this for?');
    await press(chat, '0-18');
    expect(document.activeElement?.textContent).toBe('What is the patient’s biological sex?');
  });
});

const openPath = async (path: string): Promise<HTMLElement> => {
  window.history.replaceState(null, '', path);
  const { container } = render(<App />);
  await screen.findByRole('main', undefined, { timeout: 20_000 });
  return container;
};

describe('paths of the chat', () => {
  // A chat session that is open already keeps these tests off the network.
  beforeEach(() => localStorage.setItem('chatSessionToken', 'chat-kept'));

  it.each(['/chat', '/chat-summary'])('[ROUTE-03] [ROUTE-04] opens at %s', async (path) => {
    await openPath(path);
    await screen.findByText('Starting your chat...');
  });

  it.each(['/chat/elsewhere', '/my/chat'])(
    '[ROUTE-05] [ROUTE-06] shows neither where there is no page: %s',
    async (path) => {
      const container = await openPath(path);
      await screen.findByRole('heading', { name: 'Page not found' });
      expect(container.querySelector('header')).toBeNull();
      expect(container.querySelector('footer')).toBeNull();
    },
  );

  it.each(['/chat', '/chat-summary', '/chat?step=AGE_COLLECTION'])(
    '[ROUTE-05] [ROUTE-06] shows neither site header nor site footer at %s',
    async (path) => {
      const container = await openPath(path);
      expect(container.querySelector('header')).toBeNull();
      expect(container.querySelector('footer')).toBeNull();
    },
  );

  it('[ROUTE-05] [ROUTE-06] shows neither on any step of the assessment', async () => {
    for (const step of ['INTRO', 'FOLLOW_UP', 'DIAGNOSIS'] as const) {
      localStorage.clear();
      storeDraft(step === 'INTRO' ? FRESH : standingAt(step));
      const { container, unmount } = await openChat();
      await arrivesAt(step);
      expect(pageHeaders()).toEqual([leaveButton().closest('header')]);
      expect(container.querySelector('footer')).toBeNull();
      unmount();
    }
  });
});
