import type { FrameLocator, Page } from 'playwright-core';
import type { Step } from '../../contracts/assessment/steps.ts';
import type { Site } from '../kit/browser.ts';
import { COMPLETED } from '../kit/samples.ts';
import { person, signInUnseen } from './account.ts';
import { seedDraft } from './draft.ts';
import { answersOf, openChat } from './walk.ts';

export const GENERATE = 'Generate Payment QR Code';
export const BUY = 'Book Teleconsultation\u00A0·\u00A0₹299';

/** The answers that raise no alarm. */
const followUpAnswers = answersOf({ category: 'pain' });

/** Somebody who is signed in and has a result; four digits of their own. */
export const arriveAt = async (site: Site, step: Step, digits: string) => {
  const visit = await site.newPage({ reducedMotion: 'reduce', hurried: true });
  const { page } = visit;
  const sessionToken = `detailed-1767225600000-abcdefgh${digits}`;
  await seedDraft(page, { ...COMPLETED, followUpAnswers, sessionToken, step });
  const auth = await signInUnseen(page, person(digits));
  await openChat(page);
  /** What has become of everything that they have paid. */
  const states = async (): Promise<string[]> => {
    const headers = { authorization: `Bearer ${auth.access_token}` };
    const reply = await page.request.get('/api/account/export', { headers });
    const { data } = (await reply.json()) as { data: { payments: { state: string }[] } };
    return data.payments.map(({ state }) => state);
  };
  return { ...visit, states };
};
type Arrived = Awaited<ReturnType<typeof arriveAt>>;

export const button = (page: Page | FrameLocator, name: string) =>
  page.getByRole('button', { name, exact: true });
export const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();

/** Acts in the page of the sandbox, in a tab of its own. */
export const inSandbox = async (
  { page, context }: Arrived,
  way: string,
  said: string,
): Promise<void> => {
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Pay in the sandbox' }).click();
  const tab = await opening;
  await button(tab, way).click();
  await heading(tab, said);
  await tab.close();
};

export const checkout = (page: Page) => page.frameLocator('iframe[title="Card checkout"]');

export const says = async (page: Page, title: string): Promise<void> => {
  await page.locator('.mantine-Notification-title', { hasText: title }).waitFor();
};
export const dismissNotices = async (page: Page): Promise<void> => {
  const dismiss = button(page, 'Dismiss');
  while ((await dismiss.count()) > 0)
    await dismiss
      .first()
      .click({ timeout: 2000 })
      .catch(() => 0);
};
