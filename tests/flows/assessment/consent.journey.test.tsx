// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Progress } from '../../../contracts/assessment/draft.ts';
import type { Diagnosis } from '../../../contracts/assessment/diagnosis.ts';
import { assessmentMachine } from '../../../machines/assessment/assessment.machine.ts';
import {
  addressStep,
  heading,
  openChat,
  primaryAction,
  storeDraft,
  storedDraft,
} from '../../kit/chat.tsx';
import type { DiagnosisInput } from '../../../machines/assessment/rules/diagnose-request.ts';
import { LATE } from '../../kit/call-limits.ts';
import type { ChatOptions } from '../../kit/chat.tsx';
import { CHAT_TOKEN, COMPLETED, DIAGNOSIS } from '../../kit/samples.ts';
import { whoAgrees } from './gestures.ts';

const AT_CONSENT = {
  ...COMPLETED,
  step: 'CONSENT_GATE',
  chatContext: { ...COMPLETED.chatContext, consent: false },
  diagnosis: null,
} as const;

/** Comes back to the consent with everything else answered. */
const openConsent = async (options: ChatOptions = {}) => {
  storeDraft(AT_CONSENT);
  return openChat(options);
};

const consentBox = () => screen.getByRole<HTMLInputElement>('checkbox');

const describing = (element: Element) => element.getAttribute('aria-describedby') ?? '';

/** A reply that comes when the test says so. */
const later = () => {
  let reply: (diagnosis: Diagnosis) => void = () => undefined;
  let fail: (failure: unknown) => void = () => undefined;
  const diagnose = () =>
    new Promise<Diagnosis>((resolve, reject) => {
      reply = resolve;
      fail = reject;
    });
  return {
    diagnose,
    reply: () => act(async () => reply(DIAGNOSIS)),
    fail: () => act(async () => fail({ kind: 'unavailable', status: 503, message: 'Down' })),
  };
};

const noticeTitles = () =>
  [...document.querySelectorAll('.mantine-Notification-title')].map((each) => each.textContent);

const FAILED = 'Your assessment could not be generated. Your answers are kept: please try again.';

describe('consent', () => {
  it('[CONS-01] [CONS-02] states in plain points what is agreed to, beside a box', async () => {
    await openConsent();
    expect(heading()).toBe('Before we prepare your assessment');
    const step = screen.getByRole('region', { name: 'Before we prepare your assessment' });
    const points = within(step)
      .getAllByRole('listitem')
      .map((each) => each.textContent);
    expect(points).toHaveLength(5);
    expect(points.join(' ')).toMatch(/No dentist has done an examination/);
    expect(points.join(' ')).toMatch(/not a substitute for professional dental advice/);
    expect(points.join(' ')).toMatch(/call 112 or 108/);
    expect(points.join(' ')).toMatch(/at most 30 days/);
    expect(consentBox().closest('label')?.textContent).toBe(
      'I understand and agree that my answers are used to prepare my assessment.',
    );
  });

  it('[CONS-03] [CONS-05] [CONS-06] lets the assessment be generated only while the box is ticked', async () => {
    const chat = await openConsent();
    expect(consentBox().checked).toBe(false);
    expect(primaryAction().disabled).toBe(true);
    await chat.user.click(consentBox());
    expect(primaryAction().disabled).toBe(false);
    expect(storedDraft()?.progress.chatContext.consent).toBe(true);
    await chat.user.click(consentBox());
    expect(primaryAction().disabled).toBe(true);
    expect(storedDraft()?.progress.chatContext.consent).toBe(false);
    expect(chat.sent.diagnose).toEqual([]);
  });
});

