// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Category, ChatContext } from '../../../contracts/assessment/chat-context.ts';
import type { Progress } from '../../../contracts/assessment/draft.ts';
import type { Step } from '../../../contracts/assessment/steps.ts';
import { addressStep, heading, openChat, storeDraft, storedDraft } from '../../kit/chat.tsx';
import { COMPLETED, FRESH } from '../../kit/samples.ts';
import { atQuestion, press, standingAt } from './gestures.ts';

/** Comes back to a step with what is known so far. */
const openAt = async (step: Step, known: Partial<ChatContext>) => {
  storeDraft({ ...FRESH, step, chatContext: { ...FRESH.chatContext, ...known } });
  return openChat();
};

const choices = (question: string): HTMLElement[] =>
  within(screen.getByRole('group', { name: question })).getAllByRole('button');

const textsOf = (elements: readonly HTMLElement[]) => elements.map((each) => each.textContent);

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the category', () => {
  const CARDS = [
    { title: 'Tooth or jaw pain', category: 'pain' },
    { title: 'Gums', category: 'gums' },
    { title: 'How my teeth look', category: 'cosmetic' },
    { title: 'Spot, sore or lump', category: 'lesion' },
    { title: 'Injury, lost filling or something else', category: 'other' },
  ];

  it('[STEP-01] shows five cards, each with a title and a text', async () => {
    await openAt('CATEGORY', { issue: 'something is odd' });
    expect(heading()).toBe('Which of these is closest to your concern?');
    const cards = choices('Which of these is closest to your concern?');
    expect(cards).toHaveLength(5);
    for (const [at, { title }] of CARDS.entries()) {
      const text = cards[at]?.textContent ?? '';
      expect(text.startsWith(title)).toBe(true);
      expect(text.length).toBeGreaterThan(title.length + 10);
    }
  });

  it('says why it asks, where the words fit several or none, and answers what treatment costs', async () => {
    const at = (concernText: string, fittingCategories: readonly Category[]) => {
      cleanup();
      const told = standingAt('CATEGORY', {});
      const chatContext = { ...told.chatContext, issue: concernText };
      storeDraft({ ...told, concernText, chatContext, fittingCategories: [...fittingCategories] });
      return openChat();
    };
    const article = () =>
      screen.queryByRole('link', { name: /^What to ask, and where care costs/ });
    await at('white spot on my gum that hurts', ['lesion', 'pain']);
    screen.getByText(/^It could be more than one/);
    expect(article()).toBeNull();
    await at('how much does a root canal cost in Pune', []);
    screen.getByText(/^We could not tell from your words alone/);
    expect(article()?.getAttribute('href')).toBe('/resources/dentist-visit-what-to-ask');
  });

  it.each(CARDS)(
    '[STEP-02] [DATA-02] keeps $category for "$title"',
    async ({ title, category }) => {
      const chat = await openAt('CATEGORY', { issue: 'something is odd' });
      await chat.user.click(button(new RegExp(`^${title}`)));
      expect(addressStep()).toBe('AGE_COLLECTION');
      expect(storedDraft()?.progress.chatContext.category).toBe(category);
    },
  );
});

