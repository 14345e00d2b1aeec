import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeProblems } from '../../browser/axe.ts';
import { PHONE, siteOfFile } from '../../kit/browser.ts';

const site = siteOfFile();

declare global {
  interface Window {
    /** The device has made out what was said; null until somebody asked it to listen. */
    understand?: (words: string) => void;
  }
}

/** A device that understands speech by itself, in a browser that people use. */
const withHearing = () => {
  class Recognition extends EventTarget {
    static available = () => Promise.resolve('available');
    start = () => {
      this.dispatchEvent(new Event('start'));
      window.understand = (transcript) => {
        this.dispatchEvent(
          Object.assign(new Event('result'), { resultIndex: 0, results: [[{ transcript }]] }),
        );
        this.dispatchEvent(new Event('end'));
      };
    };
    stop = () => undefined;
    abort = () => undefined;
  }
  Object.assign(window, { SpeechRecognition: Recognition });
  const userAgent = navigator.userAgent.replace('Headless', '');
  Object.defineProperty(navigator, 'userAgent', { value: userAgent });
};

const speak = (page: Page) => page.getByRole('button', { name: 'Speak instead of typing' });
const box = (page: Page) => page.getByRole('textbox', { name: 'Your concern' });

const atFirstQuestion = async () => {
  const visit = await site.newPage({ reducedMotion: 'reduce', hurried: true, viewport: PHONE });
  await visit.context.addInitScript(withHearing);
  await visit.page.goto('/chat');
  await box(visit.page).waitFor();
  return visit;
};

describe('[NEW-100] speaking in', () => {
  it('comes without moving anything, and puts what was said into the box, unsent', async () => {
    const { page, expectQuiet } = await atFirstQuestion();
    await box(page).fill('Since Monday');
    const places = () =>
      Promise.all([
        box(page).boundingBox(),
        page.getByRole('button', { name: /^Send$/ }).boundingBox(),
        page.locator('h1').boundingBox(),
      ]);
    const before = await places();
    await speak(page).waitFor();
    expect(await axeProblems(page)).toEqual([]);

    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    await speak(page).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Speak now…').waitFor();
    expect(await places()).toEqual(before);
    expect(await axeProblems(page)).toEqual([]);
    await page.evaluate(() => window.understand?.('my back tooth hurts at night'));
    await expect
      .poll(() => box(page).inputValue())
      .toBe('Since Monday my back tooth hurts at night');
    await speak(page).waitFor();
    expect(await speak(page).evaluate((button) => button === document.activeElement)).toBe(true);
    expect(sent.filter((path) => path.startsWith('/chat_bot'))).toEqual([]);
    expectQuiet();
  });

  it('may use the microphone there, and never the camera', async () => {
    const { page } = await site.newPage();
    const policy = (await page.request.get('/chat')).headers()['permissions-policy'];
    expect(policy).toMatch(/camera=\(\), microphone=\(self\)/);
  });

  it('is not offered where the browser cannot say what its device understands', async () => {
    const { page, context } = await site.newPage({ reducedMotion: 'reduce', hurried: true });
    await context.addInitScript(withHearing);
    await context.addInitScript(() => {
      delete (window as unknown as { SpeechRecognition: { available?: unknown } }).SpeechRecognition
        .available;
    });
    await page.goto('/chat');
    await box(page).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await speak(page).count()).toBe(0);
  });
});