describe('generating', () => {
  it('[CONS-04] sends what was answered and shows the result', async () => {
    const chat = await openConsent();
    await chat.user.click(consentBox());
    await chat.user.click(screen.getByRole('button', { name: 'Generate My Dental Assessment' }));
    expect(addressStep()).toBe('DIAGNOSIS');
    expect(chat.sent.diagnose).toEqual([
      expect.objectContaining({
        issue: 'my back tooth hurts when I drink cold water',
        category: 'pain',
        age: 'age_19_30',
        sex: 'female',
        consent: true,
        followUpAnswers: AT_CONSENT.followUpAnswers,
        medicalHistory: ['asthma'],
        allergies: 'penicillin',
      }),
    ]);
  });

  it('[CONS-07] says that it is generating while it waits', async () => {
    const { diagnose, reply } = later();
    const chat = await openConsent({ diagnose });
    await chat.user.click(consentBox());
    await chat.user.click(primaryAction());
    expect(primaryAction().textContent).toBe('Generating Your Assessment...');
    expect(primaryAction().disabled).toBe(true);
    expect(document.activeElement?.textContent).toBe('Please wait. Generating Your Assessment...');
    expect(document.activeElement?.getAttribute('role')).toBe('status');
    // What happens meanwhile stands in the place of what was agreed to.
    expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      'Your answers go to our server.',
      'They are compared with what dentists look for, danger signs first.',
      'You get what to do and by when, with the reasons.',
    ]);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await reply();
    expect(addressStep()).toBe('DIAGNOSIS');
  });

  it('[CONS-04] sends once although the button is pressed twice', async () => {
    const { diagnose } = later();
    const chat = await openConsent({ diagnose });
    await chat.user.click(consentBox());
    const generate = primaryAction();
    act(() => {
      generate.click();
      generate.click();
    });
    await chat.user.click(primaryAction());
    expect(chat.sent.diagnose).toHaveLength(1);
  });

  it('does not show a reply that comes after going back', async () => {
    const { diagnose, reply } = later();
    const chat = await openConsent({ diagnose });
    await chat.user.click(consentBox());
    await chat.user.click(primaryAction());
    await chat.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(addressStep()).toBe('MEDICAL_HISTORY');
    await reply();
    expect(addressStep()).toBe('MEDICAL_HISTORY');
    expect(storedDraft()?.progress.diagnosis).toBeNull();
    await chat.user.click(primaryAction());
    expect(primaryAction().textContent).toBe('Generate My Dental Assessment');
    expect(primaryAction().disabled).toBe(false);
  });

  it('aborts the call when going back', () => {
    let signal: AbortSignal | undefined;
    const diagnose = fromPromise<Diagnosis, DiagnosisInput>((call) => {
      ({ signal } = call);
      return new Promise(() => undefined);
    });
    const assessment = createActor(assessmentMachine.provide({ actors: { diagnose } }), {
      input: { progress: AT_CONSENT, addressStep: null, query: null },
    }).start();
    assessment.send({ type: 'consent.granted' });
    assessment.send({ type: 'assessment.requested' });
    expect(signal?.aborted).toBe(false);
    assessment.send({ type: 'step.backRequested' });
    expect(signal?.aborted).toBe(true);
    assessment.stop();
  });
});

describe('a failed call', () => {
  it('[CONS-08] says quietly that it failed, keeps the answers and can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { diagnose, fail, reply } = later();
    const chat = await openConsent({ diagnose });
    await chat.user.click(consentBox());
    await chat.user.click(primaryAction());
    await fail();
    expect(addressStep()).toBe('CONSENT_GATE');
    screen.getByText(FAILED);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(noticeTitles().filter((title) => title !== 'Progress Restored')).toEqual([]);
    expect(primaryAction().textContent).toBe('Generate My Dental Assessment');
    expect(primaryAction().disabled).toBe(false);
    expect(document.activeElement).toBe(primaryAction());
    expect(storedDraft()?.progress.followUpAnswers).toEqual(AT_CONSENT.followUpAnswers);

    await chat.user.click(primaryAction());
    expect(screen.queryByText(FAILED)).toBeNull();
    expect(chat.sent.diagnose).toHaveLength(2);
    expect(chat.sent.diagnose[1]).toEqual(chat.sent.diagnose[0]);
    await reply();
    expect(addressStep()).toBe('DIAGNOSIS');
  });

  it('[CONS-08] stops waiting for a reply that does not come in time', async () => {
    const chat = await openConsent({ diagnose: () => Promise.reject(LATE) });
    await chat.user.click(consentBox());
    await chat.user.click(primaryAction());
    screen.getByText(FAILED);
  });
});

