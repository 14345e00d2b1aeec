// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LATE } from '../../kit/call-limits.ts';
import { addressStep, openChat, storeDraft, storedDraft } from '../../kit/chat.tsx';
import { BREATHING, FRESH, checked } from '../../kit/samples.ts';
import {
  arrivesAt,
  bothAt,
  concernBox,
  goOnFromHelp,
  helpTitle,
  keptHelp,
  press,
  say,
  whereabouts,
  write,
} from './gestures.ts';

const CONCERN = 'my back tooth hurts when I drink cold water';
const NOT_DENTAL = checked({ is_dental_related: false });
const DENTAL = checked();
const offline = () => Promise.reject({ kind: 'network', message: 'Network Error' });
const never = () => new Promise<never>(() => undefined);

const sendButton = (): HTMLButtonElement => screen.getByRole('button', { name: 'Send' });
const startFresh = (): HTMLElement | null =>
  screen.queryByRole('button', { name: 'Start Fresh Assessment' });
const warning = (): HTMLElement | null => screen.queryByRole('alertdialog', { name: 'Warning' });
const WARNING_TEXT = 'Invalid message, Please enter a dental related message.';

describe('the first screen', () => {
  it('[INTRO-01] [INTRO-02] greets, and asks for the concern in a box', async () => {
    await openChat();
    screen.getByRole('heading', {
      level: 1,
      name: 'Hello, what is bothering your teeth or mouth?',
    });
    expect(concernBox().tagName).toBe('TEXTAREA');
  });

  it('[INTRO-13] [INTRO-14] says what to expect', async () => {
    await openChat();
    screen.getByText('5 min assessment');
    screen.getByText('Secure & Private');
    screen.getByText('We check your message for danger signs');
  });

  it('[INTRO-03] submits with Enter', async () => {
    const chat = await openChat();
    await write(chat, CONCERN);
    await chat.user.keyboard('{Enter}');
    expect(chat.sent.validate).toEqual([CONCERN]);
    expect(whereabouts()).toEqual(bothAt('AGE_COLLECTION'));
  });

  it('[INTRO-04] begins a new line with Shift+Enter and does not submit', async () => {
    const chat = await openChat();
    await write(chat, 'my gum');
    await chat.user.keyboard('{Shift>}{Enter}{/Shift}bleeds');
    expect(concernBox().value).toBe('my gum\nbleeds');
    expect(chat.sent.validate).toEqual([]);
    expect(whereabouts()).toEqual(bothAt('INTRO'));
  });

  it('[INTRO-03] leaves Enter to a word that is still being composed', async () => {
    const chat = await openChat();
    await write(chat, CONCERN);
    fireEvent.keyDown(concernBox(), { key: 'Enter', isComposing: true });
    expect(chat.sent.validate).toEqual([]);
  });

  it('[INTRO-05] submits with "Send"', async () => {
    const chat = await openChat();
    await write(chat, CONCERN);
    await chat.user.click(sendButton());
    expect(chat.sent.validate).toEqual([CONCERN]);
    expect(whereabouts()).toEqual(bothAt('AGE_COLLECTION'));
  });

  it('[INTRO-18] has "Send" disabled while the box is blank, white space included', async () => {
    const chat = await openChat();
    expect(sendButton().disabled).toBe(true);
    await write(chat, '   \n ');
    expect(sendButton().disabled).toBe(true);
    await chat.user.keyboard('{Enter}');
    expect(chat.sent.validate).toEqual([]);
    await write(chat, 'a');
    expect(sendButton().disabled).toBe(false);
    await chat.user.clear(concernBox());
    expect(sendButton().disabled).toBe(true);
  });

  it('[INTRO-19] has "Send" disabled while the concern is being checked', async () => {
    const chat = await openChat({ validate: never });
    await say(chat, CONCERN);
    const checking = screen.getByRole<HTMLButtonElement>('button', { name: 'Checking...' });
    expect(checking.disabled).toBe(true);
    expect(checking.getAttribute('data-primary-action')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    expect(concernBox().readOnly).toBe(true);
  });

  it('[INTRO-19] says that it is being checked, and leaves the focus in the step', async () => {
    const chat = await openChat({ validate: never });
    expect(screen.queryByRole('status')).toBeNull();
    await say(chat, CONCERN);
    expect(screen.getByRole('status').textContent).toBe('Please wait. Checking...');
    expect(document.activeElement).toBe(screen.getByRole('status'));
  });

  it('[INTRO-19] leaves the focus in the box when Enter has sent the words', async () => {
    const chat = await openChat({ validate: never });
    await write(chat, CONCERN);
    await chat.user.keyboard('{Enter}');
    expect(screen.getByRole('status').textContent).toBe('Please wait. Checking...');
    expect(document.activeElement).toBe(concernBox());
  });

  it('[INTRO-05] [INTRO-19] sends once although "Send" and Enter are pressed in a row', async () => {
    const chat = await openChat({ validate: never });
    await write(chat, CONCERN);
    const send = sendButton();
    act(() => {
      send.click();
      send.click();
      fireEvent.keyDown(concernBox(), { key: 'Enter' });
    });
    expect(chat.sent.validate).toEqual([CONCERN]);
  });
});

describe('quick choices', () => {
  const leads = (label: string, category: string) => async () => {
    const chat = await openChat();
    await press(chat, label);
    expect(whereabouts()).toEqual(bothAt('AGE_COLLECTION'));
    const issue = `I have a ${label} concern`;
    expect(storedDraft()?.progress.chatContext).toMatchObject({ category, issue });
    expect(chat.sent.validate).toEqual([]);
  };

  it('[INTRO-06] [INTRO-11] lead from "Tooth Pain" to the age', leads('Tooth Pain', 'pain'));
  it('[INTRO-07] lead from "Bleeding Gums" to the age', leads('Bleeding Gums', 'gums'));
  it('[INTRO-08] lead from "Cosmetic Concern" to the age', leads('Cosmetic Concern', 'cosmetic'));
  it('[INTRO-09] lead from "Spots/Lesion" to the age', leads('Spots/Lesion', 'lesion'));
  it('[INTRO-10] lead from "Not Sure" to the age', leads('Not Sure', 'other'));

  it('[INTRO-06] stand in this order', async () => {
    await openChat();
    const chips = within(screen.getByRole('group', { name: 'Or pick the closest' }));
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Tooth Pain',
      'Bleeding Gums',
      'Cosmetic Concern',
      'Spots/Lesion',
      'Not Sure',
    ]);
  });

  it('[INTRO-12] take the place of words that were not sent', async () => {
    const chat = await openChat();
    await write(chat, 'my gums bleed');
    await press(chat, 'Tooth Pain');
    expect(storedDraft()?.progress.chatContext).toMatchObject({
      category: 'pain',
      issue: 'I have a Tooth Pain concern',
    });
  });
});

