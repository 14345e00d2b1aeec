import { register } from '../../../contracts/endpoints/sign-in.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { randomIds } from '../../../server/lib/ids.ts';
import type { Endpoint } from '../../../contracts/endpoints/endpoint.ts';
import type { AppDeps } from '../../../server/areas/area.ts';
import type { Database } from '../../../server/db/connect.ts';
import { DIAGNOSE_BODY } from '../../kit/endpoints.ts';
import { post, stepClock, testApp, withSandboxKey } from '../../kit/server.ts';

export const EMAIL = 'asha@example.com';
export const PHONE = '9876543210';
export const PASSWORD = 'eleven green tigers';

/** What the registration sends (REG-26, with the name in two fields). */
export const FORM = {
  ...register.example.body,
  email: EMAIL,
  password: PASSWORD,
  firstName: 'Asha',
  lastName: 'Rao',
  phone: PHONE,
} as const;

/** What every way of signing in tells of the account that is made of `FORM`. */
export const TOLD = {
  email: EMAIL,
  firstName: 'Asha',
  lastName: 'Rao',
  name: 'Asha Rao',
  username: EMAIL,
  profileImageUrl: null,
  phone: `+91${PHONE}`,
  role: 'patient',
  permissions: [],
  onboarded: false,
  language: null,
} as const;

/** The cookie that a reply has set, as the next request carries it. */
const cookieOf = (reply: LightMyRequestResponse): string =>
  reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** A browser: it keeps its cookie and sends it with each call, as the page's own requests do. */
export const browserOn = (app: FastifyInstance) => {
  let cookie = '';
  return {
    /** What it sends with each call. */
    headers: (): Record<string, string> => ({
      'sec-fetch-site': 'same-origin',
      'user-agent': 'Firefox on a test',
      ...(cookie !== '' && { cookie }),
    }),
    async post(url: string, body: unknown, headers: Record<string, string> = {}) {
      const reply = await app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', ...this.headers(), ...headers },
        payload: JSON.stringify(body),
      });
      if (reply.cookies.length > 0) cookie = cookieOf(reply);
      return { status: reply.statusCode, body: reply.json(), reply };
    },
    async get(url: string, token: string) {
      const reply = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      return { status: reply.statusCode, body: reply.json() };
    },
  };
};

export type Browser = ReturnType<typeof browserOn>;

/** The server with everything that accounts need, on a database, with real secrets and a clock that stands still. */
export const accountsApp = async (
  db: Database,
  given: Partial<AppDeps> & { logs?: string[] } = {},
) => {
  const clock = stepClock();
  const app = await testApp({ db, clock, ids: randomIds, ...given });
  return { app, clock };
};

type Kept = { readonly recipient: string; readonly text: string; readonly subject: string };

/** What the sandbox has "sent" to somebody, the newest first. */
export const outboxOf = async (app: FastifyInstance, to: string): Promise<Kept[]> => {
  const url = `/sandbox/outbox.json?to=${encodeURIComponent(to)}`;
  return (await app.inject({ url, headers: await withSandboxKey(app) })).json().messages;
};

/** The code in a message. */
export const codeIn = (message: Kept | undefined): string => {
  const found = /(?<!\d)(\d{6}|\d{4})(?!\d)/.exec(message?.text ?? '');
  if (found?.[1] === undefined) throw new Error('No code was sent');
  return found[1];
};

