// @vitest-environment jsdom
import { AxiosError } from 'axios';
import type { InternalAxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import type { XrayEvents } from '../../../machines/xray/xray.types.ts';
import { uploadXray } from '../../../src/actors/xray/xray.ts';
import { holdImage } from '../../../src/actors/xray/xray-images.ts';
import { keepSignedIn } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { hearWaits } from '../../kit/call-limits.ts';
import { answerWith } from '../../kit/wire.ts';
import { XRAY } from '../../kit/xray-replies.ts';

const PICTURE = new File(['picture'], 'x-ray.jpg', { type: 'image/jpeg' });
const STORED = { success: true, fileId: XRAY.id, fileName: XRAY.file_name };

beforeEach(() => {
  keepSignedIn(ASHA);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => answerWith(null));

/** Sends the picture of that key, and writes down what is told of it. */
const sending = (key: string) => {
  const told: XrayEvents[] = [];
  const parent = setup({ actors: { uploadXray } }).createMachine({
    invoke: { src: 'uploadXray', input: { key } },
    on: { '*': { actions: ({ event }) => void told.push(event as XrayEvents) } },
  });
  return { told, actor: createActor(parent).start() };
};

const answered = (data: object, config: InternalAxiosRequestConfig) =>
  Promise.resolve({ data, status: 200, statusText: '', headers: {}, config });

describe('sending an X-ray', () => {
  it('tells how much is sent as the browser says it, each whole number once', async () => {
    answerWith((config) => {
      for (const loaded of [10, 10, 55, 100]) {
        config.onUploadProgress?.({ loaded, total: 200, bytes: 0, lengthComputable: true });
      }
      return answered(STORED, config);
    });
    const { told } = sending(holdImage(PICTURE).key);
    await vi.waitFor(() => expect(told.at(-1)?.type).toBe('upload.finished'));
    expect(told).toEqual([
      { type: 'upload.progressed', percent: 5 },
      { type: 'upload.progressed', percent: 27 },
      { type: 'upload.progressed', percent: 50 },
      { type: 'upload.finished', output: { verdict: 'stored', id: XRAY.id } },
    ]);
  });

  it('has five minutes for it, and names each try the same', async () => {
    const tries: unknown[] = [];
    const waits = hearWaits();
    answerWith((config) => {
      tries.push(config.headers.get('Idempotency-Key'));
      return Promise.reject(new AxiosError('lost', 'ERR_NETWORK', config));
    });
    const { key } = holdImage(PICTURE);
    for (const count of [1, 2]) {
      const { told } = sending(key);
      await vi.waitFor(() => expect(told).toHaveLength(1));
      expect(told[0]).toMatchObject({ type: 'upload.failed', error: { kind: 'network' } });
      expect(tries).toHaveLength(count);
    }
    expect(tries).toEqual([key, key]);
    expect(waits.filter((ms) => ms >= 30_000)).toEqual([300_000, 300_000]);
  });

  it('ends the call when it is cancelled, and tells nothing more', async () => {
    let signal: { readonly aborted?: boolean } | undefined;
    answerWith((config) => {
      signal = config.signal as { readonly aborted?: boolean };
      return new Promise(() => undefined);
    });
    const { told, actor } = sending(holdImage(PICTURE).key);
    await vi.waitFor(() => expect(signal).toBeDefined());
    actor.stop();
    expect(signal?.aborted).toBe(true);
    expect(told).toEqual([]);
  });

  it('[AUTH-22] [SAVE-04] sends nothing while nobody is signed in', async () => {
    localStorage.clear();
    const asked = vi.fn<() => void>();
    answerWith((config) => {
      asked();
      return answered(STORED, config);
    });
    const { told } = sending(holdImage(PICTURE).key);
    await vi.waitFor(() => expect(told).toHaveLength(1));
    expect(told[0]).toMatchObject({ type: 'upload.failed', error: { kind: 'unauthorized' } });
    expect(asked).not.toHaveBeenCalled();
  });

  it('says that a picture of before a reload has to be chosen again', async () => {
    const { told } = sending('key-of-another-page');
    await vi.waitFor(() => expect(told).toHaveLength(1));
    expect(told[0]).toEqual({ type: 'upload.finished', output: { verdict: 'lost' } });
  });

  it('hands on why the server does not take it', async () => {
    const message = 'This file is empty.';
    answerWith((config) => answered({ success: false, verdict: 'empty', message }, config));
    const { told } = sending(holdImage(PICTURE).key);
    await vi.waitFor(() => expect(told).toHaveLength(1));
    expect(told[0]).toEqual({
      type: 'upload.finished',
      output: { verdict: 'rejected', sentence: message },
    });
  });
});
