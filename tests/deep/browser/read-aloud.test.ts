import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { QUESTION_BANK } from '../../../contracts/questions/index.ts';
import { PAIN_WORDS } from '../../../contracts/texts/en/questions/pain.ts';
import { axeProblems } from '../../browser/axe.ts';
import { seedDraft } from '../../browser/draft.ts';
import { PHONE, siteOfFile } from '../../kit/browser.ts';
import { COMPLETED } from '../../kit/samples.ts';

const site = siteOfFile();
const QUESTION = 'pain_onset';
const PROGRESS = {
  ...COMPLETED,
  step: 'FOLLOW_UP',
  diagnosis: null,
  currentQuestionIndex: QUESTION_BANK.pain.findIndex(({ id }) => id === QUESTION),
} as const;

type Device = { readonly said: string[]; readonly count: number };
declare global {
  interface Window {
    device?: { said: string[]; count: number };
  }
}

/** A device with one voice of its own, found a moment after the page is there; each part takes it for ever. */
const withVoice = () => {
  const device = { said: [] as string[], count: 0 };
  const speech = Object.assign(new EventTarget(), {
    found: false,
    getVoices: () => (speech.found ? [{ name: 'Rishi', lang: 'en-IN', localService: true }] : []),
    speak: ({ text }: { text: string }) => void device.said.push(text),
    cancel: () => void (device.count += 1),
  });
  setTimeout(() => {
    speech.found = true;
    speech.dispatchEvent(new Event('voiceschanged'));
  }, 2000);
  class Utterance extends EventTarget {
    text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  Object.defineProperty(window, 'speechSynthesis', { value: speech });
  Object.assign(window, { device, SpeechSynthesisUtterance: Utterance });
};

const deviceOf = (page: Page): Promise<Device | undefined> => page.evaluate(() => window.device);
const read = (page: Page) => page.getByRole('button', { name: 'Read aloud' });
const placeOf = (page: Page, name: RegExp) => page.getByRole('button', { name }).boundingBox();

const atQuestion = async () => {
  const visit = await site.newPage({ reducedMotion: 'reduce', hurried: true, viewport: PHONE });
  const { page, context } = visit;
  await context.addInitScript(withVoice);
  await seedDraft(page, PROGRESS);
  await page.goto('/chat?step=FOLLOW_UP');
  await page.getByRole('heading', { name: PAIN_WORDS[QUESTION].question }).waitFor();
  return visit;
};

describe('[NEW-99] reading aloud in a browser', () => {
  it('comes without moving anything, reads the question, and ends with it', async () => {
    const { page, expectQuiet } = await atQuestion();
    await page.getByRole('button', { name: /^Conversation history/ }).waitFor();
    expect(await read(page).count()).toBe(0);
    const before = await Promise.all([
      placeOf(page, /^Conversation history/),
      placeOf(page, /^Next$/),
      page.locator('h1').boundingBox(),
    ]);
    await read(page).waitFor();
    expect(
      await Promise.all([
        placeOf(page, /^Conversation history/),
        placeOf(page, /^Next$/),
        page.locator('h1').boundingBox(),
      ]),
    ).toEqual(before);
    expect(await axeProblems(page)).toEqual([]);
    expect((await deviceOf(page))?.said).toEqual([]);

    await read(page).click();
    await page.getByRole('button', { name: 'Stop reading' }).waitFor();
    await expect.poll(async () => (await deviceOf(page))?.said.length).toBe(1);
    const count = (await deviceOf(page))?.count ?? 0;
    await page.getByRole('button', { name: /^Previous/ }).click();
    await read(page).waitFor();
    await expect.poll(async () => (await deviceOf(page))?.count).toBe(count + 1);
    expectQuiet();
  });

  it('is not offered where the device has no voice of its own', async () => {
    const { page } = await site.newPage({ reducedMotion: 'reduce', hurried: true });
    await seedDraft(page, PROGRESS);
    await page.goto('/chat?step=FOLLOW_UP');
    await page.getByRole('button', { name: /^Conversation history/ }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await read(page).count()).toBe(0);
  });
});
