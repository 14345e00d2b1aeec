import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Auth } from '../../contracts/accounts/account.ts';
import { diagnose } from '../../contracts/endpoints/assessment.ts';
import { connect } from '../../server/db/connect.ts';
import type { DatabaseSettings } from '../../server/db/connect.ts';
import type { Database } from '../../server/db/connect.ts';
import { accounts, appointments } from '../../server/db/schema.ts';
import { systemClock } from '../../server/lib/clock.ts';
import { randomIds } from '../../server/lib/ids.ts';
import { accountsIn } from '../../server/repositories/accounts.ts';
import { openSession } from '../../server/services/accounts/sessions.ts';
import { SESSION } from '../../src/actors/accounts/session-key.ts';
import { addSignedIn } from '../kit/account-rows.ts';
import { addCall } from '../kit/appointment-rows.ts';
import { PHONE, siteOfFile } from '../kit/browser.ts';
import type { Site, Visit } from '../kit/browser.ts';
import { addDoctorWithAccount } from '../server/rooms/rooms.kit.ts';

const MINUTE = 60_000;

/** A consultation that has just begun, another one tomorrow, and who may be there. */
export type Consultation = {
  readonly now: string;
  readonly tomorrow: string;
  readonly patient: Auth;
  readonly doctor: Auth;
  readonly stranger: Auth;
};

const authOf = async (db: Database, { id }: { readonly id: string }): Promise<Auth> => {
  const account = await accountsIn(db.sql).byId(id);
  if (account === null) throw new Error('Nobody is there');
  const needs = { clock: systemClock, ids: randomIds, secondFactor: 'offered' } as const;
  return openSession(db.sql, needs, {
    account,
    browser: 'Chromium on a test',
    device: 'of a test',
  });
};

type OfConsultation = {
  /** Both were in the room of the first call. */
  readonly hasMet?: boolean;
};

/** Puts it into the data of a server that has not started yet. */
export const prepareConsultation = async (
  settings: DatabaseSettings,
  { hasMet = false }: OfConsultation = {},
): Promise<Consultation> => {
  const db = await connect(settings);
  const needs = { db, clock: systemClock };
  const doctor = await addDoctorWithAccount(needs);
  const patient = await addSignedIn(needs, 'patient');
  const stranger = await addSignedIn(needs, 'patient');
  // Nothing is to open over the pages that are looked at.
  await db.sql.update(accounts).set({ onboardedAt: new Date() });
  const add = (startsAt: Date) => addCall(db, patient, startsAt, 'It hurts on the left.');
  const now = await add(new Date(Date.now() - MINUTE));
  if (hasMet) {
    const came = { patientCameAt: new Date(), doctorCameAt: new Date() };
    await db.sql.update(appointments).set(came).where(eq(appointments.id, now));
  }
  const made: Consultation = {
    now,
    tomorrow: await add(new Date(Date.now() + 24 * 60 * MINUTE)),
    patient: await authOf(db, patient),
    doctor: await authOf(db, doctor),
    stranger: await authOf(db, stranger),
  };
  await db.close();
  return made;
};

type OfSite = OfConsultation & {
  readonly env?: Parameters<typeof siteOfFile>[0];
  /** Options of the browser, which is the file's own with them. */
  readonly flags?: readonly string[];
};

/** The site of a file with a consultation in its data, which is `made` once the file's tests begin. */
export const siteOfConsultation = ({ env = {}, flags, hasMet }: OfSite = {}) => {
  const made = {} as Consultation;
  const prepare = async (settings: DatabaseSettings): Promise<void> => {
    Object.assign(made, await prepareConsultation(settings, { hasMet }));
  };
  return { made, site: siteOfFile(env, { flags, prepare }) };
};

/** An admin of the staff in the data of a server that has not started yet. */
export const prepareAdmin = async (settings: DatabaseSettings): Promise<Auth> => {
  const db = await connect(settings);
  const admin = await addSignedIn({ db, clock: systemClock }, 'admin', { onboardedAt: new Date() });
  const auth = await authOf(db, admin);
  await db.close();
  return auth;
};

/** Signs a visitor in, as this device keeps it. */
export const beSignedIn = async ({ context }: Visit, auth: Auth): Promise<void> => {
  const checkedAt = Date.now();
  const kept = { version: 1, auth, checkedAt, bookingData: null, selectedDentist: null };
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    SESSION.key,
    JSON.stringify(kept),
  ] as const);
};

/** Signs a visitor in, saves a result of theirs and opens it. @returns its id */
export const openSavedResult = async (
  visit: Visit,
  auth: Auth,
  told: { readonly issue?: string } = {},
): Promise<string> => {
  await beSignedIn(visit, auth);
  const headers = {
    'sec-fetch-site': 'same-origin',
    authorization: `Bearer ${auth.access_token}`,
  };
  const post = async (path: string, body: object) =>
    (await visit.page.request.post(path, { data: body, headers })).json();
  const { sessionToken: chatSessionToken } = await post('/api/chat/session', {});
  await post('/api/account/consents', { consents: { dataProcessing: true, aiAnalysis: true } });
  await post('/api/user/complete-onboarding', {});
  // Each person has a session of their own.
  const sessionToken = `${diagnose.example.body.sessionToken}${auth.phone?.slice(-4)}`;
  const saved = await post('/chat_bot/chat/save_diagnose', {
    ...diagnose.example.body,
    ...told,
    sessionToken,
    chatSessionToken,
    patient_id: auth.id,
  });
  await visit.page.goto(`/dashboard?result=${saved.diagnosis_id}`);
  return String(saved.diagnosis_id);
};

/** Somebody at the door of a consultation, on a phone. */
export const visitorAt = async (site: Site, auth: Auth, id: string): Promise<Visit> => {
  const visit = await site.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
  await beSignedIn(visit, auth);
  await visit.page.goto(`/teleconsultation/${id}`);
  return visit;
};

/** Goes through the check of camera and microphone, into the room. */
export const joinCall = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Join the call' }).click();
  await page.getByRole('button', { name: 'Leave' }).waitFor();
};

/** Waits until the other one is seen, and goes on being seen: frames arrive and time goes by. */
export const expectSeen = async (page: Page, name: string): Promise<void> => {
  const picture = page.getByLabel(`Picture of ${name}`);
  await picture.waitFor({ timeout: 30_000 });
  const seen = () =>
    picture.evaluate((element) => {
      const { videoWidth, currentTime } = element as HTMLVideoElement;
      return { videoWidth, currentTime };
    });
  await expect.poll(async () => (await seen()).videoWidth, { timeout: 30_000 }).toBeGreaterThan(0);
  const { currentTime } = await seen();
  await expect
    .poll(async () => (await seen()).currentTime, { timeout: 30_000 })
    .toBeGreaterThan(currentTime);
};
