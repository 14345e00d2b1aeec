// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { heading, openChat, primaryAction, storeDraft } from '../../kit/chat.tsx';
import { arrivesAt, atQuestion, bothAt, press, standingAt, whereabouts } from './gestures.ts';

const neverReplies = () => new Promise<never>(() => undefined);

describe('the Enter key', () => {
  it('[CHAT-33] triggers the primary action from the heading, where the focus is', async () => {
    storeDraft(standingAt('MEDICAL_HISTORY'));
    const { user } = await openChat();
    expect(document.activeElement?.tagName).toBe('H1');
    await user.keyboard('{Enter}');
    expect(whereabouts()).toEqual(bothAt('CONSENT_GATE'));
  });

  it('[CHAT-33] triggers it when nothing has the focus', async () => {
    storeDraft(standingAt('MEDICAL_HISTORY'));
    const { user } = await openChat();
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('{Enter}');
    expect(whereabouts()).toEqual(bothAt('CONSENT_GATE'));
  });

  it('[CHAT-33] triggers it from an answer, which is no text field', async () => {
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
    const { user } = await openChat();
    await user.click(screen.getByRole('radio', { name: 'Behind the last back tooth' }));
    await user.keyboard('{Enter}');
    expect(heading()).toBe('How strong is the pain at its worst?');
  });

  it('[CHAT-33] triggers it on the result', async () => {
    storeDraft(standingAt('DIAGNOSIS'));
    const { user } = await openChat();
    await arrivesAt('DIAGNOSIS');
    // A page of its own, which the simulated page cannot load.
    const opened: (string | null)[] = [];
    const link = primaryAction();
    link.addEventListener('click', (event) => {
      event.preventDefault();
      opened.push(link.getAttribute('href'));
    });
    await user.keyboard('{Enter}');
    expect(opened).toEqual(['/find-dentist']);
  });

  it('[CHAT-33] stays with a text field', async () => {
    storeDraft(standingAt('MEDICAL_HISTORY', { allergiesText: 'penicillin' }));
    const { user } = await openChat();
    const box = screen.getByRole<HTMLTextAreaElement>('textbox');
    await user.click(box);
    await user.keyboard('{Enter}latex');
    expect(box.value).toBe('penicillin\nlatex');
    expect(whereabouts()).toEqual(bothAt('MEDICAL_HISTORY'));
  });

  it('[CHAT-33] presses another button that has the focus, and only that one', async () => {
    storeDraft(standingAt('MEDICAL_HISTORY'));
    const { user } = await openChat();
    screen.getByRole('button', { name: 'Back' }).focus();
    await user.keyboard('{Enter}');
    expect(whereabouts()).toEqual(bothAt('FOLLOW_UP'));
  });

  it('[CHAT-33] presses the primary action once when it has the focus itself', async () => {
    storeDraft(standingAt('FOLLOW_UP', { currentQuestionIndex: 0 }));
    const { user } = await openChat();
    primaryAction().focus();
    await user.keyboard('{Enter}');
    atQuestion(2);
  });

  it('[CHAT-33] goes one step however long it is held down', async () => {
    storeDraft(standingAt('FOLLOW_UP', { currentQuestionIndex: 0 }));
    await openChat();
    fireEvent.keyDown(document.body, { key: 'Enter' });
    for (let held = 0; held < 5; held += 1) {
      fireEvent.keyDown(document.body, { key: 'Enter', repeat: true });
    }
    atQuestion(2);
  });

  it('[CHAT-33] does nothing behind an open question', async () => {
    storeDraft(standingAt('MEDICAL_HISTORY'));
    const chat = await openChat();
    await press(chat, 'Toothwise, leave the assessment');
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(whereabouts()).toEqual(bothAt('MEDICAL_HISTORY'));
    screen.getByRole('alertdialog', { name: 'Leave the assessment?' });
  });

  it('[CHAT-33] does nothing for other keys and on steps without a primary action', async () => {
    storeDraft(standingAt('SEX_COLLECTION'));
    const chat = await openChat();
    await chat.user.keyboard('{Enter}');
    expect(whereabouts()).toEqual(bothAt('SEX_COLLECTION'));
    chat.unmount();
    storeDraft(standingAt('MEDICAL_HISTORY'));
    const next = await openChat();
    await next.user.keyboard('a{Escape} ');
    expect(whereabouts()).toEqual(bothAt('MEDICAL_HISTORY'));
  });

  it('[CHAT-33] goes on in this tab when the chat went on in another', async () => {
    storeDraft(standingAt('SEX_COLLECTION'));
    const chat = await openChat();
    fireEvent(window, new StorageEvent('storage', { key: 'toothwise-draft' }));
    screen.getByRole('heading', { name: 'You’re using Toothwise in another tab' });
    await chat.user.keyboard('{Tab}{Enter}');
    await chat.pass(2100);
    expect(whereabouts()).toEqual(bothAt('SEX_COLLECTION'));
  });

  it('[CHAT-34] does nothing before the question is answered', async () => {
    storeDraft(standingAt('FOLLOW_UP', { followUpAnswers: {}, currentQuestionIndex: 0 }));
    const { user } = await openChat();
    expect(primaryAction().disabled).toBe(true);
    await user.keyboard('{Enter}');
    atQuestion(1);
  });

  it('[CHAT-34] does nothing before consent is given', async () => {
    const progress = standingAt('CONSENT_GATE');
    storeDraft({ ...progress, chatContext: { ...progress.chatContext, consent: false } });
    const chat = await openChat();
    await chat.user.keyboard('{Enter}');
    expect(chat.sent.diagnose).toEqual([]);
    await chat.user.click(screen.getByRole('checkbox'));
    await chat.user.keyboard('{Enter}');
    await arrivesAt('DIAGNOSIS');
  });

  it('[CHAT-34] does nothing while the assessment is being made', async () => {
    storeDraft(standingAt('CONSENT_GATE'));
    const chat = await openChat({ diagnose: neverReplies });
    await chat.user.keyboard('{Enter}');
    expect(chat.sent.diagnose).toHaveLength(1);
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(chat.sent.diagnose).toHaveLength(1);
  });
});
