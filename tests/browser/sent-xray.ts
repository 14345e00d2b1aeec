import type { Page } from 'playwright-core';
import type { Site } from '../kit/browser.ts';
import { drawnXray } from '../kit/drawn-xray.ts';
import { person, registerUnseen } from './account.ts';
import type { Person } from './account.ts';
import { openPage } from './walk.ts';

export const findings = (page: Page) => page.getByRole('listitem').getByRole('button');
export const clinic = (page: Page) => page.getByRole('link', { name: 'Find Nearby Dental Clinic' });

/**
 * Longest wait for a picture to be read, in milliseconds: its worker starts and computes beside whatever else this machine
 * does.
 */
export const READING_MS = 180_000;

/** Waits until a picture is read. */
export const untilRead = (page: Page): Promise<void> =>
  clinic(page).waitFor({ timeout: READING_MS });

export const choose = async (page: Page, file: Awaited<ReturnType<typeof drawnXray>>) =>
  page.getByLabel('Choose your X-ray').setInputFiles(file);

export const logIn = async (page: Page, { email, password }: Person) => {
  const gate = page.getByRole('dialog');
  await gate.getByLabel('Email').fill(email);
  await gate.getByLabel('Password', { exact: true }).fill(password);
  await gate.getByRole('button', { name: 'Log in', exact: true }).click();
};

/** Says that a drawing is a dental X-ray, which the program cannot tell. */
export const sayYes = async (page: Page) =>
  page.getByRole('button', { name: 'Yes', exact: true }).click({ timeout: READING_MS });

/** Somebody who has just sent a panoramic X-ray and reads what was found. */
export const withFindings = async (site: Site, digits: string) => {
  const visit = await site.newPage({ reducedMotion: 'reduce' });
  const { page } = visit;
  const who = person(digits);
  await registerUnseen(page, who);
  await openPage(page, '/xray-analysis');
  await choose(page, await drawnXray('panoramic', 'dicom'));
  await logIn(page, who);
  await untilRead(page);
  return { ...visit, who };
};
