// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Progress } from '../../../contracts/assessment/draft.ts';
import { addressStep, heading, openChat, storeDraft, storedDraft } from '../../kit/chat.tsx';
import { FRESH, allAnswered } from '../../kit/samples.ts';

/** Comes back to the medical history with every question answered. */
const openHistory = async (person: Partial<Progress['chatContext']> = {}) => {
  storeDraft({
    ...FRESH,
    step: 'MEDICAL_HISTORY',
    chatContext: {
      ...FRESH.chatContext,
      issue: 'my tooth hurts',
      category: 'pain',
      age: 'age_19_30',
      sex: 'female',
      depthChoice: 'detailed',
      ...person,
    },
    followUpAnswers: allAnswered('pain'),
    currentQuestionIndex: 9,
  });
  return openChat();
};

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const allergies = () => screen.getByRole('textbox', { name: 'Any allergies or medications?' });
const toConsent = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Continue to Consent' });
const known = () => storedDraft()?.progress.chatContext;

describe('the medical history', () => {
  const offers =
    (place: number, ...names: string[]) =>
    async () => {
      await openHistory();
      expect(heading()).toBe('Do any of these apply?');
      // The list of the conditions comes last, and is complete in itself.
      const list = screen.getAllByRole('group', { name: 'Do any of these apply?' }).at(-1);
      const boxes = within(list ?? document.body).getAllByRole('checkbox', { checked: false });
      expect(boxes).toHaveLength(8);
      expect(boxes.slice(place - 1, place - 1 + names.length)).toEqual(names.map(box));
    };

  it(
    '[MED-01] [MED-02] [MED-03] offers diabetes, pressure and the heart first',
    offers(1, 'Diabetes', 'High Blood Pressure', 'Heart Disease'),
  );
  it(
    '[MED-04] [MED-05] [MED-06] then offers asthma, the thyroid and bleeding',
    offers(4, 'Asthma', 'Thyroid Disorders', 'Bleeding Disorders'),
  );
  it(
    '[MED-07] [MED-08] then offers immunosuppression, and none of them as the eighth and last',
    offers(7, 'Immunosuppression', 'None of the above'),
  );

  const FACTS = [
    'Pregnant, or perhaps',
    'Breastfeeding',
    /^Takes a blood thinner/,
    /^Allergy to a medicine/,
  ];

  it('asks before them what decides about a medicine, and "None of the above" is of those too', async () => {
    const chat = await openHistory();
    const boxes = screen.getAllByRole('checkbox').slice(0, 4);
    expect(boxes).toEqual(FACTS.map((name) => screen.getByRole('checkbox', { name })));
    for (const each of boxes) await chat.user.click(each);
    expect(storedDraft()?.progress.selectedConditions).toEqual([
      'pregnant',
      'breastfeeding',
      'blood_thinner',
      'medicine_allergy',
    ]);
    await chat.user.click(box('None of the above'));
    expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([box('None of the above')]);
    await chat.user.click(screen.getByRole('checkbox', { name: /^Takes a blood thinner/ }));
    await chat.user.click(toConsent());
    expect(known()?.medicalHistory).toEqual(['blood_thinner']);
  });

  it.each<[string, Partial<Progress['chatContext']>]>([
    ['a man', { sex: 'male' }],
    ['somebody over 50', { age: 'age_over_50' }],
  ])('does not ask %s about a pregnancy', async (_whom, person) => {
    await openHistory(person);
    expect(screen.queryByRole('checkbox', { name: 'Pregnant, or perhaps' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Breastfeeding' })).toBeNull();
    expect(screen.getAllByRole('checkbox')).toHaveLength(10);
  });

  it('[MED-08] unticks the others with "None of the above", and it with any other', async () => {
    const chat = await openHistory();
    await chat.user.click(box('Diabetes'));
    await chat.user.click(box('Asthma'));
    await chat.user.click(box('None of the above'));
    expect(box('Diabetes').checked).toBe(false);
    expect(box('Asthma').checked).toBe(false);
    expect(box('None of the above').checked).toBe(true);
    await chat.user.click(box('Heart Disease'));
    expect(box('None of the above').checked).toBe(false);
    expect(box('Heart Disease').checked).toBe(true);
  });

  it('[MED-09] keeps all ticked conditions as the medical history', async () => {
    const chat = await openHistory();
    await chat.user.click(box('Asthma'));
    await chat.user.click(box('Diabetes'));
    await chat.user.click(box('Thyroid Disorders'));
    await chat.user.click(box('Thyroid Disorders'));
    expect(storedDraft()?.progress.selectedConditions).toEqual(['diabetes', 'asthma']);
    await chat.user.click(toConsent());
    expect(known()?.medicalHistory).toEqual(['diabetes', 'asthma']);
  });

  it('[MED-10] [MED-11] keeps what is written about allergies and medicines', async () => {
    const chat = await openHistory();
    await chat.user.type(allergies(), ' penicillin, Ecosprin 75 ');
    expect(storedDraft()?.progress.allergiesText).toBe(' penicillin, Ecosprin 75 ');
    await chat.user.click(toConsent());
    expect(known()?.allergies).toBe('penicillin, Ecosprin 75');
  });

  it('[MED-11] leaves Enter to the text', async () => {
    const chat = await openHistory();
    await chat.user.type(allergies(), 'penicillin{Enter}latex');
    expect(addressStep()).toBe('MEDICAL_HISTORY');
    expect(storedDraft()?.progress.allergiesText).toBe('penicillin\nlatex');
  });

  it('[MED-12] goes on to consent without any entry', async () => {
    const chat = await openHistory();
    expect(toConsent().disabled).toBe(false);
    await chat.user.click(toConsent());
    expect(addressStep()).toBe('CONSENT_GATE');
    expect(known()).toMatchObject({ medicalHistory: [], allergies: '' });
  });

  it('shows the entries again after going on and back', async () => {
    const chat = await openHistory();
    await chat.user.click(box('Bleeding Disorders'));
    await chat.user.type(allergies(), 'latex');
    await chat.user.click(toConsent());
    await chat.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(box('Bleeding Disorders').checked).toBe(true);
    expect(allergies()).toHaveProperty('value', 'latex');
  });
});
