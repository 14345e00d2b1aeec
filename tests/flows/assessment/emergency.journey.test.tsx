// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Progress } from '../../../contracts/assessment/draft.ts';
import { DANGER_SIGNS_WORDS } from '../../../contracts/texts/en/questions/shared.ts';
import {
  addressStep,
  heading,
  openChat,
  primaryAction,
  storeDraft,
  storedDraft,
} from '../../kit/chat.tsx';
import {
  BREATHING as BREATHING_SIGN,
  BREATHING_HELP,
  FRESH,
  allAnswered,
  checked,
} from '../../kit/samples.ts';
import {
  atQuestion,
  bothAt,
  goOnFromHelp,
  helpTitle,
  keptHelp,
  press,
  say,
  signBox,
  standingAt,
  whereabouts,
} from './gestures.ts';

const BREATHING = 'Trouble breathing is an emergency';
const TOOTH_OUT = 'A knocked-out tooth can often be saved within the hour';
const DANGER_SIGNS = 'Is any of this happening right now?';
const EVENTS = 'Has any of this happened in the last few days?';

type Chat = Awaited<ReturnType<typeof openChat>>;

const hardToBreathe = () => signBox('Hard to breathe, or a muffled voice');
const toothOut = () => signBox('An adult tooth was knocked fully out');
const tick = (chat: Chat, each: HTMLInputElement) => chat.user.click(each);
const kept = () => storedDraft()?.progress;