describe('the age', () => {
  const KNOWN = { issue: 'my gums bleed', category: 'gums' } as const;

  it('shows the four age groups in a grid of two columns', async () => {
    await openAt('AGE_COLLECTION', KNOWN);
    expect(heading()).toBe('Who is this for?');
    const group = screen.getByRole('group', { name: 'How old is the patient?' });
    expect(group.dataset['columns']).toBe('2');
    expect(textsOf(within(group).getAllByRole('button'))).toEqual([
      '0-18',
      '19-30',
      '31-50',
      'Above 50',
    ]);
  });

  it('asks the age of whom it is for, once that is said', async () => {
    const chat = await openAt('AGE_COLLECTION', KNOWN);
    const asked: (string | null | undefined)[] = [];
    for (const whom of ['Me', 'My child', 'Somebody else']) {
      await press(chat, whom);
      asked.push(screen.getByRole('group', { name: /^How old (are|is) / }).textContent);
    }
    expect(asked.map((words) => words?.slice(0, words.indexOf('?')))).toEqual([
      'How old are you',
      'How old is your child',
      'How old are they',
    ]);
    expect(heading()).toBe('Who is this for?');
  });

  it.each([
    ['self', 'What is your biological sex?'],
    ['child', 'What is your child’s biological sex?'],
    ['other', 'What is their biological sex?'],
  ] as const)('is followed by the sex as it is asked of %s', async (forWhom, asked) => {
    storeDraft(standingAt('SEX_COLLECTION', { forWhom }));
    await openChat();
    expect(heading()).toBe(asked);
  });

  const keeps = (band: string, id: string) => async () => {
    const chat = await openAt('AGE_COLLECTION', KNOWN);
    await chat.user.click(button(band));
    expect(addressStep()).toBe('SEX_COLLECTION');
    expect(storedDraft()?.progress.chatContext.age).toBe(id);
  };

  it('[STEP-04] keeps the band 0-18 as the age', keeps('0-18', 'age_0_18'));
  it('[STEP-05] keeps the band 19-30 as the age', keeps('19-30', 'age_19_30'));
  it('[STEP-06] keeps the band 31-50 as the age', keeps('31-50', 'age_31_50'));
  it('[STEP-07] keeps the band above 50 as the age', keeps('Above 50', 'age_over_50'));
});

describe('whom it is for', () => {
  const KNOWN = { issue: 'my gums bleed', category: 'gums' } as const;
  const STEPS = ['Under 3', '3 to 5', '6 to 11', '12 to 15', '16 to 18'];
  const inForce = (question: string) =>
    textsOf(choices(question).filter((each) => each.getAttribute('aria-current') === 'true'));
  const kept = () => storedDraft()?.progress;

  it('may be said with one press, and is found again', async () => {
    const chat = await openAt('AGE_COLLECTION', KNOWN);
    expect(textsOf(choices('Who is this for?'))).toEqual(['Me', 'My child', 'Somebody else']);
    expect(inForce('Who is this for?')).toEqual([]);
    await press(chat, 'Somebody else');
    expect([addressStep(), kept()?.forWhom]).toEqual(['AGE_COLLECTION', 'other']);
    expect(textsOf(choices('If this is a child: how old?'))).toEqual(STEPS);
    expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
    cleanup();
    await openChat();
    expect(inForce('Who is this for?')).toEqual(['Somebody else']);
    expect(storedDraft()?.chatHistory.at(-1)).toMatchObject({ content: 'other' });
  });

  it("asks my child's age in years, once, in the place of the bands", async () => {
    const chat = await openAt('AGE_COLLECTION', KNOWN);
    await press(chat, 'My child');
    expect(textsOf(choices('How old is your child?'))).toEqual([...STEPS, 'Over 18']);
    expect(screen.getAllByRole('group')).toHaveLength(2);
    await press(chat, '3 to 5');
    expect(addressStep()).toBe('SEX_COLLECTION');
    expect(kept()).toMatchObject({
      forWhom: 'child',
      childAge: 'from_3_to_5',
      chatContext: { age: 'age_0_18' },
    });
    await press(chat, 'Back');
    expect(inForce('How old is your child?')).toEqual(['3 to 5']);
    await press(chat, 'Me');
    expect(textsOf(choices('How old are you?'))).toEqual(['0-18', '19-30', '31-50', 'Above 50']);
    await press(chat, '31-50');
    expect(kept()).toMatchObject({ childAge: null, chatContext: { age: 'age_31_50' } });
  });

  it('lets a grown child have a band, as anybody else', async () => {
    const chat = await openAt('AGE_COLLECTION', KNOWN);
    await press(chat, 'My child');
    await press(chat, 'Over 18');
    expect([addressStep(), inForce('Who is this for?')]).toEqual([
      'AGE_COLLECTION',
      ['Somebody else'],
    ]);
    await press(chat, '31-50');
    expect([addressStep(), kept()?.chatContext.age]).toEqual(['SEX_COLLECTION', 'age_31_50']);
  });

  it('is marked as a child where the words name one', async () => {
    storeDraft(standingAt('AGE_COLLECTION', { aboutChild: true }));
    await openChat();
    expect(inForce('Who is this for?')).toEqual(['My child']);
    expect(textsOf(choices('How old is your child?'))).toEqual([...STEPS, 'Over 18']);
  });

  it('tells to answer for the child, at each question', async () => {
    storeDraft(standingAt('FOLLOW_UP', { forWhom: 'child', currentQuestionIndex: 0 }));
    await openChat();
    screen.getByText(/^Tick all that apply\. Answer for the child\./);
  });

  it('drops the result when it is another after all, and keeps it when it is the same', async () => {
    storeDraft({ ...COMPLETED, step: 'AGE_COLLECTION', forWhom: 'self' });
    const chat = await openChat();
    await press(chat, 'Me');
    expect(kept()?.diagnosis).not.toBeNull();
    await press(chat, 'Somebody else');
    expect(kept()?.diagnosis).toBeNull();
  });

  it('is not told by a draft from before it was asked', async () => {
    const { forWhom: _forWhom, childAge: _childAge, ...before } = COMPLETED;
    storeDraft({ ...before, step: 'AGE_COLLECTION' } as Progress);
    await openChat();
    expect(inForce('Who is this for?')).toEqual([]);
    expect(inForce('How old is the patient?')).toEqual(['19-30']);
  });
});

