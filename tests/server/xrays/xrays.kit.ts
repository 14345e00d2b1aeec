import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { AppDeps } from '../../../server/areas/area.ts';
import type { Database } from '../../../server/db/connect.ts';
import { tempFolder } from '../../kit/data-dir.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import { ownAsker } from '../../../server/lib/password.ts';
import { endsFor } from '../../../server/services/ends.ts';
import { analysisJob } from '../../../server/services/xrays/analysis.ts';
import { picturesInTurn } from '../../../server/services/xrays/pictures.ts';
import { xrayUpkeepJobs } from '../../../server/services/xrays/upkeep.ts';
import { addSignedIn } from '../../kit/account-rows.ts';
import { quickPasswords, stepClock, testEnv } from '../../kit/server.ts';
import { decodingHere, memoryFiles, stubReader } from '../../kit/xrays.ts';
import { PASSWORD, accountsApp } from '../accounts/accounts.kit.ts';

export const ASHA = { email: 'asha@example.com', phone: '9876543210' };
export const RAVI = { email: 'ravi@example.com', phone: '9876543211' };

/** The server with an account, and a store of pictures in which a test may look. */
export const xraysApp = async (db: Database, given: Partial<AppDeps> = {}) => {
  const clock = stepClock();
  const files = memoryFiles();
  const dataDir = tempFolder();
  const env = testEnv({ DATA_DIR: dataDir });
  const { app } = await accountsApp(db, { clock, files, env, ...given });
  const passwordHash = await quickPasswords().hash(PASSWORD, ownAsker('asha'));
  const own = { ...ASHA, phone: `+91${ASHA.phone}`, passwordHash };
  const asha = await addSignedIn({ db, clock }, 'patient', own);
  return { app, clock, files, asha, dataDir };
};

/** The jobs of pictures as a process does them that does nothing else. */
export const xrayJobs = (about: Pick<AppDeps, 'db' | 'clock' | 'files'>) => {
  const given = { ...about, ids: randomIds };
  const log = { info: () => undefined, error: () => undefined };
  const analysing = {
    ...given,
    pictures: picturesInTurn(decodingHere),
    xrayReader: stubReader,
    wakeJobs: () => undefined,
    ends: endsFor({ ...given, closing: new AbortController().signal }),
  };
  const kinds = [analysisJob(analysing), ...xrayUpkeepJobs({ ...given, log })];
  return { db: about.db, clock: about.clock, ids: randomIds, kinds, onEnd: () => undefined, log };
};

/** Dots of a made-up picture, as the library reads them. */
export const picture = (width = 400, height = 200) => {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (Math.floor(at / 3) * 7919) & 255;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
};

export const jpeg = (): Promise<Buffer> => picture().jpeg().toBuffer();

type Part = {
  readonly name: string;
  readonly value: string | Buffer;
  readonly filename?: string;
  readonly type?: string;
};

const BOUNDARY = '----toothwise-test';

/** A form as a browser writes it. */
export const formOf = (parts: readonly Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ name, value, filename, type = 'image/jpeg' }) => [
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"` +
          (filename === undefined ? '' : `; filename="${filename}"\r\ncontent-type: ${type}`) +
          '\r\n\r\n',
      ),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);

export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

type Sending = {
  readonly url?: string;
  readonly token: string;
  readonly headers?: Record<string, string>;
};

/** Sends a form. */
export const sendForm = async (
  app: FastifyInstance,
  payload: Buffer,
  { url = '/xrays/upload-xray', token, headers = {} }: Sending,
) => {
  const reply = await app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${token}`, 'content-type': FORM_TYPE, ...headers },
    payload,
  });
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
};

type Person = { readonly id: string; readonly token: string };

type Uploading = {
  readonly filename?: string;
  readonly key?: string;
  readonly language?: string;
};

/** Uploads a file of somebody. */
export const upload = (
  app: FastifyInstance,
  { id, token }: Person,
  file: Buffer,
  { filename = 'x.jpg', key, language = 'en' }: Uploading = {},
) =>
  sendForm(
    app,
    formOf([
      { name: 'llm_user_id', value: id },
      { name: 'xray', value: file, filename },
    ]),
    {
      token,
      headers: {
        'accept-language': language,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
    },
  );

/** Asks for the analysis of an uploaded file. */
export const analyze = (app: FastifyInstance, { id, token }: Person, fileId: string) =>
  sendForm(
    app,
    formOf([
      { name: 'llm_user_id', value: id },
      { name: 'xray', value: fileId },
    ]),
    { token, url: '/xrays/analyze' },
  );

/** Calls with a body of JSON, or none. */
export const ask = async (app: FastifyInstance, token: string, url: string, body?: unknown) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const reply =
    body === undefined
      ? await app.inject({ url, headers: { authorization: headers.authorization } })
      : await app.inject({ method: 'POST', url, headers, payload: JSON.stringify(body) });
  return { status: reply.statusCode, body: reply.json() };
};
