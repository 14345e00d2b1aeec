import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, ViewportSize } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import type { Diagnosis } from '../../contracts/diagnosis.ts';
import { DRAFT_VERSION } from '../../contracts/draft.ts';
import type { Progress } from '../../contracts/draft.ts';
import type { Question } from '../../contracts/question-bank.ts';
import { QUESTION_BANK } from '../../contracts/questions/index.ts';
import { DRAFT_KEY } from '../../src/actors/draft-storage.ts';
import { LAPTOP, PHONE, siteOfFile } from '../kit/browser.ts';
import type { Visit } from '../kit/browser.ts';
import { COMPLETED as SAMPLE } from '../kit/samples.ts';
import { axeProblems } from './axe.ts';
import { layoutProblems, primaryActionProblem } from './layout-problems.ts';
import { settle } from './settle.ts';
import {
  AIRWAY,
  answerQuestion,
  byMouse,
  calmest,
  concernBox,
  openChat,
  primaryAction,
  waitForChat,
  waitForStep,
  walkTo,
} from './walk.ts';

const site = siteOfFile();

/** Pictures for people to look at, taken with PICTURES=1; the checks need none. */
const PICTURES = join(import.meta.dirname, '../../test-results/screens');
const takesPictures = process.env['PICTURES'] === '1';
if (takesPictures) mkdirSync(PICTURES, { recursive: true });

const takePicture = async (page: Page, name: string, fullPage = false): Promise<void> => {
  if (!takesPictures) return;
  await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage, animations: 'disabled' });
};

/**
 * A phone at 200 % has half as many pixels of CSS each way, and a laptop at 400 % has 320 across
 * (WCAG 1.4.10): a smaller window is what a browser's zoom comes to.
 */
const ZOOMED_PHONE = { width: PHONE.width / 2, height: PHONE.height / 2 };
const ZOOMED_LAPTOP = { width: LAPTOP.width / 4, height: LAPTOP.height / 4 };

const looked = new Set<string>();

const resize = async (page: Page, size: ViewportSize) => {
  await page.setViewportSize(size);
  await settle(page);
};

/** The component library follows the colour scheme a moment later. */
const wearScheme = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForFunction((wanted) => {
    const worn = document.documentElement.dataset['mantineColorScheme'];
    return worn === undefined || worn === wanted;
  }, colorScheme);
  await settle(page);
};

/** In a window as high as the page, so that no sticky bar hides a part of it from the checks. */
const axeOfWholePage = async (page: Page, viewport: ViewportSize) => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await resize(page, { ...viewport, height: Math.max(height, viewport.height) });
  const problems = await axeProblems(page);
  await resize(page, viewport);
  return problems;
};

/** Checks what is on screen in every size and both colour schemes, and takes its pictures. */
const look = async (page: Page, name: string): Promise<void> => {
  expect(looked.has(name), `${name} is looked at twice`).toBe(false);
  looked.add(name);
  const problems: string[] = [];
  const note = (where: string, found: readonly (string | null)[]) =>
    problems.push(...found.filter((each) => each !== null).map((each) => `${where}: ${each}`));
  note('phone', [await primaryActionProblem(page)]);
  for (const [size, viewport] of Object.entries({ phone: PHONE, laptop: LAPTOP })) {
    await resize(page, viewport);
    note(size, await layoutProblems(page));
    for (const colorScheme of ['light', 'dark'] as const) {
      await wearScheme(page, colorScheme);
      note(`${size}, ${colorScheme}`, await axeOfWholePage(page, viewport));
      await takePicture(page, `${name}.${size}.${colorScheme}`);
    }
  }
  await wearScheme(page, 'light');
  for (const [zoom, viewport] of Object.entries({
    'phone at 200 %': ZOOMED_PHONE,
    'laptop at 400 %': ZOOMED_LAPTOP,
  })) {
    await resize(page, viewport);
    note(zoom, await layoutProblems(page));
    await takePicture(page, `${name}.${zoom.replaceAll(' ', '-').replace('-%', '')}`);
  }
  await resize(page, PHONE);
  expect.soft(problems, name).toEqual([]);
};

/** The whole height of a long page, which the window shows only the top of. */
const takeWholePage = async (page: Page, name: string): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await takePicture(page, `${name}.whole.${colorScheme}`, true);
  }
  await page.emulateMedia({ colorScheme: 'light' });
};

/** The sample with answers that raise no alarm. */
const COMPLETED: Progress = {
  ...SAMPLE,
  followUpAnswers: Object.fromEntries(
    QUESTION_BANK.pain.map((question: Question) => [
      question.id,
      question.type === 'radio' ? (calmest(question)[0] ?? '') : [...calmest(question)],
    ]),
  ),
};

const calm = (): Promise<Visit> => site.newPage({ reducedMotion: 'reduce', hurried: true });

