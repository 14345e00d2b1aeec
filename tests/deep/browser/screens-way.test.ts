import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { siteOfFile } from '../../kit/browser.ts';
import type { Visit } from '../../kit/browser.ts';
import { QUESTION_BANK } from '../../../contracts/questions/index.ts';
import { look, takeWholePage } from '../../browser/look.ts';
import {
  AIRWAY,
  byMouse,
  concernBox,
  goOnFromHelp,
  openChat,
  tickOption,
  waitForStep,
  historyButton,
  walkTo,
} from '../../browser/walk.ts';

const site = siteOfFile();

const calm = (): Promise<Visit> => site.newPage({ reducedMotion: 'reduce', hurried: true });

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
    await page.getByRole('button', { name: 'Find My Nearest Dentist' }).click();
    await page.waitForURL('**/find-dentist');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(page, 'find-dentist');
  });

  it('with something answered: a ticked question, history with text, given consent, the conversation', async () => {
    const { page } = await calm();
    await openChat(page);
    await concernBox(page).fill('A long story. '.repeat(30));
    await look(page, 'intro-written');
    await concernBox(page).fill('');
    await walkTo(page, 'FOLLOW_UP');
    await tickOption(page, byMouse, QUESTION_BANK.pain[0], 'fever_38');
    await look(page, 'follow-up-answered');
    await tickOption(page, byMouse, QUESTION_BANK.pain[0], 'fever_38');
    await byMouse.tick(page.locator('main input:checked'));
    await walkTo(page, 'MEDICAL_HISTORY');
    await page.getByText('Diabetes').click();
    await page
      .getByRole('textbox')
      .fill('penicillin, and I take Ecosprin 75 every day. '.repeat(5));
    await look(page, 'medical-history-filled');
    await walkTo(page, 'CONSENT_GATE');
    await page.getByRole('checkbox').check();
    await historyButton(page).click();
    await look(page, 'consent-with-conversation');
    await page.getByRole('button', { name: 'Close the history' }).click();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await waitForStep(page, 'MEDICAL_HISTORY');
    await page.goto('/chat?step=INTRO');
    await page.getByRole('button', { name: 'Start Fresh Assessment' }).waitFor();
    await dismissNotice(page);
    await look(page, 'intro-with-history');
    await page.getByRole('button', { name: 'leave the assessment' }).click();
    await look(page, 'leave-dialog');
  });

  it('of an emergency: help at once, the line that stays, and the result', async () => {
    const { page } = await calm();
    await openChat(page);
    let question = 0;
    await walkTo(page, 'DIAGNOSIS', {
      story: AIRWAY,
      at: async (step) => {
        if (step === 'FOLLOW_UP') question += 1;
        if (question === 1) {
          await tickOption(page, byMouse, QUESTION_BANK.pain[0], 'hard_to_breathe');
          await page.getByText('Do not wait for this assessment').waitFor();
          await look(page, 'emergency-help');
          await goOnFromHelp(page, byMouse);
          await look(page, 'emergency-answered');
        }
        if (question === 2) await look(page, 'emergency-next-question');
        if (step !== 'FOLLOW_UP' && question === 10)
          await look(page, `emergency-${step.toLowerCase()}`);
      },
    });
    await look(page, 'emergency-diagnosis');
    await takeWholePage(page, 'emergency-diagnosis');
  });
});
