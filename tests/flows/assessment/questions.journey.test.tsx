// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CATEGORIES } from '../../../contracts/assessment/chat-context.ts';
import type { Category } from '../../../contracts/assessment/chat-context.ts';
import type { Progress } from '../../../contracts/assessment/draft.ts';
import {
  addressStep,
  heading,
  openChat,
  primaryAction,
  storeDraft,
  storedDraft,
} from '../../kit/chat.tsx';
import { watchView } from '../../kit/in-view.ts';
import { FRESH, allAnswered } from '../../kit/samples.ts';
import { atQuestion, press } from './gestures.ts';

beforeEach(() => localStorage.clear());

/** Comes back to the questions of a category. */
const openQuestions = async (category: Category, known: Partial<Progress> = {}) => {
  storeDraft({
    ...FRESH,
    step: 'FOLLOW_UP',
    chatContext: {
      ...FRESH.chatContext,
      issue: 'something is wrong in my mouth',
      category,
      age: 'age_19_30',
      sex: 'female',
      depthChoice: 'detailed',
    },
    ...known,
  });
  return openChat();
};

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const checkbox = (name: string | RegExp) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name });
const answers = () => storedDraft()?.progress.followUpAnswers;

/** What every category asks first, with nothing alarming said. */
const CALM = {
  pain_danger_signs: ['none'],
  pain_events: ['none'],
  pain_body_signs: ['none'],
};
/** Then come three radios of pain; the seventh question is a checkbox again. */
const FIRST_SIX = {
  ...CALM,
  pain_location: 'behind_last_tooth',
  pain_intensity: 'mild',
  pain_onset: 'today',
};
const openLocation = () =>
  openQuestions('pain', { followUpAnswers: CALM, currentQuestionIndex: 3 });
const openTriggers = () =>
  openQuestions('pain', { followUpAnswers: FIRST_SIX, currentQuestionIndex: 6 });
const noneOfThese = () =>
  screen.queryByRole<HTMLButtonElement>('button', { name: 'None of these' });

describe('one question at a time', () => {
  it('[FUP-01] [FUP-02] [FUP-06] shows one question, its number and the total, and goes on with Next', async () => {
    const chat = await openLocation();
    expect(heading()).toBe('Where is the pain?');
    atQuestion(4);
    expect(screen.queryByText('How strong is the pain at its worst?')).toBeNull();
    await chat.user.click(radio('Behind the last back tooth'));
    expect(heading()).toBe('Where is the pain?');
    expect(primaryAction().textContent).toBe('Next');
    await chat.user.click(screen.getByRole('button', { name: 'Next' }));
    expect(heading()).toBe('How strong is the pain at its worst?');
    atQuestion(5);
    expect(screen.queryByRole('radio', { name: 'Behind the last back tooth' })).toBeNull();
    expect(addressStep()).toBe('FOLLOW_UP');
  });

  it('says first where several may be ticked, and what helps to answer', async () => {
    const chat = await openQuestions('pain');
    screen.getByRole('group', {
      description:
        'Tick all that apply. To be safe, we ask about these first. They show how quickly you need help.',
    });
    chat.unmount();
    await openQuestions('pain', { followUpAnswers: FIRST_SIX, currentQuestionIndex: 4 });
    screen.getByText('0 is no pain and 10 is the worst pain imaginable.');
    expect(screen.queryByText(/Tick all that apply/)).toBeNull();
  });

  it('[FUP-05] goes back with Previous, which keeps the answer', async () => {
    const chat = await openTriggers();
    await chat.user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(heading()).toBe('When did it start?');
    expect(radio('Today').checked).toBe(true);
    atQuestion(6);
  });

  it('[FUP-05] leaves the questions with Previous on the first one', async () => {
    const chat = await openQuestions('pain');
    await chat.user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(addressStep()).toBe('DEPTH_CHOICE');
  });

  it('[FUP-06] [FUP-07] reads Next on every question but the last, and Continue there', async () => {
    const chat = await openQuestions('pain', { followUpAnswers: allAnswered('pain') });
    const labels: (string | null)[] = [];
    for (let question = 1; question <= 10; question += 1) {
      atQuestion(question);
      labels.push(primaryAction().textContent);
      await chat.user.click(primaryAction());
    }
    expect(labels).toEqual([...Array.from({ length: 9 }, () => 'Next'), 'Continue']);
    expect(addressStep()).toBe('MEDICAL_HISTORY');
  });
});

