import { describe, expect, it } from 'vitest';
import { siteOfFile } from '../../kit/browser.ts';
import { storedDraft } from '../../browser/draft.ts';
import {
  COLD_TOOTH,
  concernBox,
  historyButton,
  openChat,
  primaryAction,
  stepOf,
  walkTo,
} from '../../browser/walk.ts';

const site = siteOfFile();

/** What the browser and our log say when there is no connection. */
const OFFLINE = [/ERR_INTERNET_DISCONNECTED/, /^error: Call failed: network: Network Error$/];

const calm = () => site.newPage({ reducedMotion: 'reduce', hurried: true });

describe('without a connection', () => {
  it('the concern cannot be checked: the words are kept for another try', async () => {
    const visit = await calm();
    const { page, context } = visit;
    await openChat(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await concernBox(page).fill(COLD_TOOTH.concern);
    await primaryAction(page).click();
    await page.getByText('We could not check it just now.').waitFor();
    await page.getByRole('button', { name: 'Ok' }).click();
    expect(await concernBox(page).inputValue()).toBe(COLD_TOOTH.concern);

    await context.setOffline(false);
    await walkTo(page, 'AGE_COLLECTION');
    visit.expectQuiet(OFFLINE);
  });

  it('the questions go on, the result waits, and nothing is lost', async () => {
    const visit = await calm();
    const { page, context } = visit;
    await openChat(page);
    await walkTo(page, 'DEPTH_CHOICE');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await walkTo(page, 'CONSENT_GATE');
    await page.getByRole('checkbox').check();
    await primaryAction(page).click();
    await page
      .getByText('Your assessment could not be generated. Your answers are kept: please try again.')
      .waitFor();
    expect(await primaryAction(page).isEnabled()).toBe(true);
    expect(stepOf(page)).toBe('CONSENT_GATE');
    const kept = await storedDraft(page);
    expect(Object.keys(kept?.progress.followUpAnswers ?? {})).toHaveLength(10);

    await primaryAction(page).click();
    await page.getByText('Your assessment could not be generated.').waitFor();
    await context.setOffline(false);
    await walkTo(page, 'DIAGNOSIS');
    expect((await storedDraft(page))?.progress.followUpAnswers).toEqual(
      kept?.progress.followUpAnswers,
    );
    visit.expectQuiet(OFFLINE);
  });

  it('[ERR-04] a part of the app that cannot be loaded says so, and another try brings the questions', async () => {
    const visit = await calm();
    const { page } = visit;
    let isHeld = false;
    await page.route('**/later-screens*.js', (route) =>
      isHeld ? route.abort('internetdisconnected') : route.continue(),
    );
    await openChat(page);
    await walkTo(page, 'DEPTH_CHOICE');
    isHeld = true;
    await page.reload();
    await page.getByRole('button', { name: /^Detailed Assessment/ }).click();
    await page.getByRole('heading', { name: 'This page did not load' }).waitFor();
    // The assessment stays around it, without what is in the same file.
    await page.getByRole('button', { name: 'leave the assessment' }).waitFor();
    expect(await historyButton(page).count()).toBe(0);
    await page.getByText('Your answers are kept on this device.').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Is any of this happening right now?' }).waitFor();
    await historyButton(page).waitFor();
    visit.expectQuiet([
      ...OFFLINE,
      /^(error: |error: %o)?.*(dynamically imported module|error boundary|ChunkLoadError)/s,
    ]);
  });

  it('the dialogs, back and forward, and leaving still work', async () => {
    const visit = await calm();
    const { page, context } = visit;
    await openChat(page);
    await walkTo(page, 'SEX_COLLECTION');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'leave the assessment' }).click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await page.evaluate(() => history.back());
    await page.getByRole('button', { name: '31-50', exact: true }).waitFor();
    await page.evaluate(() => history.forward());
    await page.getByRole('button', { name: 'Female', exact: true }).waitFor();
    await historyButton(page).click();
    await page.getByText('31-50').first().waitFor();
    visit.expectQuiet(OFFLINE);
  });
});
