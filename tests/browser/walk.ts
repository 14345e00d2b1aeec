import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Category, MedicalCondition } from '../../contracts/assessment/chat-context.ts';
import type { Progress } from '../../contracts/assessment/draft.ts';
import { QUESTION_BANK } from '../../contracts/questions/index.ts';
import { NONE } from '../../contracts/questions/shared.ts';
import { HISTORY } from '../../contracts/texts/en/history.ts';
import { freshProgress } from '../../machines/chat/progress.ts';
import { questionWords } from '../../src/lib/format/question-words.ts';
import { MORE } from '../../contracts/questions/question-bank.ts';
import type { Question } from '../../contracts/questions/question-bank.ts';
import type { Step } from '../../contracts/assessment/steps.ts';
import { seedDraft } from './draft.ts';

/** How a person acts on a page. */
export type Hand = {
  readonly press: (button: Locator) => Promise<void>;
  readonly tick: (box: Locator) => Promise<void>;
  readonly write: (field: Locator, text: string) => Promise<void>;
  /** Goes on with the step's primary action. */
  readonly goOn: (page: Page) => Promise<void>;
};

export const primaryAction = (page: Page): Locator => page.locator('[data-primary-action]');

/** Opens the row that an option stands in, if that is closed. */
const openRowOf = async (box: Locator, press: Hand['press']): Promise<void> => {
  const row = box.locator('xpath=ancestor::details[not(@open)]');
  if ((await row.count()) > 0) await press(row.locator('summary'));
};

/** The row that is ticked before an option in it is there; null where the option is in none, or its row only unfolds. */
const rowToTick = (page: Page, question: Question, option: string): Locator | null => {
  const group = question.groups?.find(({ options }) => options.includes(option));
  if (group === undefined || group.id === MORE || question.type === 'radio') return null;
  const name = questionWords(question.id).groups?.[group.id] ?? '';
  return page.getByRole('checkbox', { name, exact: true });
};

const click = (button: Locator): Promise<void> => button.click();

/** Ticks or unticks an option of a question, and before it the row that it stands in. */
export const tickOption = async (page: Page, hand: Hand, question: Question, option: string) => {
  const row = rowToTick(page, question, option);
  if (row && !(await row.isChecked())) await hand.tick(row);
  await hand.tick(page.locator(`input[name="${question.id}"][value="${option}"]`));
};

/** With the mouse or a finger. */
export const byMouse: Hand = {
  press: click,
  tick: async (box) => {
    await openRowOf(box, click);
    // The row is the target, not the small box in it.
    await box.locator('xpath=ancestor-or-self::label').click();
  },
  write: (field, text) => field.fill(text),
  goOn: (page) => primaryAction(page).click(),
};

const MOST_TABS = 60;

const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node === document.activeElement);

/** Whether what has focus shows it, and is not hidden under something else (WCAG 2.4.7, 2.4.11). */
export const focusProblem = (): string | null => {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const ring = [focused, focused.parentElement, focused.closest('label')].some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });
  const name = focused.textContent.trim() || focused.getAttribute('aria-label') || focused.tagName;
  if (!ring) return `"${name}" has focus and does not show it`;
  const shown = (focused.closest('label') ?? focused).getBoundingClientRect();
  const across = [0.2, 0.5, 0.8].map((share) => shown.left + shown.width * share);
  const down = [0.2, 0.5, 0.8].map((share) => shown.top + shown.height * share);
  const isSeen = across.some((x) =>
    down.some((y) => {
      const top = document.elementFromPoint(x, y);
      return (
        top !== null &&
        (focused.contains(top) || (focused.closest('label')?.contains(top) ?? false))
      );
    }),
  );
  return isSeen ? null : `"${name}" has focus and is hidden`;
};

/** Presses Tab, or Shift+Tab, until an element has focus; each stop on the way must be seen. */
export const tabTo = async (element: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  const page = element.page();
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await hasFocus(element)) return;
    await page.keyboard.press(key);
    expect(await page.evaluate(focusProblem)).toBeNull();
  }
  throw new Error(`${element.toString()} cannot be reached with ${key}`);
};

