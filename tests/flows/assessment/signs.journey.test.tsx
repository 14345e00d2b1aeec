// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  addressStep,
  heading,
  openChat,
  primaryAction,
  storeDraft,
  storedDraft,
} from '../../kit/chat.tsx';
import { BREATHING, BREATHING_HELP, COMPLETED, FRESH, JAW, checked } from '../../kit/samples.ts';
import {
  answerQuestion,
  arrivesAt,
  bothAt,
  concernBox,
  goOnFromHelp,
  helpTitle,
  keptHelp,
  press,
  say,
  signBox,
  whereabouts,
  write,
} from './gestures.ts';

const BREATHLESS = 'Trouble breathing is an emergency';
const CONCERN = 'my tooth hurts, my jaw is stuck and I cannot get enough air';
const ASKED = checked({ signs: [BREATHING, JAW] });
const NOT_DENTAL = checked({ is_dental_related: false, signs: [BREATHING, JAW] });
const offline = () => Promise.reject({ kind: 'network', message: 'Network Error' });

type Chat = Awaited<ReturnType<typeof openChat>>;

const card = (question: string) =>
  within(screen.getByRole('radiogroup', { name: new RegExp(question.replace('?', '\\?')) }));
const choice = (sign: { readonly question: string }, name: string): HTMLInputElement =>
  card(sign.question).getByRole('radio', { name });
const answer = ({ user }: Chat, sign: { readonly question: string }, name: string) =>
  user.click(choice(sign, name));
const isAsking = (): boolean =>
  screen.queryByRole('heading', { level: 1, name: 'Please answer this first' }) !== null;
const warning = () => screen.queryByRole('alertdialog', { name: 'Warning' });
const alertTitle = (): string | null | undefined => screen.queryByRole('alert')?.textContent;
const kept = () => storedDraft()?.progress;

