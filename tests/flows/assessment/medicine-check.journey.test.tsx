// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Diagnosis } from '../../../contracts/assessment/diagnosis.ts';
import { LATE } from '../../kit/call-limits.ts';
import type { MedicinesReply } from '../../../contracts/endpoints/assessment.ts';
import { openChat, primaryAction, storeDraft, storedDraft } from '../../kit/chat.tsx';
import type { ChatOptions } from '../../kit/chat.tsx';
import { CHECKED_MEDICINES, DIAGNOSIS } from '../../kit/samples.ts';
import type { AgeBand } from '../../../contracts/assessment/chat-context.ts';
import { arrivesAt, bothAt, press, standingAt, whereabouts } from './gestures.ts';

type Chat = Awaited<ReturnType<typeof openChat>>;

const ASKED: Diagnosis = { ...DIAGNOSIS, medicine_questions: ['kidney_or_liver', 'taken'] };
const KIDNEY = 'Any kidney or liver disease?';
const TAKEN = 'Any painkillers in the last 24 hours?';

const openResult = (options: ChatOptions = {}, diagnosis = ASKED): Promise<Chat> => {
  storeDraft(standingAt('DIAGNOSIS', { diagnosis }));
  return openChat(options);
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const place = () => screen.getByText(/^Before you take anything · /).textContent.split(' · ')[1];
const listed = () =>
  screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((each) => /Ibuprofen|Paracetamol|Chlorhexidine|Cold/.test(each));
const choice = (answer: string): HTMLInputElement => screen.getByRole('radio', { name: answer });
const options = () =>
  screen.getAllByRole('radio').map((each) => each.closest('label')?.textContent);
const answer = async ({ user }: Chat, question: string, option: string) => {
  expect(heading()).toBe(question);
  await user.click(choice(option));
};
const kept = () => storedDraft()?.progress;

const answerAll = async (chat: Chat, taken = 'No') => {
  await press(chat, 'See what’s safe for you');
  await answer(chat, KIDNEY, 'No');
  await press(chat, 'Next');
  await answer(chat, TAKEN, taken);
};

describe('the check before a medicine', () => {
  it('comes before any of the four is suggested', async () => {
    await openResult();
    expect(listed()).toEqual([
      'Check first: Paracetamol 500-650 mg every 6 hours',
      'Not suitable: Ibuprofen 400 mg every 6-8 hours after mealsYou have asthma, so take paracetamol instead.',
      'Check first: Cold compress for 15-20 minutes',
      'Not needed for this: Chlorhexidine mouthwash twice dailyIt is for ulcers.',
    ]);
  });

  it('asks one question at a time and sends nothing before each has an answer', async () => {
    const chat = await openResult();
    await press(chat, 'See what’s safe for you');
    expect(place()).toBe('Question 1 of 2');
    expect(screen.getAllByRole('radiogroup')).toHaveLength(1);
    expect(screen.getByRole('radiogroup', { name: KIDNEY })).toBeTruthy();
    expect(primaryAction()).toMatchObject({ disabled: true, textContent: 'Next' });
    await answer(chat, KIDNEY, 'Kidney');
    await press(chat, 'Next');
    expect(place()).toBe('Question 2 of 2');
    expect(screen.getAllByRole('radiogroup')).toHaveLength(1);
    expect(primaryAction()).toMatchObject({ disabled: true, textContent: 'Check now' });
    await answer(chat, TAKEN, 'Not sure');
    expect(chat.sent.medicines).toHaveLength(0);
    await press(chat, 'Check now');
    expect(chat.sent.medicines).toHaveLength(1);
    expect(chat.sent.medicines[0]).toMatchObject({
      category: 'pain',
      allergies: 'penicillin',
      medicineAnswers: { kidney_or_liver: 'kidney', taken: 'not_sure' },
      emergency: null,
    });
  });

  it('shows how each stands, there and in the result', async () => {
    const chat = await openResult();
    await answerAll(chat);
    await press(chat, 'Check now');
    expect(heading()).toBe('Painkillers, checked for you');
    expect(listed()).toContain('Paracetamol 500-650 mg every 6 hours');
    expect(
      screen.getByText('Consult a dentist or pharmacist before you take any medicine.'),
    ).toBeTruthy();
    await press(chat, 'Back to the result');
    await arrivesAt('DIAGNOSIS');
    expect(listed()).toContain('Paracetamol 500-650 mg every 6 hours');
  });

  it('a double press answers no question but its own, and passes none over', async () => {
    const chat = await openResult(
      {},
      { ...ASKED, medicine_questions: ['stomach', 'kidney_or_liver', 'taken'] },
    );
    await press(chat, 'See what’s safe for you');
    await chat.user.dblClick(choice('No'));
    await chat.user.dblClick(primaryAction());
    expect(heading()).toBe(KIDNEY);
    expect(kept()?.medicineAnswers).toEqual({ stomach: 'no' });
    // Not where the next is answered already either.
    await answer(chat, KIDNEY, 'No');
    await press(chat, 'Back');
    await chat.user.dblClick(primaryAction());
    expect(heading()).toBe(KIDNEY);
  });

  it('goes back question by question with every answer, and from the first to the result', async () => {
    const chat = await openResult();
    await answerAll(chat);
    await press(chat, 'Back');
    expect(heading()).toBe(KIDNEY);
    expect(choice('No').checked).toBe(true);
    expect(kept()?.medicineAnswers).toEqual({ kidney_or_liver: 'no', taken: 'no' });
    await press(chat, 'Back');
    await arrivesAt('DIAGNOSIS');
    expect(chat.sent.medicines).toHaveLength(0);
  });

  it('moves the focus to each question', async () => {
    const chat = await openResult();
    await press(chat, 'See what’s safe for you');
    await answer(chat, KIDNEY, 'No');
    await press(chat, 'Next');
    await waitFor(() => expect(document.activeElement?.textContent).toBe(TAKEN));
  });

  it('goes on after a reload at the first question without an answer', async () => {
    const chat = await openResult();
    await press(chat, 'See what’s safe for you');
    await answer(chat, KIDNEY, 'No');
    chat.unmount();
    const again = await openChat();
    await press(again, 'See what’s safe for you');
    expect(place()).toBe('Question 2 of 2');
    expect(heading()).toBe(TAKEN);
  });

  it.each<[AgeBand, string, string[]]>([
    ['age_19_30', 'Is the patient lighter than 45 kg?', ['No', 'Yes', 'Not sure']],
    ['age_over_50', 'Is the patient lighter than 45 kg?', ['No', 'Yes', 'Not sure']],
    [
      'age_0_18',
      'Is the patient under 16, or lighter than 45 kg?',
      ['No', 'Under 12 years', '12 to 15 years', '16 or older, but under 45 kg', 'Not sure'],
    ],
  ])('asks only what is not known about %s: %s', async (age, question, offered) => {
    const diagnosis = { ...ASKED, medicine_questions: ['age_or_weight'] };
    const { chatContext } = standingAt('DIAGNOSIS', { diagnosis });
    storeDraft(
      standingAt('DIAGNOSIS', {
        diagnosis,
        consentBy: 'guardian',
        chatContext: { ...chatContext, age },
      }),
    );
    const chat = await openChat();
    await press(chat, 'See what’s safe for you');
    expect(heading()).toBe(question);
    expect(options()).toEqual(offered);
  });

  it('keeps its answers and what it came to over a reload', async () => {
    const chat = await openResult();
    await answerAll(chat);
    chat.unmount();
    const again = await openChat();
    await press(again, 'See what’s safe for you');
    expect(heading()).toBe(KIDNEY);
    expect(choice('No').checked).toBe(true);
    await press(again, 'Next');
    expect(choice('No').checked).toBe(true);
    await press(again, 'Check now');
    again.unmount();
    const third = await openChat();
    expect(listed()).toContain('Paracetamol 500-650 mg every 6 hours');
    await press(third, 'See or correct the check');
    expect(heading()).toBe('Painkillers, checked for you');
  });

  it('can be corrected, and another answer drops what it came to', async () => {
    const chat = await openResult();
    await answerAll(chat);
    await press(chat, 'Check now');
    await press(chat, 'Correct my answers');
    expect(place()).toBe('Question 1 of 2');
    await answer(chat, KIDNEY, 'Not sure');
    expect(kept()?.checkedMedicines).toBeNull();
    await press(chat, 'Back');
    expect(listed()).toContain('Check first: Paracetamol 500-650 mg every 6 hours');
  });

  it('says quietly that it failed, keeps the answers and tries again', async () => {
    let works = false;
    const medicines = () =>
      works ? Promise.resolve(CHECKED_MEDICINES) : Promise.reject({ kind: 'network' });
    const chat = await openResult({ medicines });
    await answerAll(chat);
    await press(chat, 'Check now');
    expect(screen.getByRole('alert').textContent).toContain('Your answers are kept');
    expect(heading()).toBe(TAKEN);
    expect(choice('No').checked).toBe(true);
    expect(kept()?.medicineAnswers).toEqual({ kidney_or_liver: 'no', taken: 'no' });
    works = true;
    await press(chat, 'Check now');
    expect(heading()).toBe('Painkillers, checked for you');
  });

  it('says that it is checking, and stops when no reply comes in time', async () => {
    let giveUp = (): void => undefined;
    const medicines = () =>
      new Promise<never>((_resolve, reject) => {
        giveUp = () => reject(LATE);
      });
    const chat = await openResult({ medicines });
    await answerAll(chat);
    await press(chat, 'Check now');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(primaryAction().textContent).toBe('Checking...');
    await act(async () => giveUp());
    expect(screen.getByRole('alert').textContent).toContain('Your answers are kept');
  });

  it('helps at once when the answers tell an overdose', async () => {
    const medicines: MedicinesReply = {
      ...CHECKED_MEDICINES,
      medications: DIAGNOSIS.medications.map((each) => ({
        ...each,
        suggested: false,
        status: 'not_for_you',
        reason: 'Take no more painkillers.',
      })),
      emergency: { level: 'medical', kinds: ['analgesic_overdose'] },
    };
    const chat = await openResult({ medicines });
    await answerAll(chat, 'Both kinds');
    await press(chat, 'Check now');
    expect(await screen.findByRole('alert')).toBeTruthy();
    await press(chat, 'Back to the result');
    expect(screen.getByText('Emergency (now)')).toBeTruthy();
  });

  it('says what else the answers call for', async () => {
    const medicines = { ...CHECKED_MEDICINES, advice: ['tell_dentist_of_jaw_bone', 'of_tomorrow'] };
    const chat = await openResult({ medicines });
    await answerAll(chat);
    await press(chat, 'Check now');
    expect(screen.getByText(/^Tell the dentist about the bone medicine/)).toBeTruthy();
  });

  it('is not offered where there is nothing to ask, as in a medical emergency', async () => {
    await openResult({}, { ...ASKED, medicine_questions: [] });
    expect(screen.queryByRole('button', { name: 'See what’s safe for you' })).toBeNull();
  });

  it('is dropped with the result when an answer elsewhere changes, and its answers are not', async () => {
    storeDraft(
      standingAt('DIAGNOSIS', {
        diagnosis: ASKED,
        medicineAnswers: { taken: 'no' },
        checkedMedicines: CHECKED_MEDICINES,
      }),
    );
    const chat = await openChat({ diagnose: ASKED });
    await press(chat, 'Back');
    await press(chat, 'Back');
    await chat.user.click(screen.getByRole('checkbox', { name: /Diabetes/ }));
    expect(kept()?.checkedMedicines).toBeNull();
    await press(chat, 'Continue to Consent');
    await press(chat, 'Generate My Dental Assessment');
    await waitFor(() => expect(whereabouts()).toEqual(bothAt('DIAGNOSIS')));
    expect(listed()).toContain('Check first: Paracetamol 500-650 mg every 6 hours');
    expect(kept()?.medicineAnswers).toEqual({ taken: 'no' });
  });
});