describe('choices', () => {
  it('[FUP-03] [FUP-22] [DATA-05] takes a single choice and stores it as a text', async () => {
    const chat = await openLocation();
    expect(
      within(screen.getByRole('radiogroup', { name: 'Where is the pain?' })).getAllByRole('radio'),
    ).toHaveLength(9);
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    await chat.user.click(radio('Behind the last back tooth'));
    await chat.user.click(radio('Not sure'));
    expect(radio('Behind the last back tooth').checked).toBe(false);
    expect(radio('Not sure').checked).toBe(true);
    expect(answers()).toEqual({ ...CALM, pain_location: 'not_sure' });
  });

  it('[FUP-04] [FUP-23] [DATA-05] takes several choices and stores them as a list', async () => {
    const chat = await openTriggers();
    expect(heading()).toBe('What brings the pain on or makes it worse?');
    expect(screen.getAllByRole('checkbox')).toHaveLength(10);
    expect(screen.queryAllByRole('radio')).toEqual([]);
    await chat.user.click(checkbox('Biting or chewing'));
    await chat.user.click(checkbox('Cold food or drinks'));
    expect(checkbox('Biting or chewing').checked).toBe(true);
    expect(answers()?.['pain_triggers']).toEqual(['cold', 'biting']);
  });

  it('[FUP-04] [FUP-06] answers with "None of these" in one press and goes on', async () => {
    const chat = await openTriggers();
    expect(screen.queryByRole('checkbox', { name: 'None of these' })).toBeNull();
    await press(chat, 'None of these');
    expect(answers()?.['pain_triggers']).toEqual(['none']);
    atQuestion(8);
  });

  it('[FUP-04] offers "None of these" while nothing is ticked, and keeps its place afterwards', async () => {
    const chat = await openTriggers();
    expect(noneOfThese()?.disabled).toBe(false);
    await chat.user.click(checkbox('Sweet things'));
    expect([noneOfThese()?.disabled, noneOfThese()?.dataset['used']]).toEqual([true, 'true']);
    await chat.user.click(checkbox('Sweet things'));
    expect([noneOfThese()?.disabled, noneOfThese()?.dataset['used']]).toEqual([false, undefined]);
  });

  it('[FUP-04] shows "None of these" as a row where it is the answer, which any other unticks', async () => {
    const chat = await openTriggers();
    await press(chat, 'None of these');
    await press(chat, 'Previous');
    expect(checkbox('None of these').checked).toBe(true);
    expect(noneOfThese()?.disabled).toBe(true);
    await chat.user.click(checkbox('Bending forward'));
    expect(answers()?.['pain_triggers']).toEqual(['bending']);
    expect(screen.queryByRole('checkbox', { name: 'None of these' })).toBeNull();
  });

  it('[FUP-03] has no such press on a radio question', async () => {
    await openLocation();
    expect(noneOfThese()).toBeNull();
  });

  it('goes from the last question to the medical history with "None of these"', async () => {
    const { pain_gums_jaw: _last, ...rest } = allAnswered('pain');
    const chat = await openQuestions('pain', { followUpAnswers: rest, currentQuestionIndex: 9 });
    await press(chat, 'None of these');
    expect(addressStep()).toBe('MEDICAL_HISTORY');
    expect(answers()?.['pain_gums_jaw']).toEqual(['none']);
  });

  it('answers one question with a double click on "None of these", and not the next one', async () => {
    const chat = await openQuestions('pain');
    await chat.user.dblClick(noneOfThese() as HTMLButtonElement);
    atQuestion(2);
    expect(answers()).toEqual({ pain_danger_signs: ['none'] });
  });
});

