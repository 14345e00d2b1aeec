// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openChat, storedDraft } from '../../kit/chat.tsx';
import { checked } from '../../kit/samples.ts';
import { arrivesAt, bothAt, concernBox, press, say, whereabouts } from './gestures.ts';

describe('words that complain and name no place', () => {
  /** The server's reading of "pain" as it was typed, and of whatever it becomes. */
  const openWithPain = async () => {
    const replies = [checked({ unplaced: 'pain' })];
    const chat = await openChat({ validate: async () => replies.shift() ?? checked() });
    await say(chat, 'pain');
    return chat;
  };

  it('are asked for it in their place, and the answer joins them', async () => {
    const chat = await openWithPain();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(whereabouts()).toEqual(bothAt('INTRO'));
    const question = screen.getByRole('group', { name: 'Where does it hurt?' });
    expect(
      within(question)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Tooth', 'Gum', 'Jaw or face', 'Somewhere else']);
    expect(document.activeElement?.textContent).toBe('Where does it hurt?');
    await press(chat, 'Tooth');
    expect(chat.sent.validate).toEqual(['pain', 'pain (tooth)']);
    await arrivesAt('AGE_COLLECTION');
    expect(storedDraft()?.progress.chatContext.issue).toBe('pain (tooth)');
  });

  it('[INTRO-27] say who helps where it is somewhere else, and keep the way on of the warning', async () => {
    const chat = await openWithPain();
    await press(chat, 'Somewhere else');
    screen.getByRole('alertdialog', { name: 'Not in your mouth?' });
    await press(chat, 'It is about my mouth');
    await arrivesAt('AGE_COLLECTION');
    expect(storedDraft()?.progress.chatContext.issue).toBe('pain');
  });

  it('may be written on instead', async () => {
    const chat = await openWithPain();
    await chat.user.type(concernBox(), ' in a molar');
    expect(screen.queryByRole('group', { name: 'Where does it hurt?' })).toBeNull();
    await press(chat, 'Send');
    expect(chat.sent.validate).toEqual(['pain', 'pain in a molar']);
    await arrivesAt('AGE_COLLECTION');
  });
});

describe('words that are junk', () => {
  it.each(['abc', '12 34 56', 'gum!?!?!?', 'qwertyui'])(
    '[INTRO-21] raises the warning for "%s"',
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

/** What the kept conversation says after the first question. */
const said = () =>
  storedDraft()
    ?.chatHistory.map(({ content }) => content)
    .slice(1);

describe('the category of the words', () => {
  it('[INTRO-41] is left to the patient when no word matches', async () => {
    const chat = await openChat();
    await say(chat, 'my tongue feels odd today');
    expect(whereabouts()).toEqual(bothAt('CATEGORY'));
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
    await press(chat, /Injury, lost filling/);
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

  it('is said before the next question, and can be changed there', async () => {
    const chat = await openChat();
    await say(chat, 'Sharp feeling in a Molar');
    const line = screen.getByText('We understood:', { exact: false, selector: 'p' });
    expect(line.textContent).toBe('We understood: Tooth or jaw pain');
    await press(chat, 'Change: Tooth or jaw pain');
    expect(whereabouts()).toEqual(bothAt('CATEGORY'));
    await press(chat, /Gums/);
    await arrivesAt('AGE_COLLECTION');
    expect(storedDraft()?.progress.chatContext.category).toBe('gums');
    // Chosen by the patient now.
    expect(screen.queryByText('We understood:', { exact: false, selector: 'p' })).toBeNull();
  });

  it('is not said back where the patient has picked it', async () => {
    const chat = await openChat();
    await press(chat, 'Bleeding Gums');
    expect(whereabouts()).toEqual(bothAt('AGE_COLLECTION'));
    expect(screen.queryByText('We understood:', { exact: false, selector: 'p' })).toBeNull();
  });

  it('is picked by the patient where words of two fit, the better one first', async () => {
    const chat = await openChat();
    await say(chat, 'there is a white patch inside my cheek');
    expect(whereabouts()).toEqual(bothAt('CATEGORY'));
    const [first, second] = within(screen.getByRole('group')).getAllByRole('button');
    expect(first?.textContent).toContain('Spot, sore or lump');
    expect(second?.textContent).toContain('How my teeth look');
    expect(storedDraft()?.progress.chatContext.category).toBeNull();
  });

  it('stands in the conversation as ours until the patient picks one', async () => {
    const chat = await openChat();
    await say(chat, 'Sharp feeling in a Molar');
    expect(said()).toEqual(['Sharp feeling in a Molar', 'understood pain']);
    await press(chat, 'Change: Tooth or jaw pain');
    await press(chat, /Tooth or jaw pain/);
    await arrivesAt('AGE_COLLECTION');
    expect(said()).toEqual(['Sharp feeling in a Molar', 'CATEGORY', 'pain']);
  });
});
