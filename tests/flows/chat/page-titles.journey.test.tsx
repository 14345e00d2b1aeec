// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NotFoundPage } from '../../../src/pages/not-found/NotFound.page.tsx';
import { heading, openChat, storeDraft } from '../../kit/chat.tsx';
import { renderView } from '../../kit/views.tsx';
import { arrivesAt, press, standingAt } from '../assessment/gestures.ts';

describe('the title of the page', () => {
  it('names the step on screen, so that tabs and the history can be told apart', async () => {
    const chat = await openChat();
    expect(document.title).toBe('Hello, what is bothering your teeth or mouth? · Toothwise');
    await press(chat, 'Tooth Pain');
    expect(document.title).toBe(`${heading()} · Toothwise`);
    expect(heading()).toBe('Who is this for?');
  });

  it('names the question on screen and its number', async () => {
    storeDraft(standingAt('FOLLOW_UP', { currentQuestionIndex: 3 }));
    const chat = await openChat();
    expect(document.title).toBe('Question 4 of 10: Where is the pain? · Toothwise');
    await press(chat, 'Next');
    expect(document.title).toBe(
      'Question 5 of 10: How strong is the pain at its worst? · Toothwise',
    );
  });

  it('names a screen without questions', async () => {
    storeDraft(standingAt('CLINIC_BOOKING'));
    await openChat();
    await arrivesAt('CLINIC_BOOKING');
    expect(document.title).toBe('Visit a clinic · Toothwise');
  });

  it('names an unknown address, whose heading has focus', () => {
    const title = 'Page not found';
    renderView(<NotFoundPage />);
    expect(document.title).toBe(`${title} · Toothwise`);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: title }));
  });

  it('names the screen of a chat that went on in another tab, whose heading has focus', async () => {
    await openChat();
    await act(async () =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'toothwise-draft' })),
    );
    expect(document.title).toBe(`${heading()} · Toothwise`);
    expect(document.title).toMatch(/another tab/);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});
