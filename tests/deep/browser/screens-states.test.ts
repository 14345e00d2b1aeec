import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Diagnosis } from '../../../contracts/assessment/diagnosis.ts';
import type { Progress } from '../../../contracts/assessment/draft.ts';
import { DRAFT } from '../../../src/actors/assessment/draft-key.ts';
import { siteOfFile } from '../../kit/browser.ts';
import type { Visit } from '../../kit/browser.ts';
import { COMPLETED as SAMPLE } from '../../kit/samples.ts';
import { seedDraft } from '../../browser/draft.ts';
import { look, takeWholePage } from '../../browser/look.ts';
import {
  answersOf,
  concernBox,
  openChat,
  openResult,
  primaryAction,
  waitForChat,
  waitForStep,
  walkTo,
} from '../../browser/walk.ts';

const site = siteOfFile();

/** The sample with answers that raise no alarm. */
const COMPLETED: Progress = {
  ...SAMPLE,
  followUpAnswers: answersOf({ category: 'pain' }),
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

const openWith = async ({ page }: Visit, progress: Progress, address: string): Promise<void> => {
  await seedDraft(page, progress);
  await openChat(page, address);
};

const withResult = (changes: Partial<Diagnosis>): Progress => ({
  ...COMPLETED,
  diagnosis: COMPLETED.diagnosis && { ...COMPLETED.diagnosis, ...changes },
});

const dismissNotice = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).waitFor({ state: 'detached' });
};

describe('every state that is not a step in two sizes, light and dark, and zoomed', () => {
  it('of the start page and the pages around it', async () => {
    const { page } = await calm();
    await page.goto('/');
    await look(page, 'landing', { closely: true });
    await takeWholePage(page, 'landing');
    await page.goto('/no-such-page');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await look(page, 'not-found');
    await page.goto('/offline');
    await look(page, 'offline');
    await takeWholePage(page, 'offline');
  });

  it('of the start page with something to come back to', async () => {
    const visit = await calm();
    await seedDraft(visit.page, COMPLETED);
    await visit.page.goto('/');
    await visit.page.getByRole('link', { name: /^Open your result of/ }).waitFor();
    await look(visit.page, 'landing-with-result');
  });

  it('of the opening', async () => {
    const visit = await site.newPage({ reducedMotion: 'reduce' });
    await holdTimers(visit, 500);
    await visit.page.goto('/chat');
    // The painted page stays below until the app's own is there, and is none to a reader.
    await visit.page.getByRole('status').filter({ hasText: 'Starting your chat...' }).waitFor();
    await look(visit.page, 'opening');
  });

  it('of the category choice', async () => {
    const { page } = await calm();
    await openChat(page);
    await concernBox(page).fill('my gums bleed and one tooth hurts');
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
    await page.getByRole('button', { name: 'I’m safe or have called: continue' }).waitFor();
    await look(page, 'concern-emergency');
    await page.getByRole('button', { name: 'I’m safe or have called: continue' }).click();
    await page.getByRole('heading', { name: 'Please answer this first' }).waitFor();
    await look(page, 'concern-emergency-signs');
  });

  it('of the consent for a patient who may be a child, which moves nothing by being answered', async () => {
    const visit = await calm();
    const { page } = visit;
    const child = { ...COMPLETED.chatContext, age: 'age_0_18' as const };
    const progress = { ...COMPLETED, chatContext: child, diagnosis: null };
    await openWith(visit, progress, '/chat?step=CONSENT_GATE');
    await dismissNotice(page);
    await page.setViewportSize({ width: 360, height: 640 });
    const alone = page.getByRole('radio', { name: 'I’m under 18, with no adult here' });
    const places = () => Promise.all([alone.boundingBox(), primaryAction(page).boundingBox()]);
    const before = await places();
    await look(page, 'consent-for-child');
    await page.setViewportSize({ width: 360, height: 640 });
    await alone.check();
    expect(await places()).toEqual(before);
    expect(await primaryAction(page).isEnabled()).toBe(true);
    await look(page, 'consent-by-child');
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
    // Beside help, a notice that all is well is not shown.
    if (name !== 'dental-emergency') await dismissNotice(visit.page);
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

    await page.evaluate((key) => localStorage.setItem(key, '{"version":0}'), DRAFT.key);
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
    await page.getByRole('heading', { name: 'You’re using Toothwise in another tab' }).waitFor();
    await look(page, 'other-tab');
  });

  it('of a result that the server keeps, and of leaving without a connection', async () => {
    const visit = await calm();
    const { page } = visit;
    await openResult(page);
    await page.getByText(/^Our server keeps this result/).waitFor();
    await look(page, 'result-kept');
    await takeWholePage(page, 'result-kept');
    await page.route('**/delete_diagnose', (route) => route.abort());
    await page.getByRole('button', { name: 'leave the assessment' }).click();
    await page.getByRole('button', { name: 'Exit and clear' }).click();
    await page.getByRole('heading', { name: 'Your result is not deleted yet' }).waitFor();
    await look(page, 'deletion-failed');
  });

  it('of a deletion that takes long', async () => {
    const visit = await calm();
    const { page } = visit;
    await openWith(visit, { ...COMPLETED, onServer: 'result' }, '/chat?step=CONSENT_GATE');
    await dismissNotice(page);
    await page.route('**/delete_diagnose', (route) => route.abort());
    await page.getByRole('checkbox').uncheck();
    await page.getByText('Not deleted yet').waitFor({ timeout: 15_000 });
    await look(page, 'notice-deletion-owed');
  });

  it('of the question that new words ask', async () => {
    const visit = await calm();
    const { page } = visit;
    await seedDraft(page, COMPLETED);
    await page.goto('/chat?query=my%20gums%20bleed');
    await page.getByRole('alertdialog', { name: 'Start a new assessment?' }).waitFor();
    await look(page, 'fresh-start-question');
  });
});
