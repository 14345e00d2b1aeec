import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESK_QUESTIONS } from '../../../contracts/booking/prescription.ts';
import { MEDICINES } from '../../../contracts/texts/en/medicines.ts';
import { connect } from '../../../server/db/connect.ts';
import type { DatabaseSettings } from '../../../server/db/connect.ts';
import { accounts, appointments } from '../../../server/db/schema.ts';
import { codeBox, codeFor, person } from '../../browser/account.ts';
import { look } from '../../browser/look.ts';
import { checkout } from '../../browser/paying.ts';
import { expectSeen, joinCall, prepareConsultation, visitorAt } from '../../browser/room.ts';
import type { Consultation } from '../../browser/room.ts';
import { COLD_TOOTH, walkTo } from '../../browser/walk.ts';
import { PHONE, WITH_FAKE_DEVICES, siteOfFile } from '../../kit/browser.ts';

let made: Consultation;
let data: DatabaseSettings;
const site = siteOfFile(
  {},
  {
    flags: WITH_FAKE_DEVICES,
    prepare: async (settings) => {
      data = settings;
      made = await prepareConsultation(settings);
    },
  },
);

const DENTIST = 'Dr. Meera Iyer';
const PATIENT = 'Asha Rao';
const MINUTE_MS = 60_000;

/** Lets the hour of a booked call come. @returns its id */
const letItBegin = async (phone: string): Promise<string> => {
  const db = await connect(data);
  const startsAt = new Date(Date.now() - 3 * MINUTE_MS);
  const [moved] = await db.sql
    .update(appointments)
    .set({ startsAt })
    .where(eq(appointments.patientPhone, phone))
    .returning();
  // The introduction of the home page has a test of its own.
  await db.sql.update(accounts).set({ onboardedAt: new Date() });
  await db.close();
  return moved?.id ?? '';
};

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();
const heading = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('heading', { name }).first().waitFor();

/** Tells what hurts on the start page, and answers everything that is asked. */
const tellAndAnswer = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.getByLabel('Describe it in your own words').fill(COLD_TOOTH.concern);
  await press(page, 'Start my assessment');
  await page.waitForURL(/\/chat\?step=(?!INTRO)/);
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await walkTo(page, 'DIAGNOSIS');
};

/** Books the longer call, proves the phone by the one code and pays. */
const bookAndPay = async (page: Page, phone: string): Promise<void> => {
  await page.goto('/teleconsultation');
  await page.getByRole('link', { name: 'Book a video call' }).click();
  await page.getByRole('radio', { name: /^30.minutes/ }).check({ force: true });
  await press(page, /\d:\d\d (AM|PM)$/);
  await press(page, 'Continue');
  await page.getByLabel('Full Name').fill(PATIENT);
  await page.getByLabel('Phone').fill(phone);
  await press(page, 'Continue');
  await press(page, 'Keep the time and pay ₹499');
  await codeBox(page).click();
  await page.keyboard.type(await codeFor(page, `+91${phone}`));
  await press(page, 'Pay ₹499 now');
  await checkout(page).getByRole('button', { name: 'Pay', exact: true }).click();
  await heading(page, 'Appointment Booked!');
};

/** Goes back to the result, and keeps it in the account that the booking has made. */
const saveResult = async (page: Page): Promise<void> => {
  await page.goto('/chat?step=DIAGNOSIS');
  await press(page, 'Save to My Dashboard');
  await page.getByText('Saved to Dashboard').waitFor();
};

/** Shares the saved result with the dentist, in the call. */
const share = async (page: Page): Promise<void> => {
  await press(page, /^Chat/);
  await press(page, 'Share a result');
  await page.getByRole('list').getByRole('button').first().click();
  await press(page, 'Share it with the dentist');
  await page.getByText('You shared this result:').waitFor();
};

/** Writes at the desk what was found, with a painkiller, and closes it. */
const writeNote = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/teleconsultation/${id}/desk`);
  await page.getByLabel('What you found').fill('A worn neck of the lower left molar.');
  await page.getByLabel('Your conclusion').selectOption('condition');
  await page.getByLabel('Condition', { exact: true }).selectOption('dentine_hypersensitivity');
  await page.getByLabel('Your advice').fill('A paste for sensitive teeth, twice a day.');
  await press(page, 'Add a medicine');
  await page.getByLabel('Age in years').fill('34');
  for (const question of DESK_QUESTIONS) {
    await page.getByLabel(MEDICINES.questions[question].question).selectOption('no');
  }
  await page.getByLabel('Allergies, illnesses and medicines').fill('None.');
  await page.getByLabel('Medicine', { exact: true }).selectOption('paracetamol');
  await page.getByLabel('Strength').selectOption('500 mg');
  await page.getByLabel('At a time').selectOption('1');
  await page.getByLabel('Times a day').selectOption('3');
  await page.getByLabel('Days').selectOption('2');
  await page.getByText('Nothing that we know speaks against it.').waitFor();
  await press(page, 'Finish the note');
  await heading(page, 'The patient can read this now');
};

describe('two people, from the first words to the checked prescription and after', () => {
  it.each([
    ['light', '4411'],
    ['dark', '4422'],
  ] as const)(
    '[NEW-20] [NEW-53] [NEW-87] go the whole way on phones in the %s',
    async (colorScheme, digits) => {
      const { phone } = person(digits);
      const asha = await site.newPage({ viewport: PHONE, reducedMotion: 'reduce', colorScheme });
      const { page } = asha;
      await tellAndAnswer(page);
      await bookAndPay(page, phone);
      await look(page, `two-people-booked-${colorScheme}`);
      await saveResult(page);
      const id = await letItBegin(phone);

      await page.goto('/teleconsultation');
      await page.getByRole('link', { name: 'Join the video call' }).click();
      await joinCall(page);
      const meera = await visitorAt(site, made.doctor, id);
      await meera.page.emulateMedia({ colorScheme });
      await joinCall(meera.page);
      await expectSeen(page, DENTIST);
      await expectSeen(meera.page, PATIENT);
      await share(page);
      await press(meera.page, /^Chat/);
      await meera.page.getByText('Shared this result with you:').waitFor();
      await look(meera.page, `two-people-shared-${colorScheme}`);
      await press(meera.page, 'Leave');
      await press(page, 'Leave');
      await writeNote(meera.page, id);
      await look(meera.page, `two-people-note-${colorScheme}`);

      await page.goto('/teleconsultation');
      await page.getByText('What the dentist said').click();
      await page.getByText('Paracetamol tablet, 500 mg').waitFor();
      await look(page, `two-people-said-${colorScheme}`);
      const shown = (await page.locator('main').textContent()) ?? '';
      const [code = ''] = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(shown) ?? [];
      const pharmacy = await site.newPage({ viewport: PHONE, colorScheme });
      await pharmacy.page.goto(`/verify#${code}`);
      await pharmacy.page.getByText('This prescription is valid').waitFor();

      await page.goto('/dashboard');
      await page.getByRole('link', { name: 'Open this result' }).first().click();
      await press(page, 'Ask me how it is');
      await press(page, 'Better');
      await page.getByText(/: better\./).waitFor();
      await look(page, `two-people-after-${colorScheme}`);
      for (const visit of [asha, meera, pharmacy]) visit.expectQuiet();
      expect(id).not.toBe('');
    },
    300_000,
  );
});