/** With Tab, arrows, Space and Enter only. */
export const byKeyboard: Hand = {
  press: async (button) => {
    await tabTo(button);
    await button.page().keyboard.press('Enter');
  },
  tick: async (box) => {
    const { keyboard } = box.page();
    await openRowOf(box, byKeyboard.press);
    if ((await box.getAttribute('type')) === 'checkbox') {
      await tabTo(box);
      return keyboard.press('Space');
    }
    // Radio buttons are one stop: the first or the chosen one; the arrows go on from there.
    const group = box.locator('xpath=ancestor::fieldset');
    const chosen = group.locator('input:checked');
    const stop = (await chosen.count()) > 0 ? chosen : group.locator('input').first();
    await tabTo(stop);
    await keyboard.press('Space');
    const most = await group.locator('input').count();
    for (let presses = 0; presses < most && !(await box.isChecked()); presses += 1) {
      await keyboard.press('ArrowDown');
    }
    expect(await box.isChecked()).toBe(true);
  },
  write: async (field, text) => {
    await tabTo(field);
    await field.page().keyboard.type(text);
  },
  goOn: async (page) => {
    await tabTo(primaryAction(page));
    await page.keyboard.press('Space');
  },
};

/**
 * As `byKeyboard`, but Enter goes on from wherever the focus stands (CHAT-33). The concern box sends on
 * Enter; other text fields keep it for a new line.
 */
export const byEnter: Hand = {
  ...byKeyboard,
  goOn: async (page) => {
    const field = page.locator('textarea:focus');
    if (stepOf(page) !== 'INTRO' && (await field.count()) > 0)
      await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
  },
};

/** What is answered on the way. */
export type Story = {
  readonly concern: string;
  /** Picked where the concern does not say it. */
  readonly category: Category;
  /** Options to tick by question id; a question that is not named gets its calmest answer. */
  readonly answers?: Readonly<Record<string, readonly string[]>>;
  readonly conditions?: readonly MedicalCondition[];
  readonly allergies?: string;
};

export const COLD_TOOTH: Story = {
  concern: 'my back tooth hurts when I drink cold water',
  category: 'pain',
  answers: {
    pain_intensity: ['moderate'],
    pain_triggers: ['cold', 'sweet'],
    pain_behaviour: ['stops_in_seconds'],
    pain_tooth: ['hole_or_decay'],
  },
  conditions: ['asthma'],
  allergies: 'penicillin',
};

/** A story whose first answer calls for an ambulance. */
export const AIRWAY: Story = {
  ...COLD_TOOTH,
  answers: {
    ...COLD_TOOTH.answers,
    pain_danger_signs: ['hard_to_breathe'],
  },
};

/** The answer that worries least: none of the signs, or the first option. */
export const calmest = ({ type, options, exclusive }: Question): readonly string[] => {
  const none = exclusive?.[0];
  if (type === 'checkbox' && none !== undefined) return [none];
  return [options[0] ?? ''];
};

const choice = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** The step that the address carries. */
export const stepOf = (page: Page): string | null => new URL(page.url()).searchParams.get('step');

export const headingOf = (page: Page): Locator => page.locator('main h1');

/** Waits until a step is on screen and in the address. */
export const waitForStep = (page: Page, step: Step): Promise<void> =>
  page.waitForURL((url) => url.searchParams.get('step') === step);

/** What the page shows before the app runs. */
export const firstPaint = (page: Page): Locator => page.locator('#first-paint');

/** Opens a page of the app and waits until the app is there. */
export const openPage = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await firstPaint(page).waitFor({ state: 'detached' });
};

/** Waits until the opening messages are over and the app has taken over. */
export const waitForChat = async (page: Page): Promise<void> => {
  await firstPaint(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'leave the assessment' }).waitFor();
  await headingOf(page).waitFor();
};