describe('the danger signs', () => {
  describe('that do not fit on the screen', () => {
    let show: () => void;
    beforeEach(() => {
      show = watchView();
    });
    afterEach(() => vi.unstubAllGlobals());
    const LINE = 'See the whole list before “None of these”.';
    const state = () => {
      const described = noneOfThese()?.getAttribute('aria-describedby');
      return [
        noneOfThese()?.getAttribute('aria-disabled'),
        described && document.getElementById(described)?.textContent,
      ];
    };

    it('are not denied by "None of these" before the last was in view, and the page says so', async () => {
      const chat = await openQuestions('pain');
      expect(state()).toEqual(['true', LINE]);
      expect(noneOfThese()?.disabled).toBe(false);
      await press(chat, 'None of these');
      atQuestion(1);
      expect(answers()).toEqual({});
      act(show);
      expect(state()).toEqual([null, null]);
      await press(chat, 'None of these');
      atQuestion(2);
      expect(state()).toEqual(['true', LINE]);
    });

    it('are not denied before those that a row opens later were in view as well', async () => {
      const chat = await openQuestions('pain');
      act(show);
      expect(state()).toEqual([null, null]);
      await chat.user.click(checkbox(/^Hard to breathe, or hard/));
      expect(state()).toEqual(['true', LINE]);
      await press(chat, 'None of these');
      expect(screen.getByText('Which of these is it?').dataset['asked']).toBeUndefined();
      act(show);
      await press(chat, 'None of these');
      await press(chat, 'None of these');
      atQuestion(2);
    });

    it('can be denied once the keyboard has come to the last of them', async () => {
      await openQuestions('pain');
      act(() => checkbox(/^Fever, confusion/).focus());
      expect(state()[0]).toBe('true');
      act(() => checkbox('Not sure').focus());
      expect(state()).toEqual([null, null]);
    });

    it('are answered by a tick at any time, and other lists are denied at once', async () => {
      const chat = await openQuestions('pain');
      await chat.user.click(checkbox('Not sure'));
      expect(noneOfThese()?.disabled).toBe(true);
      expect(primaryAction().disabled).toBe(false);
      chat.unmount();
      await openTriggers();
      expect(state()).toEqual([null, null]);
    });
  });

  it('are asked first in every category, then what has happened, then what else cannot wait', async () => {
    for (const category of CATEGORIES) {
      localStorage.clear();
      const chat = await openQuestions(category);
      expect(heading()).toBe('Is any of this happening right now?');
      await press(chat, 'None of these');
      expect(heading()).toBe('Has any of this happened in the last few days?');
      await press(chat, 'None of these');
      expect(heading()).toBe('Does any of this apply?');
      chat.unmount();
    }
  });

  const ROWS = [
    'Hard to breathe, or hard to swallow',
    'A swelling of the face, an eye or under the tongue, or a mouth that hardly opens',
    'Fever, confusion, or one side of the face that droops',
  ] as const;
  const rows = () => ROWS.map((name) => checkbox(name));
  const opened = () => rows().map((row) => row.getAttribute('aria-expanded'));
  const ticked = () => rows().map((row) => row.checked);
  const WHICH = 'Which of these is it?';

  it('stand in rows that are ticked and open with one press, each named by all that it holds', async () => {
    const chat = await openQuestions('pain');
    expect([opened(), ticked()]).toEqual([
      ['false', 'false', 'false'],
      [false, false, false],
    ]);
    const signs: number[] = [];
    for (const row of rows()) {
      await chat.user.click(row);
      const list = document.getElementById(row.getAttribute('aria-controls') ?? '');
      expect(within(list as HTMLElement).getByText(WHICH).tagName).toBe('LEGEND');
      signs.push(within(list as HTMLElement).getAllByRole('checkbox').length);
    }
    expect(signs).toEqual([2, 5, 3]);
    expect([opened(), ticked()]).toEqual([
      ['true', 'true', 'true'],
      [true, true, true],
    ]);
    // What stands in no row comes last.
    expect(screen.getAllByRole('checkbox').at(-1)?.closest('label')?.textContent).toBe('Not sure');
    await chat.user.click(checkbox(ROWS[1]));
    expect([opened(), ticked()]).toEqual([
      ['true', 'false', 'true'],
      [true, false, true],
    ]);
  });

  it('are asked for where a row is ticked and nothing in it, and nobody goes on without', async () => {
    const chat = await openQuestions('pain');
    await chat.user.click(checkbox(ROWS[0]));
    expect(screen.getByText(WHICH).dataset['asked']).toBeUndefined();
    await press(chat, 'Next');
    atQuestion(1);
    expect(screen.getByText(WHICH).dataset['asked']).toBe('true');
    expect(document.activeElement).toBe(screen.getByText(WHICH));
    expect(primaryAction().disabled).toBe(true);
    expect(ticked()).toEqual([true, false, false]);
    await chat.user.click(checkbox(ROWS[2]));
    await chat.user.click(checkbox(/^Fever of 38/));
    await press(chat, 'Next');
    atQuestion(1);
    // The row is ticked by mistake, and its tick is taken back.
    await chat.user.click(checkbox(ROWS[0]));
    await press(chat, 'Next');
    atQuestion(2);
  });

  it('stay ticked with their row over a reload, and bar the way to later questions', async () => {
    await openQuestions('pain', {
      followUpAnswers: { ...allAnswered('pain'), pain_danger_signs: ['cheek_a_little_swollen'] },
      chosenGroups: { pain_danger_signs: ['breathing'] },
      currentQuestionIndex: 6,
    });
    atQuestion(1);
    expect(ticked()).toEqual([true, true, false]);
  });

  it('are denied with their row by "None of these", once it was asked which', async () => {
    const chat = await openQuestions('pain');
    await chat.user.click(checkbox(ROWS[0]));
    await press(chat, 'None of these');
    atQuestion(1);
    expect(screen.getByText(WHICH).dataset['asked']).toBe('true');
    await press(chat, 'None of these');
    atQuestion(2);
    expect(answers()).toEqual({ pain_danger_signs: ['none'] });
    await press(chat, 'Previous');
    expect(ticked()).toEqual([false, false, false]);
  });

  it('hold their row ticked and open, which one press on it may not undo', async () => {
    const chat = await openQuestions('pain', {
      followUpAnswers: { pain_danger_signs: ['cheek_a_little_swollen'] },
    });
    expect(opened()).toEqual(['false', 'true', 'false']);
    expect(checkbox(ROWS[1]).disabled).toBe(true);
    await chat.user.click(checkbox(ROWS[1]));
    expect(answers()).toEqual({ pain_danger_signs: ['cheek_a_little_swollen'] });
  });
});

