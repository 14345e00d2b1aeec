import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Auth } from '../../contracts/accounts/account.ts';
import { connect } from '../../server/db/connect.ts';
import type { DatabaseSettings } from '../../server/db/connect.ts';
import { checkIns, jobs } from '../../server/db/schema.ts';
import { systemClock } from '../../server/lib/clock.ts';
import { randomIds } from '../../server/lib/ids.ts';
import { jobsIn } from '../../server/repositories/jobs.ts';
import { askHowItIs } from '../../server/services/check-ins/questions.ts';
import { PHONE, siteOfFile } from '../kit/browser.ts';
import { person, registerUnseen, sentTo } from './account.ts';
import { openSavedResult } from './room.ts';

let data: DatabaseSettings;
const site = siteOfFile(
  {},
  {
    prepare: async (settings) => {
      data = settings;
    },
  },
);

const DAY_MS = 24 * 60 * 60_000;

/** Noon in India on the day after tomorrow, whatever the hour is now. */
const noonLater = (): Date =>
  new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + DAY_MS + 6.5 * 60 * 60_000);

/** Lets the time of the question come, and what it has added be due now. */
const goToQuestion = async (): Promise<void> => {
  const db = await connect(data);
  const [row] = await db.sql.select().from(checkIns);
  const clock = { ...systemClock, now: noonLater };
  const deps = { db, clock, ids: randomIds, wakeJobs: () => undefined };
  await askHowItIs(deps, `${row?.resultId}:${row?.nextAt?.toISOString()}`);
  // Added anew rather than changed, so that the server hears of them at once.
  const planned = await db.sql.delete(jobs).where(eq(jobs.state, 'waiting')).returning();
  await jobsIn(db.sql).add(...planned.map((job) => ({ ...job, dueAt: new Date() })));
  await db.close();
};

/** Somebody signed in, with a saved result about which they have asked to be asked. */
const askedAbout = async (number: string) => {
  const asha = await site.newPage({ viewport: PHONE });
  const { page } = asha;
  const who = person(number);
  const auth = (await registerUnseen(page, who)) as Auth;
  const id = await openSavedResult(asha, auth);
  await page.getByRole('button', { name: 'Ask me how it is' }).click();
  await page.getByText(/^We ask on /).waitFor();
  return { asha, page, who, id };
};

describe('how it is today', () => {
  it('[NEW-43] [NEW-44] [NEW-45] is asked by mail, and worse with a danger sign leads to help', async () => {
    const { asha, page, who, id } = await askedAbout('0081');
    await goToQuestion();
    const read = async () => (await sentTo(page, who.email)).map(({ text }) => text).join('\n');
    await expect.poll(read, { timeout: 20_000 }).toContain('how is it today?');
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Answer now' }).click();
    await page.getByRole('heading', { name: 'How is it today?', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Worse' }).click();
    await page.getByLabel('Hard to breathe, or a muffled voice').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('link', { name: /112/ }).first().waitFor();
    // The page of the result says so from now on, and the home page asks no more.
    await page.goto(`/dashboard?result=${id}`);
    await page.getByRole('heading', { level: 1, name: /breath/i }).waitFor();
    await page.getByText(/with a danger sign/).waitFor();
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Open this result' }).waitFor();
    expect(await page.getByRole('link', { name: 'Answer now' }).count()).toBe(0);
    asha.expectQuiet();
  });

  it('[NEW-76] asks back before a visit ends it, and says so where a danger could not be saved', async () => {
    const { asha, page, id } = await askedAbout('0082');
    const answering = '**/api/account/results/*/check-in/answer';
    await page.route(answering, (route) => route.abort());
    await page.getByRole('button', { name: 'Worse' }).click();
    await page.getByLabel('Hard to breathe, or a muffled voice').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('link', { name: /112/ }).first().waitFor();
    await page.getByText('We could not save this. That can wait: get help first.').waitFor();
    const seen = page.getByRole('button', { name: 'I have been seen', exact: true });
    expect(await seen.count()).toBe(0);
    await page.unroute(answering);
    await page.getByRole('button', { name: 'Try again' }).click();
    await seen.click();
    const question = page.getByRole('alertdialog', { name: 'Have you been seen for this?' });
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await page.getByText(/with a danger sign/).waitFor();
    await seen.click();
    await page.getByRole('button', { name: 'Yes, I have been seen' }).click();
    const ended = page.getByText('Good that you have been seen. We ask no more.');
    await ended.waitFor();
    expect(await ended.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.goto(`/dashboard?result=${id}`);
    await page.getByText(/seen by a dentist/).waitFor();
    asha.expectQuiet([/ERR_FAILED/, /Network Error/]);
  });
});