/** Opens the chat and waits until it can be used. */
export const openChat = async (page: Page, address = '/chat'): Promise<void> => {
  await page.goto(address);
  await waitForChat(page);
};

export const concernBox = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Your concern' });

/** Opens the conversation so far. */
export const historyButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Conversation history/ });

/** The number of the question on screen, from 0. */
const questionAt = async (page: Page): Promise<number> => {
  const words = await page
    .getByText(/^Question \d+ of \d+/)
    .first()
    .innerText();
  return Number(/\d+/.exec(words)?.[0]) - 1;
};

const noneOfThese = (page: Page): Locator =>
  page.getByRole('button', { name: 'None of these', exact: true });

/** Returns true while "None of these" waits until the last of the options was in view or in focus. */
const waitsToBeSeen = async (none: Locator): Promise<boolean> =>
  (await none.count()) > 0 &&
  (await none.isDisabled()) &&
  (await none.getAttribute('aria-describedby')) !== null;

/** Goes on from help, if an answer has just called for it. */
export const goOnFromHelp = async (page: Page, hand: Hand): Promise<void> => {
  await headingOf(page).waitFor();
  const goOn = page.getByRole('button', { name: /: continue$/ });
  if ((await goOn.count()) === 0) return;
  await hand.press(goOn);
  await goOn.waitFor({ state: 'detached' });
};

/**
 * Ticks the answer to the question on screen without going on, but for help, which may interrupt. "None of these"
 * is a way on: it is left to `answerAndGoOn`.
 */
export const answerQuestion = async (page: Page, hand: Hand, story: Story): Promise<Question> => {
  const at = await questionAt(page);
  const question: Question | undefined = QUESTION_BANK[story.category][at];
  if (question === undefined) throw new Error(`There is no question ${at + 1}`);
  expect(await headingOf(page).innerText()).toBe(questionWords(question.id).question);
  for (const option of story.answers?.[question.id] ?? calmest(question)) {
    if (option === NONE) continue;
    const ticked = page.locator(`input[name="${question.id}"][value="${option}"]:checked`);
    if ((await ticked.count()) > 0) continue;
    await tickOption(page, hand, question, option);
    await goOnFromHelp(page, hand);
  }
  return question;
};

/** Answers the question on screen and goes on to what comes next. */
export const answerAndGoOn = async (page: Page, hand: Hand, story: Story): Promise<void> => {
  const question = await answerQuestion(page, hand, story);
  const none = noneOfThese(page);
  if (await waitsToBeSeen(none)) {
    // Focus rather than scrolling, so that every move of the page is its own.
    await page
      .locator('main label input')
      .last()
      .evaluate((box) => box.focus({ preventScroll: true }));
    await expect.poll(() => none.isEnabled()).toBe(true);
  }
  if ((await none.count()) > 0 && (await none.isEnabled())) await hand.press(none);
  else await hand.goOn(page);
  await page.waitForFunction(
    (asked) => document.querySelector('main h1')?.textContent !== asked,
    questionWords(question.id).question,
  );
};

const fillHistory = async (page: Page, hand: Hand, story: Story): Promise<void> => {
  for (const condition of story.conditions ?? []) {
    const box = page.getByRole('checkbox', { name: HISTORY.boxes[condition] });
    if (!(await box.isChecked())) await hand.tick(box);
  }
  const field = page.getByRole('textbox');
  if (story.allergies && (await field.inputValue()) === '')
    await hand.write(field, story.allergies);
};

const submitConcern = async (page: Page, hand: Hand, story: Story): Promise<void> => {
  const field = concernBox(page);
  if ((await field.inputValue()) === '') await hand.write(field, story.concern);
  await hand.goOn(page);
};

const consent = async (page: Page, hand: Hand): Promise<void> => {
  const box = page.getByRole('checkbox');
  if (!(await box.isChecked())) await hand.tick(box);
};