describe('"Start Fresh Assessment"', () => {
  it('[INTRO-17] is not there with neither a history nor a category', async () => {
    const chat = await openChat();
    expect(startFresh()).toBeNull();
    await write(chat, CONCERN);
    expect(startFresh()).toBeNull();
  });

  it('[INTRO-15] is there with a history, before any category', async () => {
    const chat = await openChat();
    await say(chat, 'my tongue feels odd today');
    expect(whereabouts()).toEqual(bothAt('CATEGORY'));
    expect(storedDraft()?.progress.chatContext.category).toBeNull();
    await press(chat, 'Back');
    expect(startFresh()).not.toBeNull();
  });

  it('[INTRO-16] is there with a category alone', async () => {
    storeDraft({ ...FRESH, chatContext: { ...FRESH.chatContext, category: 'gums' } });
    await openChat();
    expect(whereabouts()).toEqual(bothAt('INTRO'));
    expect(startFresh()).not.toBeNull();
  });
});

describe('a concern that is refused', () => {
  it('[INTRO-20] [INTRO-21] is checked here first, and the server is not asked about junk', async () => {
    const chat = await openChat();
    await say(chat, 'asdfgh');
    expect(chat.sent.validate).toEqual([]);
    expect(warning()?.textContent).toContain(WARNING_TEXT);
    expect(addressStep()).toBe('INTRO');
  });

  it('[INTRO-20] goes to the server when the check here finds nothing', async () => {
    const chat = await openChat({ validate: NOT_DENTAL });
    await say(chat, '  what is the weather like  ');
    expect(chat.sent.validate).toEqual(['what is the weather like']);
  });

  it('[INTRO-22] [INTRO-25] [INTRO-26] raises the warning when it is not dental', async () => {
    const chat = await openChat({ validate: NOT_DENTAL });
    await say(chat, 'what is the weather like');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Warning' }));
    dialog.getByRole('heading', { name: 'Warning' });
    const [first, help] = dialog.getAllByText(/./, { selector: 'p' });
    expect(first?.textContent).toBe(WARNING_TEXT);
    expect(help?.textContent).toMatch(
      /^Tell us about teeth, gums, tongue, lips or jaw\. For example/,
    );
  });

  it('[INTRO-27] has one button when the words say nothing', async () => {
    await say(await openChat(), 'asdfgh');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Warning' }));
    expect(dialog.getAllByRole('button').map((each) => each.textContent)).toEqual(['Ok']);
  });

  it('[INTRO-22] goes on, with its words, when the patient says that it is about the mouth', async () => {
    const chat = await openChat({ validate: NOT_DENTAL });
    await say(chat, 'cold water shoots right up into my head');
    await press(chat, 'It is about my mouth');
    expect(whereabouts()).toEqual(bothAt('CATEGORY'));
    expect(storedDraft()?.progress.chatContext.issue).toBe(
      'cold water shoots right up into my head',
    );
  });

  it('[INTRO-28] is cleared with the warning by "Ok"', async () => {
    const chat = await openChat({ validate: NOT_DENTAL });
    await say(chat, 'what is the weather like');
    await press(chat, 'Ok');
    expect(warning()).toBeNull();
    expect(concernBox().value).toBe('');
    expect(document.activeElement).toBe(concernBox());
    expect(whereabouts()).toEqual(bothAt('INTRO'));
    expect(storedDraft()?.progress.chatContext.issue).toBe('');
  });

  it('[INTRO-28] can be put in other words after "Ok"', async () => {
    const replies = [NOT_DENTAL, DENTAL];
    const chat = await openChat({
      validate: () => Promise.resolve(replies.shift() ?? DENTAL),
    });
    await say(chat, 'what is the weather like');
    await press(chat, 'Ok');
    await say(chat, CONCERN);
    expect(whereabouts()).toEqual(bothAt('AGE_COLLECTION'));
    expect(chat.sent.validate).toEqual(['what is the weather like', CONCERN]);
  });

  it('[INTRO-23] [INTRO-28] keeps the words when it could not be checked, and can be sent again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const replies = [offline, () => Promise.resolve(DENTAL)];
    const chat = await openChat({ validate: () => (replies.shift() ?? offline)() });
    await say(chat, CONCERN);
    const lines = within(warning() ?? document.body).getAllByText(/./, { selector: 'p' });
    // A message that was never checked is not called invalid, and nobody waits for us in danger.
    expect(lines.map((each) => each.textContent)).toEqual([
      'We could not check it just now. Your words are kept: please try again.',
      'Is somebody in danger? Do not wait for us.',
    ]);
    expect(
      within(warning() ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('tel:112');
    await press(chat, 'Ok');
    expect(warning()).toBeNull();
    expect(concernBox().value).toBe(CONCERN);
    await chat.user.click(sendButton());
    expect(whereabouts()).toEqual(bothAt('AGE_COLLECTION'));
    expect(chat.sent.validate).toEqual([CONCERN, CONCERN]);
  });

  it('[INTRO-23] offers to check once more from the warning itself', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const replies = [offline, offline, () => Promise.resolve(DENTAL)];
    const chat = await openChat({ validate: () => (replies.shift() ?? offline)() });
    await say(chat, CONCERN);
    await press(chat, 'Try again');
    await waitFor(() => expect(chat.sent.validate).toHaveLength(2));
    expect(warning()).not.toBeNull();
    await press(chat, 'Try again');
    await arrivesAt('AGE_COLLECTION');
    expect(chat.sent.validate).toEqual([CONCERN, CONCERN, CONCERN]);
  });

  it('[INTRO-23] raises the warning when no reply comes in time', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const chat = await openChat({ validate: () => Promise.reject(LATE) });
    await say(chat, CONCERN);
    expect(warning()).not.toBeNull();
    expect(concernBox().value).toBe(CONCERN);
  });

  it('[INTRO-26] gives the help to call in place of the warning when the answers call for it', async () => {
    const chat = await openChat({
      validate: checked({
        is_dental_related: false,
        signs: [{ ...BREATHING, id: 'body_signs', question: 'Do you feel seriously ill now?' }],
      }),
    });
    await say(chat, 'crushing pain in my chest and left arm');
    await chat.user.click(screen.getByRole('radio', { name: 'Yes' }));
    await press(chat, 'Go on');
    expect(warning()).toBeNull();
    expect(helpTitle()).toBe('This sounds like a medical emergency');
    screen.getByText(/^Call 112 or 108 now/);
    expect(screen.getByRole('link', { name: /Call 112/ }).getAttribute('href')).toBe('tel:112');
    expect(screen.queryByText(WARNING_TEXT)).toBeNull();
    await goOnFromHelp(chat);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(whereabouts()).toEqual(bothAt('INTRO'));
  });

  it('stays in view above the questions when a dental concern is an emergency', async () => {
    const chat = await openChat({
      validate: checked({ signs: [BREATHING] }),
    });
    await say(chat, 'swollen jaw and I cannot swallow');
    await chat.user.click(screen.getByRole('radio', { name: 'Yes' }));
    await press(chat, 'Go on');
    await goOnFromHelp(chat);
    for (const answer of ['19-30', 'Female']) {
      expect(keptHelp()).toBe('Trouble breathing is an emergency');
      await press(chat, answer);
    }
    expect(keptHelp()).toBe('Trouble breathing is an emergency');
  });
});

describe('a concern that came with the address', () => {
  it('[INTRO-20] is refused the same way, and the words can be seen', async () => {
    const chat = await openChat({ address: '/chat?query=asdfgh' });
    await waitFor(() => expect(warning()).not.toBeNull());
    expect(chat.sent.validate).toEqual([]);
    expect(concernBox().value).toBe('asdfgh');
  });

  it('[INTRO-23] keeps the words when it could not be checked', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const chat = await openChat({
      address: '/chat?query=my%20gums%20bleed',
      validate: offline,
    });
    await waitFor(() => expect(warning()).not.toBeNull());
    await press(chat, 'Ok');
    expect(concernBox().value).toBe('my gums bleed');
    expect(chat.sent.validate).toEqual(['my gums bleed']);
  });
});
