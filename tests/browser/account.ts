import { register } from '../../contracts/endpoints/sign-in.ts';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { SESSION } from '../../src/actors/accounts/session-key.ts';

const PASSWORD = 'eleven green tigers';

/** Somebody who has no account yet, by four digits of their own. */
export const person = (digits: string) => ({
  email: `asha${digits}@example.org`,
  phone: `987654${digits}`,
  password: PASSWORD,
});
export type Person = ReturnType<typeof person>;

type Sent = { readonly messages: readonly { readonly text: string }[] };

const outboxOf = async (page: Page, to: string): Promise<Sent & { readonly address: string }> => {
  const reply = await page.request.get(`/sandbox/outbox.json?to=${encodeURIComponent(to)}`);
  return { ...((await reply.json()) as Sent), address: reply.url() };
};

/** What was sent to somebody, the newest first, from the outbox of this machine. */
export const sentTo = async (page: Page, to: string): Promise<Sent['messages']> =>
  (await outboxOf(page, to)).messages;

/** Counts the codes that were read so far, by the address of their outbox. */
const codesRead = new Map<string, number>();

/** Waits for a code that was not read yet: a message may go out after the reply that announces it. */
export const codeFor = async (page: Page, to: string): Promise<string> => {
  const read = async () => {
    const { messages, address } = await outboxOf(page, to);
    const codes = messages.flatMap(({ text }) => /\b(\d{6}|\d{4})\b/.exec(text)?.[1] ?? []);
    return { codes, address, isNew: codes.length > (codesRead.get(address) ?? 0) };
  };
  await expect.poll(async () => (await read()).isNew).toBe(true);
  const { codes, address } = await read();
  codesRead.set(address, codes.length);
  return codes[0] ?? '';
};

export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** The first of the boxes for a code. */
export const codeBox = (page: Page): Locator => page.getByLabel(/^Digit 1 of/);

export const menu = (page: Page): Locator =>
  page.getByRole('button', { name: 'Your account: Asha Verma' });

export const fillForm = async (page: Page, { email, phone, password }: Person): Promise<void> => {
  await page.getByLabel('First Name').fill('Asha');
  await page.getByLabel('Last Name').fill('Verma');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone Number').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
};

/** Writes the codes into the dialog over the form, as somebody does who has them before them. */
export const enterCodes = async (page: Page, who: Person): Promise<void> => {
  await dialog(page, 'Verify your email').getByLabel('Digit 1 of 6').click();
  await page.keyboard.type(await codeFor(page, who.email));
  await dialog(page, 'Verify your phone number').getByLabel('Digit 1 of 4').click();
  await page.keyboard.type(await codeFor(page, `+91${who.phone}`));
};

/** The whole sign-up over a page that goes on once somebody is signed in. */
export const createAccountThere = async (page: Page, who: Person): Promise<void> => {
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await fillForm(page, who);
  await codeBox(page).waitFor();
  await page.getByLabel('Digit 1 of 6').click();
  await page.keyboard.type(await codeFor(page, who.email));
  await page.getByLabel('Digit 1 of 4').click();
  await page.keyboard.type(await codeFor(page, `+91${who.phone}`));
};

/** The whole sign-up, up to the profile with the onboarding over it. */
export const signUp = async (page: Page, who: Person): Promise<void> => {
  await page.goto('/register?return=%2Fprofile');
  await fillForm(page, who);
  await enterCodes(page, who);
  await page.waitForURL('**/profile');
};

/** Puts the onboarding off. */
export const lookLater = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Later' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Later' }).waitFor({ state: 'detached' });
};

/** Creates an account by the calls of the sign-up, without its screens. @returns what the session keeps */
export const registerUnseen = async (
  page: Page,
  { email, phone, password }: Person,
): Promise<{ readonly access_token: string }> => {
  const post = async (path: string, data: object) => {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const reply = await page.request.post(path, { data, headers });
    if (!reply.ok()) throw new Error(`${path}: ${await reply.text()}`);
    return reply;
  };
  await post('/llm/send-email-verification', { email });
  await post('/llm/verify-email', { email, otp: await codeFor(page, email) });
  await post('/llm/send-phone-verification', { phone, email });
  await post('/llm/verify-phone', { phone, otp: await codeFor(page, `+91${phone}`) });
  const form = { ...register.example.body, email, phone, password, lastName: 'Verma' };
  return (await post('/llm/register', form)).json() as Promise<{ access_token: string }>;
};

/** Creates an account, and leaves its session in the browser: what is opened next is opened by its owner. */
export const signInUnseen = async (
  page: Page,
  who: Person,
): Promise<{ readonly access_token: string }> => {
  const auth = await registerUnseen(page, who);
  const session = {
    version: 1,
    auth,
    checkedAt: Date.now(),
    bookingData: null,
    selectedDentist: null,
  };
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    SESSION.key,
    JSON.stringify(session),
  ] as const);
  return auth;
};