describe('the help above the choices', () => {
  it('[FUP-04] says exactly once, wherever it holds, that several may be ticked', async () => {
    const chat = await openQuestions('gums', { followUpAnswers: allAnswered('gums') });
    const told: boolean[] = [];
    const several: boolean[] = [];
    for (let question = 1; question <= 10; question += 1) {
      const words = document.querySelector('main header')?.textContent ?? '';
      told.push((words.match(/\bTick (all|every)/g) ?? []).length === 1);
      several.push(screen.queryAllByRole('checkbox').length > 0);
      await chat.user.click(primaryAction());
    }
    expect(told).toEqual(several);
    expect(several).toContain(true);
  });
});

describe('going on', () => {
  it('[FUP-08] waits for an answer to a radio question', async () => {
    const chat = await openLocation();
    expect(primaryAction().disabled).toBe(true);
    await chat.user.keyboard('{Enter}');
    atQuestion(4);
    await chat.user.click(radio('Not sure'));
    expect(primaryAction().disabled).toBe(false);
  });

  it('[FUP-08] waits for an answer to the last question too', async () => {
    const { pain_gums_jaw: _last, ...rest } = allAnswered('pain');
    await openQuestions('pain', { followUpAnswers: rest, currentQuestionIndex: 9 });
    expect(primaryAction().textContent).toBe('Continue');
    expect(primaryAction().disabled).toBe(true);
  });

  it('[FUP-09] needs at least one tick, and waits again when the last one is taken back', async () => {
    const chat = await openTriggers();
    expect(primaryAction().disabled).toBe(true);
    await chat.user.click(checkbox('Sweet things'));
    expect(primaryAction().disabled).toBe(false);
    await chat.user.click(checkbox('Sweet things'));
    expect(primaryAction().disabled).toBe(true);
  });
});

describe('which questions', () => {
  it.each([
    ['pain', 'Where is the pain?'],
    ['gums', 'How often do the gums bleed?'],
    ['cosmetic', 'What is the main bother?'],
    ['lesion', 'Where is it?'],
    ['other', 'What is the main problem?'],
  ] as const)('[FUP-10] begins with the first questions of %s', async (category, fourth) => {
    const chat = await openQuestions(category, { step: 'DEPTH_CHOICE', currentQuestionIndex: 4 });
    await chat.user.click(screen.getByRole('button', { name: /^Detailed Assessment/ }));
    expect(heading()).toBe('Is any of this happening right now?');
    atQuestion(1);
    await press(chat, 'None of these');
    await press(chat, 'None of these');
    await press(chat, 'None of these');
    expect(heading()).toBe(fourth);
    atQuestion(4);
  });

  it('[FUP-11] moves to the medical history when there is no question at the position', async () => {
    await openQuestions('pain', {
      followUpAnswers: allAnswered('pain'),
      currentQuestionIndex: 10,
    });
    expect(addressStep()).toBe('MEDICAL_HISTORY');
    expect(heading()).toBe('Do any of these apply?');
  });
});