/** Lets no timer of so many milliseconds or more run out, so that what would pass by can be looked at. */
const holdTimers = async ({ context }: Visit, from: number): Promise<void> => {
  await context.addInitScript((shortest) => {
    const start = window.setTimeout.bind(window);
    const held = (run: TimerHandler, ms = 0, ...rest: unknown[]) =>
      start(run, ms >= shortest ? 2 ** 31 - 1 : ms, ...rest);
    window.setTimeout = held as typeof window.setTimeout;
  }, from);
};

/** How long a notice that passes stays at least, in milliseconds. */
const NOTICE_MS = 2500;

/** Leaves a draft on the device as an earlier visit would have. */
const withDraft = async ({ context }: Visit, progress: Progress): Promise<void> => {
  const savedAt = new Date().toISOString();
  const draft = JSON.stringify({ version: DRAFT_VERSION, savedAt, progress, chatHistory: [] });
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    DRAFT_KEY,
    draft,
  ] as const);
};

const openWith = async (visit: Visit, progress: Progress, address: string): Promise<void> => {
  await withDraft(visit, progress);
  await openChat(visit.page, address);
};

const withResult = (changes: Partial<Diagnosis>): Progress => ({
  ...COMPLETED,
  diagnosis: COMPLETED.diagnosis && { ...COMPLETED.diagnosis, ...changes },
});

const dismissNotice = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).waitFor({ state: 'detached' });
};

describe('every screen in two sizes, light and dark, and zoomed', () => {
  it('of the way to the result', async () => {
    const { page } = await calm();
    await openChat(page);
    let question = 0;
    await walkTo(page, 'DIAGNOSIS', {
      at: async (step) => {
        if (step === 'FOLLOW_UP') question += 1;
        await look(page, step === 'FOLLOW_UP' ? `follow-up-${question}` : step.toLowerCase());
      },
    });
    await look(page, 'diagnosis');
    await takeWholePage(page, 'diagnosis');
    for (const summary of await page.locator('main summary').all()) await summary.click();
    await look(page, 'diagnosis-unfolded');
    await takeWholePage(page, 'diagnosis-unfolded');
    await walkTo(page, 'CALL_TO_ACTION');
    await look(page, 'call-to-action');
    await page.getByRole('link', { name: 'Find My Nearest Dentist' }).click();
    await page.waitForURL('**/find-dentist');
    await look(page, 'find-dentist');
  }, 120_000);

  it('with something answered: a ticked question, history with text, given consent, the conversation', async () => {
    const { page } = await calm();
    await openChat(page);
    await concernBox(page).fill('A long story. '.repeat(30));
    await look(page, 'intro-written');
    await concernBox(page).fill('');
    await walkTo(page, 'FOLLOW_UP');
    await answerQuestion(page, byMouse, AIRWAY);
    await look(page, 'follow-up-answered');
    await walkTo(page, 'MEDICAL_HISTORY');
    await page.getByText('Diabetes').click();
    await page
      .getByRole('textbox')
      .fill('penicillin, and I take Ecosprin 75 every day. '.repeat(5));
    await look(page, 'medical-history-filled');
    await walkTo(page, 'CONSENT_GATE');
    await page.getByRole('checkbox').check();
    await page.getByText('Conversation history').first().click();
    await look(page, 'consent-with-conversation');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await waitForStep(page, 'MEDICAL_HISTORY');
    await page.goto('/chat?step=INTRO');
    await page.getByRole('button', { name: 'Start Fresh Assessment' }).waitFor();
    await dismissNotice(page);
    await look(page, 'intro-with-history');
    await page.getByRole('button', { name: 'leave the assessment' }).click();
    await look(page, 'leave-dialog');
  }, 120_000);

  it('of an emergency: from the answer on, at later steps, in the result', async () => {
    const { page } = await calm();
    await openChat(page);
    let question = 0;
    await walkTo(page, 'DIAGNOSIS', {
      story: AIRWAY,
      at: async (step) => {
        if (step === 'FOLLOW_UP') question += 1;
        if (question === 8) {
          await answerQuestion(page, byMouse, AIRWAY);
          await page.getByRole('alert').first().waitFor();
        }
        if (question === 8) await look(page, 'emergency-answered');
        if (question === 9) await look(page, 'emergency-next-question');
        if (step !== 'FOLLOW_UP' && question === 10)
          await look(page, `emergency-${step.toLowerCase()}`);
      },
    });
    await look(page, 'emergency-diagnosis');
    await takeWholePage(page, 'emergency-diagnosis');
  }, 120_000);
});