/** Waits until so many messages have gone to somebody. @returns them, the newest first */
export const messagesTo = async (app: FastifyInstance, to: string, count = 1): Promise<Kept[]> => {
  for (;;) {
    const messages = await outboxOf(app, to);
    if (messages.length >= count) return messages;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

/** Waits for the message that is the so-many-th to somebody, and reads its code. */
export const codeFor = async (app: FastifyInstance, to: string, count = 1): Promise<string> =>
  codeIn((await messagesTo(app, to, count))[0]);

const ASHA = { email: EMAIL, phone: PHONE };

/** Verifies both contacts from a browser. */
export const verifyContacts = async (
  app: FastifyInstance,
  browser: Browser,
  { email, phone } = ASHA,
): Promise<void> => {
  await browser.post('/llm/send-email-verification', { email });
  const mailed = await codeFor(app, email);
  await browser.post('/llm/verify-email', { email, otp: mailed });
  await browser.post('/llm/send-phone-verification', { phone, email });
  const texted = await codeFor(app, `+91${phone}`);
  await browser.post('/llm/verify-phone', { phone, otp: texted });
};

/** Creates an account for somebody. */
export const signUpAs = async (
  app: FastifyInstance,
  contacts: typeof ASHA,
): Promise<{ id: string; token: string }> => {
  const browser = browserOn(app);
  await verifyContacts(app, browser, contacts);
  const { body } = await browser.post('/llm/register', { ...FORM, ...contacts });
  return { id: body.id, token: body.access_token };
};

/** Creates the account. @returns its token */
export const signUp = async (app: FastifyInstance, browser = browserOn(app)): Promise<string> => {
  await verifyContacts(app, browser);
  const { body } = await browser.post('/llm/register', FORM);
  return body.access_token;
};

/** A patient, a saved result and an appointment of theirs, whom a call may be about. */
export type About = {
  readonly id: string;
  readonly email: string;
  readonly resultId: string;
  readonly appointmentId: string;
  /** An X-ray of theirs; none where none is asked about. */
  readonly xrayId?: string;
  /** Somebody whom they look after; nobody where nobody is asked about. */
  readonly profileId?: string;
  /** A code that they can pay, of which assessment. */
  readonly qrId: string;
};

/** A visit that nobody makes. */
const VISIT = '00000000-0000-4000-8000-0000000000aa';

/** What is asked besides, where it is not a contact. */
const QUERIES: Readonly<Record<string, Record<string, string>>> = {
  '/api/staff/appointments': { day: '2026-01-02' },
  '/api/staff/export': { list: 'redFlags' },
  '/api/teleconsultations/:id/room/news': { visit: VISIT, after: '0' },
};

const NO_STILL = '00000000-0000-4000-8000-0000000000cc';
const NO_LINK = '00000000-0000-4000-8000-0000000000dd';
const NO_TOKEN = 'c2VjcmV0LW9mLWEtbGluay0wMDAwMDAwMDAwMDAwMDA';
const NO_PASSKEY = '00000000-0000-4000-8000-0000000000dd';
const NO_PROFILE = '00000000-0000-4000-8000-0000000000ee';
const NO_XRAY = '00000000-0000-4000-8000-0000000000bb';

/** The address of a call as it is about somebody. */
export const addressAbout = (
  { path, query }: Pick<Endpoint, 'path' | 'query'>,
  { id, email, resultId, appointmentId, xrayId = NO_XRAY, profileId = NO_PROFILE, qrId }: About,
): string => {
  const known: Readonly<Record<string, string>> = {
    'patients/:id': id,
    'results/:id': resultId,
    'results/:resultId': resultId,
    'teleconsultations/:id': appointmentId,
    'reminders/:id': appointmentId,
    'absences/:id': appointmentId,
    'xrays/:id': xrayId,
    'stills/:still': NO_STILL,
    'result-links/:id': NO_LINK,
    'shl/:token': NO_TOKEN,
    'passkeys/:id': NO_PASSKEY,
    'profiles/:profile_id': profileId,
    'status/:qrId': qrId,
  };
  const filled = path.replaceAll(/([\w-]+)\/(:\w+)/g, (place, noun: string) => {
    const value = known[place];
    if (value === undefined) throw new Error(`Say here what "${place}" of ${path} stands for`);
    return `${noun}/${value}`;
  });
  const asked = new URLSearchParams(QUERIES[path] ?? { email });
  return query === undefined ? filled : `${filled}?${asked}`;
};

/** Makes a result of a patient's own words and saves it to their account. @returns its id */
export const saveResultOf = async (
  app: FastifyInstance,
  patient: { readonly id: string; readonly token: string },
  issue = DIAGNOSE_BODY.issue,
): Promise<string> => {
  const chatSessionToken = (await post(app, '/api/chat/session', {})).json().sessionToken;
  const sessionToken = `detailed-1767225600000-${patient.id.replaceAll('-', '')}`;
  const told = { ...DIAGNOSE_BODY, issue, sessionToken, chatSessionToken, patient_id: patient.id };
  const headers = { authorization: `Bearer ${patient.token}` };
  const saved = await browserOn(app).post('/chat_bot/chat/save_diagnose', told, headers);
  return saved.body.diagnosis_id;
};

/** Another code than the one that is right. */
export const notCode = (code: string): string =>
  String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');