/** Moves the address as the browser's own buttons do. */
const goTo = (step: string) =>
  act(async () => {
    window.history.pushState(null, '', `/chat?step=${step}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

/** Has the signs on screen, with nothing answered. */
const ask = async (validate = ASKED) => {
  const chat = await openChat({ validate });
  await say(chat, CONCERN);
  expect(isAsking()).toBe(validate.emergency === null);
  return chat;
};

describe('danger signs in the words', () => {
  it('are asked without words of one’s own where these are in a language that is not read, which is said', async () => {
    await ask(checked({ is_unread: true, signs: [{ ...BREATHING, quote: '' }] }));
    screen.getByText(/^We read English and Hindi\. /);
    const asked = screen.getByRole('radiogroup', { name: 'Is it hard to breathe now?' });
    expect(asked.textContent).toBe('Is it hard to breathe now?YesNoNot sure');
  });

  it('are asked back with the words that raised them, the gravest first, before anything counts', async () => {
    const chat = await ask();
    expect(screen.getAllByRole('radiogroup').map((each) => each.textContent)).toEqual([
      'You wrote cannot get enough airIs it hard to breathe now?YesNoNot sure',
      'You wrote my jaw is stuckCan you open your mouth only a little now?YesNoNot sure',
    ]);
    expect(addressStep()).toBe('INTRO');
    expect(kept()?.chatContext.issue).toBe('');
    expect(primaryAction().disabled).toBe(true);
    await answer(chat, JAW, 'No');
    expect(primaryAction().disabled).toBe(true);
    await answer(chat, BREATHING, 'No');
    await press(chat, 'Go on');
    expect(whereabouts()).toEqual(bothAt('AGE_COLLECTION'));
    expect(kept()).toMatchObject({
      chatContext: { issue: CONCERN, category: 'pain' },
      confirmedSigns: { airway_compromise: 'no', trismus: 'no' },
      openSignAnswers: null,
    });
    expect(alertTitle()).toBeUndefined();
  });

  it('are not asked where the server reads none', async () => {
    const chat = await openChat();
    await say(chat, CONCERN);
    expect(whereabouts()).toEqual(bothAt('AGE_COLLECTION'));
    expect(kept()?.confirmedSigns).toEqual({});
  });

  it('are an emergency once yes is confirmed, and not while they are answered', async () => {
    const chat = await ask();
    await answer(chat, BREATHING, 'Yes');
    await answer(chat, JAW, 'No');
    expect(alertTitle()).toBeUndefined();
    await press(chat, 'Go on');
    expect(helpTitle()).toBe(BREATHLESS);
    await goOnFromHelp(chat);
    expect(whereabouts()).toEqual(bothAt('AGE_COLLECTION'));
    expect(keptHelp()).toBe(BREATHLESS);
    await press(chat, '19-30');
    expect(keptHelp()).toBe(BREATHLESS);
  });

  it('count as present when one is not sure of what could cost a life, and of nothing else', async () => {
    const chat = await ask();
    await answer(chat, BREATHING, 'Not sure');
    await answer(chat, JAW, 'Not sure');
    await press(chat, 'Go on');
    expect(helpTitle()).toBe(BREATHLESS);
    await goOnFromHelp(chat);
    await goTo('INTRO');
    await press(chat, 'Send');
    await answer(chat, BREATHING, 'No');
    await press(chat, 'Go on');
    expect(whereabouts()).toEqual(bothAt('AGE_COLLECTION'));
    expect([alertTitle(), keptHelp()]).toEqual([undefined, null]);
  });

  it('come after the help when the words tell it plainly, which goes with their denial', async () => {
    const chat = await ask(checked({ signs: [BREATHING, JAW], emergency: BREATHING_HELP }));
    expect(helpTitle()).toBe(BREATHLESS);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('link', { name: /Call 112/ }).getAttribute('href')).toBe('tel:112');
    await goOnFromHelp(chat);
    expect(keptHelp()).toBe(BREATHLESS);
    await answer(chat, BREATHING, 'No');
    await answer(chat, JAW, 'No');
    expect(keptHelp()).toBe(BREATHLESS);
    await press(chat, 'Go on');
    expect([helpTitle(), keptHelp()]).toEqual([null, null]);
    // What is answered later interrupts as if nothing had been shown.
    await press(chat, '19-30');
    await press(chat, 'Female');
    await press(chat, /Detailed Assessment/);
    await chat.user.click(signBox('Hard to breathe, or a muffled'));
    expect(helpTitle()).toBe(BREATHLESS);
  });

  it('come after the help again when the page is loaded anew before they are answered', async () => {
    const first = await ask(checked({ signs: [BREATHING], emergency: BREATHING_HELP }));
    expect(helpTitle()).toBe(BREATHLESS);
    first.unmount();
    const chat = await openChat({
      validate: checked({ signs: [BREATHING], emergency: BREATHING_HELP }),
    });
    await waitFor(() => expect(helpTitle()).toBe(BREATHLESS));
    await goOnFromHelp(chat);
    await answer(chat, BREATHING, 'Yes');
    await press(chat, 'Go on');
    expect(whereabouts()).toEqual(bothAt('AGE_COLLECTION'));
    expect(keptHelp()).toBe(BREATHLESS);
  });

  it('keep their help where they have no words about teeth: a yes is never called invalid', async () => {
    const chat = await ask(
      checked({ is_dental_related: false, signs: [BREATHING], emergency: BREATHING_HELP }),
    );
    await goOnFromHelp(chat);
    await answer(chat, BREATHING, 'Yes');
    await press(chat, 'Go on');
    expect([helpTitle(), warning()]).toEqual([BREATHLESS, null]);
    await goOnFromHelp(chat);
    expect(concernBox().value).toBe('');
  });

  it('stand in the conversation and in the request for the result', async () => {
    const chat = await ask();
    await answer(chat, BREATHING, 'No');
    await answer(chat, JAW, 'Not sure');
    await press(chat, 'Go on');
    const said = within(screen.getByRole('list', { hidden: true })).getAllByRole('listitem', {
      hidden: true,
    });
    expect(said.slice(1, 6).map((each) => each.textContent)).toEqual([
      `You answered: ${CONCERN}`,
      'Asked: Is it hard to breathe now?',
      'You answered: No',
      'Asked: Can you open your mouth only a little now?',
      'You answered: Not sure',
    ]);
    expect(
      storedDraft()
        ?.chatHistory.slice(2, 6)
        .map(({ content }) => content),
    ).toEqual(['airway_compromise', 'no', 'trismus', 'not_sure']);
    await press(chat, '19-30');
    await press(chat, 'Female');
    await press(chat, /Detailed Assessment/);
    for (let question = 0; question < 10; question += 1) await answerQuestion(chat);
    await press(chat, 'Continue to Consent');
    await chat.user.click(screen.getByRole('checkbox'));
    await chat.user.click(primaryAction());
    await arrivesAt('DIAGNOSIS');
    expect(chat.sent.diagnose.map(({ confirmedSigns }) => confirmedSigns)).toEqual([
      { airway_compromise: 'no', trismus: 'not_sure' },
    ]);
  });
});

describe('danger signs in words that are not dental', () => {
  it('are asked as well; denied, they leave the warning', async () => {
    const chat = await ask(NOT_DENTAL);
    expect(warning()).toBeNull();
    await answer(chat, BREATHING, 'No');
    await answer(chat, JAW, 'No');
    await press(chat, 'Go on');
    expect(warning()?.textContent).toContain('Please enter a dental related message.');
    await press(chat, 'Ok');
    expect(concernBox().value).toBe('');
    expect(kept()?.openSignAnswers).toBeNull();
  });

  it('are helped with when one of them is there, whatever else is denied', async () => {
    const chat = await ask(NOT_DENTAL);
    await answer(chat, BREATHING, 'No');
    await answer(chat, JAW, 'Yes');
    await press(chat, 'Go on');
    expect(warning()).toBeNull();
    expect(helpTitle()).toBe('If your mouth suddenly opens only a little, you need a hospital now');
    expect(screen.getByRole('link', { name: /Call 112/ }).getAttribute('href')).toBe('tel:112');
    await goOnFromHelp(chat);
    expect(warning()).toBeNull();
    expect(concernBox().value).toBe('');
    expect(kept()?.openSignAnswers).toBeNull();
  });
});

describe('a server of an earlier release, which asks nothing back', () => {
  it('is believed where it tells an emergency plainly, in dental words', async () => {
    const chat = await openChat({ validate: checked({ emergency: BREATHING_HELP }) });
    await say(chat, CONCERN);
    expect(helpTitle()).toBe(BREATHLESS);
    await goOnFromHelp(chat);
    expect(whereabouts()).toEqual(bothAt('AGE_COLLECTION'));
    expect(keptHelp()).toBe(BREATHLESS);
  });

  it('is believed as well where the words are not dental', async () => {
    const told = checked({ is_dental_related: false, emergency: BREATHING_HELP });
    const chat = await openChat({ validate: told });
    await say(chat, 'I cannot get enough air');
    expect(warning()).toBeNull();
    expect(helpTitle()).toBe(BREATHLESS);
  });
});

describe('leaving the signs', () => {
  it('for the box keeps words and answers; the same words bring both back', async () => {
    const chat = await ask();
    await answer(chat, JAW, 'Not sure');
    await press(chat, 'Back');
    expect(concernBox().value).toBe(CONCERN);
    await press(chat, 'Send');
    expect(choice(JAW, 'Not sure').checked).toBe(true);
    expect(chat.sent.validate).toEqual([CONCERN, CONCERN]);
  });

  it('for the box and other words begins anew', async () => {
    const chat = await ask();
    await answer(chat, JAW, 'Not sure');
    await press(chat, 'Back');
    await chat.user.type(concernBox(), '!');
    expect(kept()?.openSignAnswers).toBeNull();
    await press(chat, 'Send');
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  });

  it('for a quick choice forgets them, as they are not about it', async () => {
    const chat = await ask();
    await answer(chat, JAW, 'Yes');
    await press(chat, 'Back');
    await press(chat, 'Bleeding Gums');
    expect(kept()).toMatchObject({ openSignAnswers: null, signs: [], confirmedSigns: {} });
    expect([helpTitle(), alertTitle(), keptHelp()]).toEqual([null, undefined, null]);
  });

  it('with a double click answers nothing that comes next', async () => {
    const chat = await ask();
    await answer(chat, BREATHING, 'No');
    await answer(chat, JAW, 'No');
    await chat.user.dblClick(primaryAction());
    expect(whereabouts()).toEqual(bothAt('AGE_COLLECTION'));
    expect(kept()?.chatContext.age).toBeNull();
  });
});

describe('a visit that ended in the middle of the signs', () => {
  const middle = { ...FRESH, concernText: CONCERN, openSignAnswers: { trismus: 'no' } as const };

  it('goes on there without a press, with what was answered', async () => {
    storeDraft(middle);
    const chat = await openChat({ validate: ASKED });
    await waitFor(() => expect(isAsking()).toBe(true));
    expect(chat.sent.validate).toEqual([CONCERN]);
    expect(choice(JAW, 'No').checked).toBe(true);
    await answer(chat, BREATHING, 'No');
    await press(chat, 'Go on');
    expect(whereabouts()).toEqual(bothAt('AGE_COLLECTION'));
  });

  it('keeps words and answers when they cannot be checked', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    storeDraft(middle);
    const replies = [offline, () => Promise.resolve(ASKED)];
    const chat = await openChat({ validate: () => (replies.shift() ?? offline)() });
    await waitFor(() => expect(warning()).not.toBeNull());
    await press(chat, 'Ok');
    expect(concernBox().value).toBe(CONCERN);
    await press(chat, 'Send');
    expect(choice(JAW, 'No').checked).toBe(true);
  });

  it('follows an address that leads elsewhere', async () => {
    storeDraft({ ...COMPLETED, ...middle, chatContext: COMPLETED.chatContext });
    const chat = await openChat({ validate: ASKED, address: '/chat?step=SEX_COLLECTION' });
    expect(whereabouts()).toEqual(bothAt('SEX_COLLECTION'));
    expect(chat.sent.validate).toEqual([]);
  });
});

describe('a result that was made of confirmed signs', () => {
  const answered = {
    ...COMPLETED,
    signs: [BREATHING, JAW],
    confirmedSigns: { airway_compromise: 'yes', trismus: 'no' } as const,
  };

  it('stays when the same words get the same answers, which stand there already', async () => {
    storeDraft(answered);
    const chat = await openChat({ validate: ASKED, address: '/chat?step=INTRO' });
    await press(chat, 'Send');
    expect([choice(BREATHING, 'Yes').checked, choice(JAW, 'No').checked]).toEqual([true, true]);
    await press(chat, 'Go on');
    await goOnFromHelp(chat);
    expect(whereabouts()).toEqual(bothAt('AGE_COLLECTION'));
    expect(kept()?.diagnosis).toEqual(COMPLETED.diagnosis);
  });

  it('goes with another answer', async () => {
    storeDraft(answered);
    const chat = await openChat({ validate: ASKED, address: '/chat?step=INTRO' });
    await press(chat, 'Send');
    await answer(chat, JAW, 'Not sure');
    expect(kept()?.diagnosis).toEqual(COMPLETED.diagnosis);
    await press(chat, 'Go on');
    await goOnFromHelp(chat);
    expect(kept()?.diagnosis).toBeNull();
  });

  it('keeps its emergency while other words are tried, and wherever the address leads', async () => {
    storeDraft(answered);
    const chat = await openChat({ validate: ASKED, address: '/chat?step=INTRO' });
    await write(chat, 'only a stain');
    expect(keptHelp()).toBe(BREATHLESS);
    await goTo('CONSENT_GATE');
    expect(keptHelp()).toBe(BREATHLESS);
  });
});

describe('without the server', () => {
  it('[INTRO-23] a quick choice leads to the questions, where danger is asked about', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const chat = await openChat({ validate: offline });
    await say(chat, CONCERN);
    await press(chat, 'Ok');
    await press(chat, 'Tooth Pain');
    await press(chat, '19-30');
    await press(chat, 'Female');
    await press(chat, /Detailed Assessment/);
    expect(heading()).toBe('Is any of this happening right now?');
    expect([alertTitle(), keptHelp()]).toEqual([undefined, null]);
    await chat.user.click(signBox('Hard to breathe, or a muffled'));
    expect(helpTitle()).toBe(BREATHLESS);
  });
});