describe('every state that is not a step in two sizes, light and dark, and zoomed', () => {
  it('of the start page and the pages around it', async () => {
    const { page } = await calm();
    await page.goto('/');
    await look(page, 'landing');
    await takeWholePage(page, 'landing');
    await page.goto('/no-such-page');
    await page.getByRole('heading', { name: 'There is no page at this address' }).waitFor();
    await look(page, 'not-found');
  });

  it('of the opening', async () => {
    const visit = await site.newPage({ reducedMotion: 'reduce' });
    await holdTimers(visit, 500);
    await visit.page.goto('/chat');
    await visit.page.getByText('Starting your chat...').waitFor();
    await look(visit.page, 'opening');
  });

  it('of the category choice', async () => {
    const { page } = await calm();
    await openChat(page);
    await concernBox(page).fill('I chipped my front tooth');
    await primaryAction(page).click();
    await waitForStep(page, 'CATEGORY');
    await look(page, 'category');
  });

  it('of the warnings, the check under way, and its failure', async () => {
    const { page } = await calm();
    await openChat(page);
    await concernBox(page).fill('asdfgh');
    await primaryAction(page).click();
    await page.getByRole('alertdialog').waitFor();
    await look(page, 'warning');
    await page.getByRole('button', { name: 'Ok' }).click();

    await page.route('**/validate', () => new Promise(() => undefined));
    await concernBox(page).fill('my tooth hurts');
    await primaryAction(page).click();
    await page.getByRole('button', { name: 'Checking...' }).waitFor();
    await look(page, 'intro-checking');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await page.route('**/validate', (route) => route.fulfill({ status: 500, body: '{}' }));
    await concernBox(page).fill('my tooth hurts');
    await primaryAction(page).click();
    await page.getByText('We could not check it just now.').waitFor();
    await look(page, 'warning-unchecked');
    await page.getByRole('button', { name: 'Ok' }).click();

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await concernBox(page).fill('heavy pain in my chest and my left arm, I am sweating');
    await primaryAction(page).click();
    await page.getByRole('alertdialog').or(page.getByRole('alert')).first().waitFor();
    await look(page, 'concern-emergency');
  });

  it('of the diagnose call: under way, then failed', async () => {
    const visit = await calm();
    const { page } = visit;
    await holdTimers(visit, NOTICE_MS);
    await openWith(visit, { ...COMPLETED, diagnosis: null }, '/chat?step=CONSENT_GATE');
    await page.getByText('Progress Restored').waitFor();
    await look(page, 'notice-restored');
    await dismissNotice(page);
    let fail: () => void = () => undefined;
    await page.route('**/diagnose', async (route) => {
      await new Promise<void>((resolve) => {
        fail = resolve;
      });
      await route.fulfill({ status: 500, body: '{}' });
    });
    await primaryAction(page).click();
    await page.getByRole('button', { name: 'Generating Your Assessment...' }).waitFor();
    await look(page, 'consent-generating');
    fail();
    await page.getByText('Your assessment could not be generated.').waitFor();
    await look(page, 'consent-failed');
  });

  it.each(['SOCIAL_SHARING', 'PAYMENT_QR', 'CLINIC_BOOKING', 'TELECONSULTATION', 'QUICK_INPUT'])(
    'of %s',
    async (step) => {
      const visit = await calm();
      await openWith(visit, COMPLETED, `/chat?step=${step}`);
      await dismissNotice(visit.page);
      await look(visit.page, step.toLowerCase());
    },
  );

  it.each([
    ['urgent', withResult({ urgency: 'see dentist soon' })],
    ['routine', withResult({ urgency: 'routine' })],
    [
      'dental-emergency',
      withResult({
        urgency: 'see dentist soon',
        emergency: { level: 'dental', kinds: ['displaced_tooth_trauma'] },
      }),
    ],
    ['as-text', withResult({ diagnosis: [], text: 'It may be a cavity. A dentist should look.' })],
  ] as const)('of a result that is %s', async (name, progress) => {
    const visit = await calm();
    await openWith(visit, progress, '/chat?step=DIAGNOSIS');
    await dismissNotice(visit.page);
    await look(visit.page, `diagnosis-${name}`);
  });

  it('of a failed session and of a draft too old', async () => {
    const visit = await calm();
    const { page } = visit;
    await holdTimers(visit, NOTICE_MS);
    await page.route('**/api/chat/session', (route) => route.fulfill({ status: 500, body: '{}' }));
    await openChat(page);
    await page.getByText('Failed to create chat session.').waitFor();
    await look(page, 'notice-session-failed');
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await page.evaluate((key) => localStorage.setItem(key, '{"version":0}'), DRAFT_KEY);
    await page.reload();
    await page.getByText('A fresh start').waitFor();
    await waitForChat(page);
    await look(page, 'notice-dropped');
  });

  it('of a tab that is behind another', async () => {
    const { page, context } = await calm();
    await openChat(page);
    const other = await context.newPage();
    await openChat(other);
    await walkTo(other, 'SEX_COLLECTION');
    await page.bringToFront();
    await page.getByRole('heading', { name: 'You went on in another tab' }).waitFor();
    await look(page, 'other-tab');
  });
});

afterAll(() => console.log(`${looked.size} screens are in test-results/screens/`));