type Move = (page: Page, hand: Hand, story: Story) => Promise<void>;

/** What brings each step to the next one. */
const MOVES: Partial<Record<Step, Move>> = {
  INTRO: submitConcern,
  CATEGORY: (page, hand) => hand.press(page.getByRole('button', { name: /^Tooth or jaw pain/ })),
  AGE_COLLECTION: (page, hand) => hand.press(choice(page, '31-50')),
  SEX_COLLECTION: (page, hand) => hand.press(choice(page, 'Female')),
  DEPTH_CHOICE: (page, hand) =>
    hand.press(page.getByRole('button', { name: /^Detailed Assessment/ })),
  FOLLOW_UP: answerAndGoOn,
  MEDICAL_HISTORY: async (page, hand, story) => {
    await fillHistory(page, hand, story);
    await hand.goOn(page);
  },
  CONSENT_GATE: async (page, hand) => {
    await consent(page, hand);
    await hand.goOn(page);
  },
  // Its primary action is the way out to a dentist.
  DIAGNOSIS: (page, hand) => hand.press(page.getByRole('button', { name: 'Next steps' })),
};

export type WalkOptions = {
  readonly by?: Hand;
  readonly story?: Story;
  /** Called on every screen before it is answered; the same step comes once for each question. */
  readonly at?: (step: Step) => Promise<void>;
};

/** Walks the assessment forward from the step on screen until another one is shown. */
export const walkTo = async (page: Page, goal: Step, options: WalkOptions = {}): Promise<void> => {
  const { by = byMouse, story = COLD_TOOTH, at } = options;
  for (let step = stepOf(page) as Step; step !== goal; step = stepOf(page) as Step) {
    await at?.(step);
    const move = MOVES[step];
    if (move === undefined) throw new Error(`No way leads from ${step} to ${goal}`);
    await move(page, by, story);
    if (step !== 'FOLLOW_UP') {
      await page.waitForURL((url) => url.searchParams.get('step') !== step);
    }
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  }
};

/** The answers of a story, where it has none the calmest, as they are kept. */
export const answersOf = ({
  category,
  answers,
}: Pick<Story, 'category' | 'answers'>): Progress['followUpAnswers'] =>
  Object.fromEntries(
    QUESTION_BANK[category].map((question: Question) => {
      const chosen = answers?.[question.id] ?? calmest(question);
      return [question.id, question.type === 'radio' ? (chosen[0] ?? '') : [...chosen]];
    }),
  );

/** A story that is told in whole but for the consent. */
const answered = ({ concern, category, ...story }: Story): Progress => {
  const sessionToken = `detailed-${Date.now()}-${randomUUID().replaceAll('-', '')}`;
  const fresh = freshProgress({ sessionToken, sessionStartTime: new Date().toISOString() });
  const conditions = [...(story.conditions ?? [])];
  const allergies = story.allergies ?? '';
  return {
    ...fresh,
    step: 'CONSENT_GATE',
    chatContext: {
      ...fresh.chatContext,
      issue: concern,
      category,
      age: 'age_31_50',
      sex: 'female',
      depthChoice: 'detailed',
      medicalHistory: conditions,
      allergies,
    },
    concernText: concern,
    followUpAnswers: answersOf({ category, ...story }),
    currentQuestionIndex: QUESTION_BANK[category].length - 1,
    selectedConditions: conditions,
    allergiesText: allergies,
    historyGiven: true,
  };
};

/** Opens the chat at the consent with all questions answered, as somebody finds it who comes back. */
export const openAnswered = async (page: Page, story: Story = COLD_TOOTH): Promise<void> => {
  await seedDraft(page, answered(story));
  await openChat(page);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await waitForStep(page, 'CONSENT_GATE');
};

/** Opens the chat at the result of a story, which the server makes. */
export const openResult = async (page: Page, story: Story = COLD_TOOTH): Promise<void> => {
  await openAnswered(page, story);
  await walkTo(page, 'DIAGNOSIS', { story });
};
