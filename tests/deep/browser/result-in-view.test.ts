import { describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import type { Category } from '../../../contracts/assessment/chat-context.ts';
import type { Progress } from '../../../contracts/assessment/draft.ts';
import { MEDICINE_QUESTION_IDS, NO } from '../../../contracts/assessment/medicines.ts';
import { assess } from '../../../server/assessment/assess.ts';
import { checkMedicinesOf } from '../../../server/assessment/medicine-check.ts';
import type { Patient } from '../../../server/assessment/patient.ts';
import { PHONE, siteOfFile } from '../../kit/browser.ts';
import { COMPLETED } from '../../kit/samples.ts';
import { seedDraft } from '../../browser/draft.ts';
import { takeWholePage } from '../../browser/look.ts';
import { settle } from '../../browser/settle.ts';
import { answersOf, openChat } from '../../browser/walk.ts';
import type { Story } from '../../browser/walk.ts';

const site = siteOfFile();

type Told = { readonly patient: Patient; readonly isChecked?: boolean };

const patientOf = (
  issue: string,
  category: Category,
  answers: Story['answers'],
  more: Partial<Patient> = {},
): Patient => ({
  issue,
  category,
  age: 'age_31_50',
  sex: 'female',
  medicalHistory: ['none'],
  allergies: '',
  confirmedSigns: {},
  followUpAnswers: answersOf({ category, answers: answers ?? {} }),
  ...more,
});

const NIGHT = {
  pain_intensity: ['very_severe'],
  pain_triggers: ['hot', 'biting'],
  pain_behaviour: ['wakes_at_night'],
  pain_tooth: ['hole_or_decay'],
};
const AT_NIGHT = patientOf('throbbing toothache all night', 'pain', NIGHT);
const WITH_COLD = patientOf('my back tooth hurts when I drink cold water', 'pain', {
  pain_intensity: ['moderate'],
  pain_triggers: ['cold', 'sweet'],
  pain_behaviour: ['stops_in_seconds'],
  pain_tooth: ['hole_or_decay'],
});
const PATCH = patientOf('a red and white patch in my cheek for two months', 'lesion', {
  lesion_duration: ['over_3_weeks'],
  lesion_type: ['red_white_patch'],
  lesion_surface: ['does_not_wipe'],
  lesion_background: ['chewing_tobacco'],
});

const RESULTS: Readonly<Record<string, Told>> = {
  'urgent-pain': { patient: AT_NIGHT },
  'urgent-pain-with-medicines': { patient: AT_NIGHT, isChecked: true },
  'pain-soon': { patient: WITH_COLD },
  'pain-soon-with-medicines': { patient: WITH_COLD, isChecked: true },
  routine: { patient: patientOf('my gums bleed a little when I brush', 'gums', {}) },
  child: {
    patient: patientOf('my son has a toothache at night', 'pain', NIGHT, {
      age: 'age_0_18',
      childAge: 'from_6_to_11',
    }),
  },
  looks: { patient: patientOf('my teeth look yellow', 'cosmetic', {}) },
  'suspicious-patch': { patient: PATCH },
  'too-little': { patient: patientOf('something is odd in my mouth', 'other', {}) },
};

const NO_TO_ALL = Object.fromEntries(MEDICINE_QUESTION_IDS.map((id) => [id, NO]));

const progressOf = ({ patient, isChecked = false }: Told): Progress => ({
  ...COMPLETED,
  chatContext: {
    ...COMPLETED.chatContext,
    issue: patient.issue,
    category: patient.category,
    age: patient.age,
    medicalHistory: patient.medicalHistory,
    allergies: '',
  },
  concernText: patient.issue,
  followUpAnswers: patient.followUpAnswers,
  selectedConditions: ['none'],
  allergiesText: '',
  aboutChild: patient.childAge !== undefined,
  childAge: patient.childAge ?? null,
  diagnosis: { ...assess(patient), received_at: new Date().toISOString() },
  checkedMedicines: isChecked
    ? checkMedicinesOf({ patient, medicineAnswers: NO_TO_ALL, emergency: null })
    : null,
});

const openResult = async (told: Told): Promise<Page> => {
  const { page } = await site.newPage({ reducedMotion: 'reduce', hurried: true });
  await seedDraft(page, progressOf(told));
  await openChat(page);
  const notice = page.getByRole('button', { name: 'Dismiss' });
  await notice.click();
  await notice.waitFor({ state: 'detached' });
  await settle(page);
  return page;
};

/** How far down the zones of a result end, unscrolled; null for one that is not there. */
const endsOf = (page: Page) =>
  page.evaluate(() => {
    const end = (part: Element | null | undefined): number | null =>
      part ? part.getBoundingClientRect().bottom + scrollY : null;
    const partOf = (title: string) =>
      [...document.querySelectorAll('main h2')]
        .find(({ textContent }) => textContent === title)
        ?.closest('section');
    return {
      byWhen: end(document.querySelector('main section > header')),
      untilThen: end(partOf('Until then')),
      seen: end(partOf('Video call with a dentist')),
    };
  });

/** Everything in the first two zones that is read is at least this large, but for the days and their hint. */
const LETTERS_AT_LEAST = 16;

describe('a result on a phone', () => {
  it.each(Object.entries(RESULTS))(
    'has what to do by when, and until then, on its first screen, and the way to be seen on its second: %s',
    async (name, told) => {
      const page = await openResult(told);
      await takeWholePage(page, `result-${name}`);
      const { byWhen, untilThen, seen } = await endsOf(page);
      expect(byWhen).toBeLessThan(PHONE.height / 1.75);
      expect(untilThen).toBeLessThanOrEqual(PHONE.height);
      // Nothing is sold beside a suspicion.
      if (name === 'suspicious-patch') expect(seen).toBeNull();
      else expect(seen).toBeLessThanOrEqual(2 * PHONE.height);
      const sizes = await page
        .locator('main h2:text-is("Until then") + div li')
        .evaluateAll((lines) => lines.map((line) => parseFloat(getComputedStyle(line).fontSize)));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(LETTERS_AT_LEAST);
    },
  );

  it('says first when to call for help, in ink beside a red mark, with the number to press', async () => {
    const page = await openResult({ patient: AT_NIGHT });
    const first = page.locator('main h2:text-is("Until then") + div li').first();
    expect(await first.locator('p').first().innerText()).toMatch(
      /^Call 112 or 108, or go to a hospital, if /,
    );
    const call = first.getByRole('link', { name: 'Call 112' });
    expect(await call.getAttribute('href')).toBe('tel:112');
    expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const rednessOf = async (part: Locator): Promise<number> => {
      const colour = await part.evaluate((node) => getComputedStyle(node).color);
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return red / Math.max(green, blue);
    };
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settle(page);
      expect(await rednessOf(first.locator(':scope > svg'))).toBeGreaterThan(1.2);
      expect(await rednessOf(first.locator('p').first())).toBeLessThanOrEqual(1);
    }
  });
});
