import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { XRAY_BYTES_MAX } from '../../../contracts/xray/xray-files.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { speak } from '../../kit/spoken.ts';
import type { memoryFiles } from '../../kit/xrays.ts';
import { signUpAs } from '../accounts/accounts.kit.ts';
import { dicomOf } from './dicom.kit.ts';
import {
  FORM_TYPE,
  RAVI,
  analyze,
  ask,
  formOf,
  jpeg,
  picture,
  sendForm,
  upload,
  xraysApp,
} from './xrays.kit.ts';

const WRONG_TYPE = 'Please select a JPEG or PNG image file.';

describe('X-rays', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let app: FastifyInstance;
  let asha: { id: string; token: string };
  let files: ReturnType<typeof memoryFiles>;
  let clock: Awaited<ReturnType<typeof xraysApp>>['clock'];
  let dataDir: string;

  beforeEach(async () => {
    database = await freshDatabase();
    ({ app, asha, files, clock, dataDir } = await xraysApp(database.db));
  });

  const keptPicture = (id: string): Buffer => {
    const kept = files.kept.get(`${id}.jpg`);
    if (!kept) throw new Error('No picture is kept');
    return kept;
  };

  it('[XRAY-04] [API-54] [API-55] answers a picture with its id and a name of ours', async () => {
    const { status, body } = await upload(app, asha, await jpeg(), { filename: '../../Asha.jpg' });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      fileId: expect.any(String),
      fileName: 'x-ray-2026-01-01.jpg',
    });
  });

  it('[XRAY-05] keeps a JPEG, drawn anew and without what else it said', async () => {
    const told = await picture(400, 200)
      .withExif({ IFD0: { Artist: 'Asha Rao', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const sent = Buffer.concat([told, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
    const { status, body } = await upload(app, asha, sent);
    expect(status).toBe(200);
    const kept = keptPicture(body.fileId);
    const { width, height, exif, format } = await sharp(kept).metadata();
    // Upright: what lay on its side stands.
    expect({ width, height, exif, format }).toEqual({
      width: 200,
      height: 400,
      exif: undefined,
      format: 'jpeg',
    });
    for (const word of ['Asha', 'script', 'PK\u0003\u0004'])
      expect(kept.includes(word)).toBe(false);
    expect([...files.kept.keys()]).toEqual([`${body.fileId}.jpg`, `${body.fileId}-preview.jpg`]);
    // Nothing is left of what came in.
    expect(readdirSync(join(dataDir, 'incoming'))).toEqual([]);
  });

  it('[XRAY-06] [CONST-39] takes what is a JPEG, a PNG or a DICOM file, whatever it is called', async () => {
    const gray16 = Uint16Array.from({ length: 90_000 }, (_, at) => at % 65_536);
    const good: Record<string, Buffer> = {
      png: await picture().png().toBuffer(),
      'with transparency': await picture().ensureAlpha(0.3).png().toBuffer(),
      'of 16 bits': await sharp(gray16, { raw: { width: 300, height: 300, channels: 1 } })
        .toColourspace('grey16')
        .png()
        .toBuffer(),
      'in the colours of print': await picture().toColourspace('cmyk').jpeg().toBuffer(),
      progressive: await picture().jpeg({ progressive: true }).toBuffer(),
      'a DICOM file': dicomOf(),
    };
    for (const [name, file] of Object.entries(good)) {
      const { body } = await upload(app, asha, file, { filename: `${name}.exe` });
      expect(body, name).toMatchObject({ success: true });
      const { space, depth, hasAlpha } = await sharp(keptPicture(body.fileId)).metadata();
      expect({ space, depth, hasAlpha }, name).toEqual({
        space: 'srgb',
        depth: 'uchar',
        hasAlpha: false,
      });
    }
  });

  it('[XRAY-07] refuses what is none, whatever it is called, and says what it is', async () => {
    const text = (content: string): Buffer => Buffer.from(content, 'latin1');
    const bad: readonly [string, Buffer][] = [
      ['a drawing or a page', text('<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>')],
      ['a drawing or a page', Buffer.concat([text('<html>'), await jpeg()])],
      ['a PDF document', text('%PDF-1.7\n1 0 obj')],
      ['a GIF picture', await picture().gif().toBuffer()],
      ['a WebP picture', await picture().webp().toBuffer()],
      ['a TIFF picture', await picture().tiff().toBuffer()],
      ['a TIFF picture', text('MM\0*\0\0\0\u0008')],
      ['an AVIF picture', text('\0\0\0\u0018ftypavif\0\0\0\0mif1avif')],
      ['a HEIC photo', text('\0\0\0\u0018ftypheic\0\0\0\0mif1heic')],
      ['a video', text('\0\0\0\u0018ftypisom\0\0\0\0isom')],
      ['a BMP picture', text('BM\u0036\u0010\0\0\0\0\0\0\u0036\0\0\0')],
      ['a JPEG 2000 picture', text('\0\0\0\u000cjP  \r\n\u0087\n')],
      ['a packed archive', text('PK\u0003\u0004\u0014\0')],
      ['a 3D scan', text('solid upper jaw\nfacet')],
    ];
    for (const [about, file] of bad) {
      const { status, body } = await upload(app, asha, file, { filename: 'x.jpg' });
      expect([status, body.success, body.verdict], about).toEqual([200, false, 'wrongType']);
      expect(body.message, about).toContain(`This is ${about}`);
      expect(body.message.endsWith(` ${WRONG_TYPE}`), about).toBe(true);
    }
    // What we do not know gets the sentence alone.
    const { body } = await upload(app, asha, text('no picture'), { filename: 'x.png' });
    expect(body).toEqual({ success: false, verdict: 'wrongType', message: WRONG_TYPE });
    expect(files.kept.size).toBe(0);
  });

  it('says what a DICOM file is that is no plain X-ray', async () => {
    const { status, body } = await upload(app, asha, dicomOf({ modality: 'CT' }));
    expect([status, body]).toEqual([
      200,
      {
        success: false,
        verdict: 'otherDicom',
        message:
          'This DICOM file is a layer of a CT or CBCT scan (kind CT). Please choose a plain X-ray of your teeth or jaw, as a DICOM file or as a JPEG or PNG picture.',
      },
    ]);
  });

  it('[NEW-94] says in the language of the request what a file is', async () => {
    await speak('hi');
    const sent = { language: 'hi' };
    const messages: string[] = [];
    for (const file of [dicomOf({ modality: 'CT' }), Buffer.from('%PDF-1.7\n1 0 obj')])
      messages.push((await upload(app, asha, file, sent)).body.message);
    expect(messages).toEqual([
      'इस DICOM फ़ाइल में CT या CBCT स्कैन की एक परत है (प्रकार CT)। कृपया दाँतों या जबड़े का सादा एक्स-रे चुनिए, DICOM फ़ाइल या JPEG या PNG तस्वीर के रूप में।',
      'यह PDF है। इसे खोलिए और उसमें दिख रहे एक्स-रे का स्क्रीनशॉट लीजिए। कृपया JPEG या PNG तस्वीर की फ़ाइल चुनिए।',
    ]);
    const large = await upload(app, asha, Buffer.alloc(XRAY_BYTES_MAX + 1), sent);
    expect([large.status, large.body.message]).toEqual([413, 'फ़ाइल 10 MB से छोटी होनी चाहिए।']);
  });

  it('says what is wrong with a picture that cannot be read, and goes on', async () => {
    const whole = await jpeg();
    const png = await picture().png().toBuffer();
    const dots = { width: 6400, height: 6400, channels: 3, background: '#000' } as const;
    const bomb = await sharp({ create: dots, limitInputPixels: false }).png().toBuffer();
    const bad: readonly [string, Buffer, string][] = [
      ['nothing', Buffer.alloc(0), 'empty'],
      ['half a JPEG', whole.subarray(0, whole.length / 2), 'unreadable'],
      ['half a PNG', png.subarray(0, png.length / 2), 'unreadable'],
      ['the beginning of a PNG', png.subarray(0, 8), 'unreadable'],
      ['a bomb', bomb, 'tooManyPixels'],
      ['half a DICOM file', dicomOf().subarray(0, 400), 'unreadable'],
      ['a DICOM file of another form', dicomOf({ syntax: '1.2.840.10008.1.2.4.201' }), 'dicomForm'],
    ];
    for (const [name, file, verdict] of bad) {
      const { status, body } = await upload(app, asha, file);
      expect([status, body.success, body.verdict], name).toEqual([200, false, verdict]);
      expect(body.message.length, name).toBeGreaterThan(30);
    }
    expect(files.kept.size).toBe(0);
    expect((await upload(app, asha, whole)).body.success).toBe(true);
  });

  it('[XRAY-08] [CONST-38] takes 10 MB to the byte and cuts off what is larger', async () => {
    const small = await jpeg();
    const exactly = Buffer.concat([small, Buffer.alloc(XRAY_BYTES_MAX - small.length)]);
    expect((await upload(app, asha, exactly)).body).toMatchObject({ success: true });
    const more = Buffer.concat([exactly, Buffer.alloc(1)]);
    const { status, body, headers } = await upload(app, asha, more);
    const sentence = 'File size must be less than 10MB.';
    expect([status, body]).toEqual([413, { error: sentence, message: sentence }]);
    expect(headers.connection).toBe('close');
    expect(readdirSync(join(dataDir, 'incoming'))).toEqual([]);
  });

  it('[AUTH-22] [API-57] wants somebody who is signed in, and their own account', async () => {
    const form = formOf([
      { name: 'llm_user_id', value: asha.id },
      { name: 'xray', value: await jpeg(), filename: 'x.jpg' },
    ]);
    for (const url of ['/xrays/upload-xray', '/xrays/analyze']) {
      const headers = { 'content-type': FORM_TYPE };
      const reply = await app.inject({ method: 'POST', url, headers, payload: form });
      expect([url, reply.statusCode]).toEqual([url, 401]);
    }
    const ravi = await signUpAs(app, RAVI);
    expect((await sendForm(app, form, { token: ravi.token })).status).toBe(403);
    expect(files.kept.size).toBe(0);
  });

  it('[SESS-19] says “Invalid token” of a session that has ended', async () => {
    const { status, body } = await analyze(app, { ...asha, token: 'nobody' }, asha.id);
    expect([status, body.message]).toEqual([401, 'Invalid token']);
  });

  it('refuses forms that are none, with a sentence', async () => {
    const file = await jpeg();
    const id = { name: 'llm_user_id', value: asha.id };
    const xray = { name: 'xray', value: file, filename: 'x.jpg' };
    const bad: readonly [string, Buffer, number][] = [
      ['without a file', formOf([id]), 400],
      ['without an account', formOf([xray]), 400],
      ['with two files', formOf([id, xray, xray]), 413],
      ['with a file elsewhere', formOf([id, { ...xray, name: 'other' }]), 400],
      ['cut off', formOf([id, xray]).subarray(0, 900), 400],
      ['with a field twice', formOf([id, id, xray]), 400],
      ['with a field of a prototype', formOf([{ ...id, name: '__proto__' }, id, xray]), 400],
      [
        'with many fields',
        formOf([
          ...Array.from({ length: 30 }, (_, at) => ({ name: `f${at}`, value: 'x' })),
          id,
          xray,
        ]),
        413,
      ],
      ['with a long field', formOf([{ ...id, value: 'x'.repeat(70_000) }, xray]), 400],
      ['without an end', Buffer.from('nothing'), 400],
      ['empty', Buffer.alloc(0), 400],
    ];
    for (const [name, form, wanted] of bad) {
      const { status, body } = await sendForm(app, form, { token: asha.token });
      expect([name, status, body.error === body.message]).toEqual([name, wanted, true]);
    }
    const long = 'b'.repeat(5000);
    const whole = formOf([id, xray]);
    for (const more of [
      '',
      `; boundary=${long}`,
      `; x="; boundary=y"; boundary=${long}`,
      `; ${long}`,
    ]) {
      const headers = { 'content-type': `multipart/form-data${more}` };
      const { status, body } = await sendForm(app, whole, { token: asha.token, headers });
      expect([status, body.message]).toEqual([
        400,
        'The content-type of a form must name the boundary of its parts, of at most 70 letters.',
      ]);
    }
    const json = await ask(app, asha.token, '/xrays/upload-xray', { llm_user_id: asha.id });
    expect(json.status).toBe(415);
    expect(files.kept.size).toBe(0);
    expect(readdirSync(join(dataDir, 'incoming'))).toEqual([]);
  });

  it('makes one X-ray of an upload that is sent again, in another process too', async () => {
    const file = await jpeg();
    const key = 'upload-key-1';
    const first = await upload(app, asha, file, { key });
    const { app: other } = await xraysAppBeside();
    const again = await upload(other, asha, file, { key });
    expect(again.body).toEqual(first.body);
    const otherFile = await upload(app, asha, await picture(50, 50).jpeg().toBuffer(), { key });
    expect(otherFile.status).toBe(422);
    const listed = await ask(app, asha.token, '/api/account/xrays');
    expect(listed.body.xrays).toHaveLength(1);
    await other.close();
  });

  /** Another process on the same data and the same store. */
  const xraysAppBeside = async () => {
    const { accountsApp } = await import('../accounts/accounts.kit.ts');
    return accountsApp(database.peer, { clock, files });
  };

  it('goes on with an upload whose picture did not come to the store', async () => {
    const file = await jpeg();
    const { put } = files;
    files.put = () => Promise.reject(new Error('the store is away'));
    expect((await upload(app, asha, file, { key: 'upload-key-2' })).status).toBe(500);
    const [waiting] = (await ask(app, asha.token, '/api/account/xrays')).body.xrays;
    expect([waiting.state, waiting.picture]).toEqual(['storing', null]);
    files.put = put;
    const { body } = await upload(app, asha, file, { key: 'upload-key-2' });
    expect(body.fileId).toBe(waiting.id);
    const [stored] = (await ask(app, asha.token, '/api/account/xrays')).body.xrays;
    expect(stored.state).toBe('stored');
  });
});