describe('the sex', () => {
  const KNOWN = { issue: 'my gums bleed', category: 'gums', age: 'age_31_50' } as const;

  it('[STEP-09] offers Male, Female and Prefer not to say, and nothing else', async () => {
    await openAt('SEX_COLLECTION', KNOWN);
    expect(heading()).toBe('What is the patient’s biological sex?');
    expect(textsOf(choices('What is the patient’s biological sex?'))).toEqual([
      'Male',
      'Female',
      'Prefer not to say',
    ]);
  });

  it.each([
    ['Male', 'male'],
    ['Female', 'female'],
    ['Prefer not to say', 'undisclosed'],
  ])('[STEP-08] keeps "%s" as the sex', async (sex, id) => {
    const chat = await openAt('SEX_COLLECTION', KNOWN);
    await chat.user.click(button(sex));
    expect(addressStep()).toBe('DEPTH_CHOICE');
    expect(storedDraft()?.progress.chatContext.sex).toBe(id);
  });
});

describe('the depth', () => {
  const KNOWN = {
    issue: 'my gums bleed',
    category: 'gums',
    age: 'age_31_50',
    sex: 'male',
  } as const;

  it('[STEP-10] [STEP-11] [STEP-12] offers one depth and says what it takes', async () => {
    await openAt('DEPTH_CHOICE', KNOWN);
    expect(heading()).toBe('Ready for the questions?');
    expect(textsOf(choices('Ready for the questions?'))).toEqual([
      'Detailed Assessment10 questions, about 5 minutes',
    ]);
  });

  it('[STEP-13] keeps the chosen depth and asks ten questions', async () => {
    const chat = await openAt('DEPTH_CHOICE', KNOWN);
    expect(storedDraft()?.progress.chatContext.depthChoice).toBeNull();
    await chat.user.click(button(/^Detailed Assessment/));
    expect(addressStep()).toBe('FOLLOW_UP');
    atQuestion(1);
    expect(storedDraft()?.progress.chatContext.depthChoice).toBe('detailed');
  });
});

describe('coming back to an answer', () => {
  it('shows the earlier choice as the one in force', async () => {
    const chat = await openAt('SEX_COLLECTION', { category: 'gums', age: 'age_31_50' });
    await chat.user.click(button('Back'));
    const current = choices('How old is the patient?').filter(
      (each) => each.getAttribute('aria-current') === 'true',
    );
    expect(textsOf(current)).toEqual(['31-50']);
  });
});