/** Moves the address as the browser's own buttons do. */
const leadTo = (step: string) =>
  act(async () => {
    window.history.pushState(null, '', `/chat?step=${step}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

/** Stands before the danger signs or the events of pain, with nothing alarming said. */
const openQuestion = async (index: 0 | 1, changes: Partial<Progress> = {}) => {
  const { pain_danger_signs = [], pain_events: _events, ...others } = allAnswered('pain');
  const followUpAnswers = index === 0 ? others : { pain_danger_signs, ...others };
  const progress = { followUpAnswers, currentQuestionIndex: index, ...changes };
  storeDraft(standingAt('FOLLOW_UP', progress));
  return openChat();
};

describe('a danger sign that is ticked', () => {
  it('gives help the whole screen at once, with the call before anything else', async () => {
    const chat = await openQuestion(0);
    expect(heading()).toBe(DANGER_SIGNS);
    expect([helpTitle(), keptHelp()]).toEqual([null, null]);
    await tick(chat, hardToBreathe());
    expect(helpTitle()).toBe(BREATHING);
    expect(addressStep()).toBe('FOLLOW_UP');
    screen.getByText('Emergency. Do not wait for this assessment.');
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    const ways = within(screen.getByRole('main')).getAllByRole('link');
    expect(ways.map((each) => each.getAttribute('href'))).toEqual([
      'tel:112',
      'tel:108',
      'https://www.google.com/maps/search/?api=1&query=hospital%20emergency%20department%20near%20me',
    ]);
    screen.getByText(/^Call 112 or 108 now/);
    const meanwhile = within(screen.getByRole('region', { name: 'Until help is there' }));
    meanwhile.getByText(/^Sit upright/);
    expect(ways[0]?.compareDocumentPosition(meanwhile.getAllByRole('listitem')[0] as Node)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('stands at the heading of help, named in the title of the page, and is announced', async () => {
    const chat = await openQuestion(0);
    await tick(chat, hardToBreathe());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: BREATHING }));
    expect(document.title).toBe(`${BREATHING} · Toothwise`);
    expect(screen.getByRole('alert').textContent).toBe(
      'Emergency. Do not wait for this assessment.',
    );
    // The question is not told while it is not on screen.
    expect(screen.queryByText(/^Question \d/)).toBeNull();
  });

  it('is still ticked when one goes on, at the same question', async () => {
    const chat = await openQuestion(0);
    await tick(chat, hardToBreathe());
    await press(chat, 'I’m safe or have called: continue');
    expect(heading()).toBe(DANGER_SIGNS);
    atQuestion(1);
    expect(hardToBreathe().checked).toBe(true);
    expect(primaryAction().disabled).toBe(false);
    expect(kept()).toMatchObject({
      followUpAnswers: { pain_danger_signs: ['hard_to_breathe'] },
      helpShown: 'medical',
    });
  });

  it('cannot be passed with Enter: only the person says that they are safe', async () => {
    const chat = await openQuestion(0);
    await tick(chat, hardToBreathe());
    await chat.user.keyboard('{Enter}');
    expect(helpTitle()).toBe(BREATHING);
    expect(kept()?.helpShown).toBeNull();
  });

  it('does not interrupt a second time for another sign of the same level', async () => {
    const chat = await openQuestion(0);
    await tick(chat, hardToBreathe());
    await goOnFromHelp(chat);
    await tick(chat, signBox(DANGER_SIGNS_WORDS.options.cannot_swallow));
    expect(helpTitle()).toBeNull();
    await chat.user.click(primaryAction());
    expect(heading()).toBe(EVENTS);
    await tick(chat, toothOut());
    expect([helpTitle(), heading()]).toEqual([null, EVENTS]);
  });

  it('interrupts again where it is graver than what was shown', async () => {
    const chat = await openQuestion(1);
    await tick(chat, toothOut());
    expect(helpTitle()).toBe(TOOTH_OUT);
    screen.getByText('Dental emergency. Do not wait for this assessment.');
    await press(chat, 'I know what to do: continue');
    expect([heading(), kept()?.helpShown]).toEqual([EVENTS, 'dental']);
    await press(chat, 'Previous');
    await tick(chat, hardToBreathe());
    expect(helpTitle()).toBe(BREATHING);
    await press(chat, 'I’m safe or have called: continue');
    expect([heading(), kept()?.helpShown]).toEqual([DANGER_SIGNS, 'medical']);
  });

  it('is told no more when it is taken back, and interrupts again when it is ticked again', async () => {
    const chat = await openQuestion(0);
    await tick(chat, hardToBreathe());
    await goOnFromHelp(chat);
    expect(keptHelp()).toBe(BREATHING);
    await tick(chat, hardToBreathe());
    expect([helpTitle(), keptHelp(), kept()?.helpShown]).toEqual([null, null, null]);
    await tick(chat, hardToBreathe());
    expect(helpTitle()).toBe(BREATHING);
  });

  it('leaves the lesser help as shown when only the graver sign is taken back', async () => {
    const chat = await openQuestion(0, {
      followUpAnswers: { pain_events: ['tooth_knocked_out'] },
      helpShown: 'dental',
    });
    await tick(chat, hardToBreathe());
    await goOnFromHelp(chat);
    await tick(chat, hardToBreathe());
    expect([helpTitle(), keptHelp(), kept()?.helpShown]).toEqual([null, TOOTH_OUT, 'dental']);
  });

  it('is helped with again after a reload in the middle of help, and not after going on', async () => {
    const first = await openQuestion(0);
    await tick(first, hardToBreathe());
    first.unmount();
    const second = await openChat();
    expect(helpTitle()).toBe(BREATHING);
    await goOnFromHelp(second);
    second.unmount();
    await openChat();
    expect([helpTitle(), heading(), keptHelp()]).toEqual([null, DANGER_SIGNS, BREATHING]);
  });

  it('is helped with where a draft of an earlier release does not say what was shown', async () => {
    const { helpShown: _shown, ...earlier } = standingAt('FOLLOW_UP', {
      followUpAnswers: { pain_danger_signs: ['hard_to_breathe'] },
      currentQuestionIndex: 0,
    });
    storeDraft(earlier as Progress);
    const chat = await openChat();
    expect(helpTitle()).toBe(BREATHING);
    await goOnFromHelp(chat);
    expect([heading(), hardToBreathe().checked]).toEqual([DANGER_SIGNS, true]);
  });
});

describe('words that are confirmed with yes', () => {
  const confirm = async (isDental: boolean, answer = 'Yes') => {
    const chat = await openChat({
      validate: checked({ is_dental_related: isDental, signs: [BREATHING_SIGN] }),
    });
    await say(chat, 'my jaw is swollen and I cannot get enough air');
    await chat.user.click(screen.getByRole('radio', { name: answer }));
    expect(helpTitle()).toBeNull();
    await press(chat, 'Go on');
    return chat;
  };

  it('are helped with before the age is asked', async () => {
    const chat = await confirm(true);
    expect(helpTitle()).toBe(BREATHING);
    expect(addressStep()).toBe('INTRO');
    await press(chat, 'I’m safe or have called: continue');
    expect(whereabouts()).toEqual(bothAt('AGE_COLLECTION'));
    expect(kept()).toMatchObject({
      confirmedSigns: { airway_compromise: 'yes' },
      helpShown: 'medical',
    });
    expect(keptHelp()).toBe(BREATHING);
  });

  it('are helped with as well where they are not dental, and leave the box then', async () => {
    const chat = await confirm(false);
    expect(helpTitle()).toBe(BREATHING);
    await press(chat, 'I’m safe or have called: continue');
    expect(whereabouts()).toEqual(bothAt('INTRO'));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
    expect([helpTitle(), keptHelp(), kept()?.helpShown]).toEqual([null, null, null]);
  });

  it('do not interrupt when they are denied', async () => {
    await confirm(true, 'No');
    expect(whereabouts()).toEqual(bothAt('AGE_COLLECTION'));
    expect([helpTitle(), keptHelp()]).toEqual([null, null]);
  });

  it('do not interrupt the questions a second time', async () => {
    const chat = await confirm(true);
    await goOnFromHelp(chat);
    for (const name of ['19-30', 'Female', /Detailed Assessment/]) await press(chat, name);
    await tick(chat, hardToBreathe());
    expect([helpTitle(), heading()]).toEqual([null, DANGER_SIGNS]);
  });

  it('interrupt no more once other words deny them', async () => {
    const chat = await confirm(true);
    await goOnFromHelp(chat);
    await press(chat, 'Back');
    await press(chat, 'Back');
    await chat.user.type(screen.getByRole('textbox'), ', but only at night');
    await press(chat, 'Send');
    await chat.user.click(screen.getByRole('radio', { name: 'No' }));
    await press(chat, 'Go on');
    expect(whereabouts()).toEqual(bothAt('AGE_COLLECTION'));
    expect([helpTitle(), keptHelp()]).toEqual([null, null]);
  });

  it('are forgotten with a quick choice, even where an earlier server told them plainly', async () => {
    const chat = await openChat({ validate: checked({ emergency: BREATHING_HELP }) });
    await say(chat, 'my jaw is swollen and I cannot get enough air');
    await goOnFromHelp(chat);
    await press(chat, 'Back');
    await press(chat, 'Back');
    await press(chat, 'Tooth Pain');
    for (const name of ['19-30', 'Female', /Detailed Assessment/]) await press(chat, name);
    expect([helpTitle(), keptHelp(), heading()]).toEqual([null, null, DANGER_SIGNS]);
  });

  it('interrupt the questions that were left for them only with what was confirmed', async () => {
    storeDraft(standingAt('FOLLOW_UP', { currentQuestionIndex: 0 }));
    const chat = await openChat({
      validate: checked({ signs: [BREATHING_SIGN] }),
      address: '/chat?step=INTRO',
    });
    await press(chat, 'Send');
    await chat.user.click(screen.getByRole('radio', { name: 'Yes' }));
    await leadTo('FOLLOW_UP');
    expect([helpTitle(), heading()]).toEqual([null, DANGER_SIGNS]);
  });
});

describe('the line that stays after help', () => {
  it('is there on every later step, above everything else, with the first way to help', async () => {
    const { pain_danger_signs: _none, ...calm } = allAnswered('pain');
    const chat = await openQuestion(0, { followUpAnswers: calm });
    await tick(chat, hardToBreathe());
    expect(keptHelp()).toBeNull();
    await goOnFromHelp(chat);
    const steps: (string | null)[] = [];
    while (addressStep() !== 'CONSENT_GATE') {
      await chat.user.click(primaryAction());
      expect(keptHelp()).toBe(BREATHING);
      steps.push(addressStep());
    }
    expect(steps).toEqual([
      ...Array.from({ length: 9 }, () => 'FOLLOW_UP'),
      'MEDICAL_HISTORY',
      'CONSENT_GATE',
    ]);
    const line = screen.getByRole('region', { name: 'Emergency' });
    const title = screen.getByRole('heading', { level: 1 });
    expect(line.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const links = within(line).getAllByRole('link');
    expect(links.map((each) => each.getAttribute('href'))).toEqual(['tel:112']);
  });

  it('tells on demand what to do, and is not announced', async () => {
    const chat = await openQuestion(0);
    await tick(chat, hardToBreathe());
    await goOnFromHelp(chat);
    expect(screen.queryByRole('alert')).toBeNull();
    const line = within(screen.getByRole('region', { name: 'Emergency' }));
    expect(line.getByRole<HTMLDetailsElement>('group').open).toBe(false);
    await chat.user.click(line.getByText('What to do'));
    expect(line.getByRole<HTMLDetailsElement>('group').open).toBe(true);
    expect(line.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Call 112 or 108 now/),
      expect.stringMatching(/^Sit upright/),
      expect.stringMatching(/^Take nothing by mouth/),
    ]);
  });

  it('shows the way to a dentist for a tooth', async () => {
    const chat = await openQuestion(1);
    await tick(chat, toothOut());
    await goOnFromHelp(chat);
    expect(keptHelp()).toBe(TOOTH_OUT);
    const line = within(screen.getByRole('region', { name: 'Dental emergency' }));
    expect(line.getByRole('link', { name: 'Dentist, opens a map' })).toBeDefined();
  });

  it('is there behind the result too', async () => {
    storeDraft(
      standingAt('CALL_TO_ACTION', {
        followUpAnswers: { ...allAnswered('pain'), pain_danger_signs: ['hard_to_breathe'] },
        helpShown: 'medical',
      }),
    );
    await openChat();
    await screen.findByRole('heading', { level: 1, name: 'Get help first' });
    expect(screen.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
      'tel:112',
      'tel:108',
      expect.stringContaining('query=hospital'),
    ]);
    screen.getByRole('heading', { level: 2, name: 'After that, see a dentist' });
    screen.getByRole('button', { name: 'Find My Nearest Dentist' });
    expect(keptHelp()).toBeNull();
  });

  it('is still there after a reload', async () => {
    storeDraft({
      ...FRESH,
      step: 'AGE_COLLECTION',
      chatContext: { ...FRESH.chatContext, issue: 'I cannot breathe well', category: 'pain' },
      signs: [BREATHING_SIGN],
      confirmedSigns: { airway_compromise: 'yes' },
      helpShown: 'medical',
    });
    await openChat();
    expect(addressStep()).toBe('AGE_COLLECTION');
    expect(keptHelp()).toBe(BREATHING);
  });
});

describe('an emergency', () => {
  it('is there from the first words on, when these call for help', async () => {
    const chat = await openChat({
      validate: checked({ emergency: BREATHING_HELP, signs: [BREATHING_SIGN] }),
    });
    await chat.user.type(
      screen.getByRole('textbox', { name: 'Your concern' }),
      'my jaw is swollen and I cannot breathe well{Enter}',
    );
    expect(helpTitle()).toBe(BREATHING);
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.map((each) => each.getAttribute('href')).slice(0, 2)).toEqual([
      'tel:112',
      'tel:108',
    ]);
    await goOnFromHelp(chat);
    expect(keptHelp()).toBe(BREATHING);
    await chat.user.click(screen.getByRole('radio', { name: 'Yes' }));
    await chat.user.click(primaryAction());
    // It interrupts once: the answer says nothing new.
    expect(addressStep()).toBe('AGE_COLLECTION');
    expect(keptHelp()).toBe(BREATHING);
    await chat.user.click(screen.getByRole('button', { name: 'Above 50' }));
    expect(addressStep()).toBe('SEX_COLLECTION');
    expect(keptHelp()).toBe(BREATHING);
  });
});
