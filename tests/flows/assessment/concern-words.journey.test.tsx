// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openChat, storedDraft } from '../../kit/chat.tsx';
import { bothAt, press, say, whereabouts } from './gestures.ts';

beforeEach(() => localStorage.clear());

describe('words that are junk', () => {
  it.each(['abc', '12 34 56', 'gum!?!?!?', 'qwertyui'])(
    '[INTRO-21] [INTRO-29] [INTRO-30] [INTRO-31] [INTRO-32] raises the warning for "%s"',
    async (text) => {
      const chat = await openChat();
      await say(chat, text);
      expect(screen.getByRole('alertdialog', { name: 'Warning' }).textContent).toContain(
        'Invalid message, Please enter a dental related message.',
      );
      expect(chat.sent.validate).toEqual([]);
    },
  );

  it('[INTRO-32] lets a single dental word through', async () => {
    const chat = await openChat();
    await say(chat, 'toothache');
    expect(chat.sent.validate).toEqual(['toothache']);
    expect(whereabouts()).toEqual(bothAt('AGE_COLLECTION'));
  });
});

describe('the category of the words', () => {
  it('[INTRO-41] is left to the patient when no word matches', async () => {
    const chat = await openChat();
    await say(chat, 'my tongue feels odd today');
    expect(whereabouts()).toEqual(bothAt('CATEGORY'));
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
    await press(chat, /Something else/);
    expect(whereabouts()).toEqual(bothAt('AGE_COLLECTION'));
    expect(storedDraft()?.progress.chatContext).toMatchObject({
      issue: 'my tongue feels odd today',
      category: 'other',
    });
  });

  it('[INTRO-34] [INTRO-33] is used on the way from the first screen', async () => {
    const chat = await openChat();
    await say(chat, 'Sharp feeling in a Molar');
    expect(whereabouts()).toEqual(bothAt('AGE_COLLECTION'));
    expect(storedDraft()?.progress.chatContext.category).toBe('pain');
  });
});