describe('a patient who may be a child', () => {
  const child = { chatContext: { ...AT_CONSENT.chatContext, age: 'age_0_18' } } as const;
  const openForChild = async (changes: Partial<Progress> = {}, options: ChatOptions = {}) => {
    storeDraft({ ...AT_CONSENT, ...child, ...changes });
    return openChat(options);
  };
  const waiting = () => document.querySelector('[data-bar] > p.spoken')?.textContent;

  it('is asked who agrees, with the tick and before the button works', async () => {
    const chat = await openForChild();
    const group = screen.getByRole('radiogroup', { name: 'Who is giving consent?' });
    const choices = within(group).getAllByRole<HTMLInputElement>('radio');
    expect(choices.map(({ checked }) => checked)).toEqual([false, false, false]);
    expect(waiting()).toBe('Say who is giving consent, and tick the box to continue.');
    await chat.user.click(consentBox());
    expect(primaryAction().disabled).toBe(true);
    expect(waiting()).toBe('Say who is giving consent to continue.');
    await chat.user.click(whoAgrees('guardian'));
    expect(waiting()).toBe('');
    expect(primaryAction().disabled).toBe(false);
    expect(storedDraft()?.progress.consentBy).toBe('guardian');
    await chat.user.click(consentBox());
    expect(primaryAction().disabled).toBe(true);
    expect(waiting()).toBe('Tick the box to continue.');
  });

  it('and a grown-up is not', async () => {
    await openConsent();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(waiting()).toBe('Tick the box to continue.');
  });

  it.each(['guardian', 'adult'] as const)('gets a result that may be stored by %s', async (by) => {
    const chat = await openForChild();
    await chat.user.click(whoAgrees(by));
    await chat.user.click(consentBox());
    await chat.user.click(primaryAction());
    expect(addressStep()).toBe('DIAGNOSIS');
    expect(chat.sent.diagnose).toEqual([
      expect.objectContaining({ consentBy: by, chatSessionToken: CHAT_TOKEN }),
    ]);
  });

  it('gets the result when alone too, none that may be stored, and reads so before choosing', async () => {
    const chat = await openForChild();
    const words =
      'You get the result all the same, but it is not kept on our server. Please show it to a grown-up.';
    expect(document.getElementById(describing(whoAgrees('minor')))?.textContent).toBe(words);
    await chat.user.click(whoAgrees('minor'));
    await chat.user.click(consentBox());
    await chat.user.click(primaryAction());
    expect(addressStep()).toBe('DIAGNOSIS');
    expect(chat.sent.diagnose).toEqual([expect.objectContaining({ consentBy: 'minor' })]);
    expect(chat.sent.diagnose[0]).not.toHaveProperty('chatSessionToken');
    expect(storedDraft()?.progress.onServer).toBe('nothing');
  });

  it('finds the answer again, and it stands in the conversation', async () => {
    const chat = await openForChild({
      chatContext: { ...child.chatContext, consent: true },
      consentBy: 'guardian',
    });
    expect(whoAgrees('guardian').checked).toBe(true);
    expect(primaryAction().disabled).toBe(false);
    await chat.user.click(whoAgrees('adult'));
    expect(storedDraft()?.chatHistory.at(-1)).toMatchObject({ content: 'adult, agreed' });
  });

  it('is asked in a draft from before the question was there', async () => {
    const { consentBy: _consentBy, ...before } = { ...AT_CONSENT, ...child };
    storeDraft(before as Progress);
    await openChat();
    expect(whoAgrees('guardian').checked).toBe(false);
    expect(primaryAction().disabled).toBe(true);
  });
});
