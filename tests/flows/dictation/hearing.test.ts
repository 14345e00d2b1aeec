// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { providedDictation } from '../../../src/flows/dictation/dictation.flow.ts';
import { canAskDevice } from '../../../src/actors/page/dictation.ts';
import { withWords } from '../../../src/lib/format/with-words.ts';

/** What the device says of its languages, and what it was asked. */
const device = {
  has: {} as Readonly<Record<string, string>>,
  fetches: (): Promise<boolean> => Promise.resolve(true),
  asked: [] as unknown[],
  heard: [] as Recognition[],
};

type Asked = { readonly langs: readonly string[] };

class Recognition extends EventTarget {
  static available = (asked: Asked): Promise<string> => {
    device.asked.push(asked);
    return Promise.resolve(device.has[asked.langs[0] ?? ''] ?? 'unavailable');
  };
  static install = (asked: unknown): Promise<boolean> => {
    device.asked.push(asked);
    return device.fetches();
  };
  lang = '';
  processLocally = false;
  did: string[] = [];
  constructor() {
    super();
    device.heard.push(this);
  }
  start = (): void => {
    this.did.push('start');
    this.tell('start');
  };
  stop = (): void => void this.did.push('stop');
  abort = (): void => void this.did.push('abort');
  tell = (type: string, more: object = {}): boolean =>
    this.dispatchEvent(Object.assign(new Event(type), { resultIndex: 0 }, more));
}

/** Recognition as older browsers have it, which send the sound to their maker. */
class Remote extends EventTarget {
  start = (): never => {
    throw new Error('It must not be started');
  };
}

const onDevice = (lang: string) => ({ langs: [lang], processLocally: true });
const INDIAN = onDevice('en-IN');

beforeEach(() => {
  Object.assign(device, {
    has: { 'en-IN': 'available' },
    fetches: () => Promise.resolve(true),
    asked: [],
    heard: [],
  });
  vi.stubGlobal('SpeechRecognition', Recognition);
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete (document as { featurePolicy?: unknown }).featurePolicy;
  delete (navigator as { connection?: unknown }).connection;
});

const started = () => {
  const actor = createActor(providedDictation, { input: { canAsk: canAskDevice() } });
  const notices: string[] = [];
  const words: string[] = [];
  actor.on('notice.raised', ({ notice }) => notices.push(notice.title));
  actor.on('words.dictated', (dictated) => words.push(dictated.words));
  actor.start();
  return { actor, notices, words, at: () => actor.getSnapshot().value };
};

/** Presses, and waits until the device listens or nothing more goes on. */
const pressed = async () => {
  const begun = started();
  begun.actor.send({ type: 'dictation.requested' });
  await waitFor(begun.actor, (snapshot) =>
    ['listening', 'offered', 'unsupported'].some((state) => snapshot.matches(state as 'offered')),
  );
  return begun;
};

const listening = async () => {
  const begun = await pressed();
  const [recognition] = device.heard;
  if (recognition === undefined) throw new Error('Nobody listens');
  return { ...begun, recognition };
};

describe('[NEW-100] speaking in', () => {
  it('is offered where the browser can be asked, and asks the device nothing before a press', () => {
    expect(started().at()).toBe('offered');
    expect(device.asked).toEqual([]);
    expect(device.heard).toEqual([]);
  });

  it.each([
    ['that has no recognition', undefined],
    ['whose recognition sends the sound away', Remote],
  ])('is not offered in a browser %s', (_, recognition) => {
    vi.stubGlobal('SpeechRecognition', recognition);
    expect(started().at()).toBe('unsupported');
    vi.stubGlobal('webkitSpeechRecognition', recognition);
    expect(started().at()).toBe('unsupported');
  });

  it('is not offered inside another app, whose browser may end the page when it is asked', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile',
    );
    expect(started().at()).toBe('unsupported');
  });

  it('is not offered where the page may not use the microphone', () => {
    Object.assign(document, { featurePolicy: { allowsFeature: () => false } });
    expect(started().at()).toBe('unsupported');
  });

  it.each([
    ['understands', { 'en-IN': 'available' }, 'en-IN'],
    ['understands English of elsewhere', { 'en-US': 'available' }, 'en-US'],
    ['can learn to', { 'en-IN': 'downloadable' }, 'en-IN'],
    ['is about to', { 'en-IN': 'downloading' }, 'en-IN'],
  ])('listens where the device itself %s', async (_, has, lang) => {
    device.has = has;
    const { recognition } = await listening();
    expect(recognition).toMatchObject({ lang, processLocally: true, did: ['start'] });
    expect(device.asked).toEqual(expect.arrayContaining([onDevice(lang)]));
  });

  it.each([
    ['does not understand', () => Promise.resolve('unavailable')],
    ['does not say', () => Promise.reject(new Error('It does not say'))],
  ])('says so by the press where the device %s', async (_, available) => {
    vi.spyOn(Recognition, 'available').mockImplementation(available);
    const { at, notices } = await pressed();
    expect(at()).toBe('offered');
    expect(notices).toEqual(['Speaking does not work here']);
    expect(device.heard).toEqual([]);
  });

  it('fetches nothing for somebody who saves data, and takes what is there', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    device.has = { 'en-IN': 'downloadable' };
    expect((await pressed()).notices).toEqual(['Speaking does not work here']);
    device.has = { 'en-IN': 'downloadable', 'en-US': 'available' };
    expect((await listening()).recognition.lang).toBe('en-US');
  });
});

describe('[NEW-100] the device', () => {
  it('listens by a press alone, on itself, and hands over what it understood', async () => {
    const { recognition, words, at } = await listening();
    expect(recognition).toMatchObject({ lang: 'en-IN', processLocally: true, did: ['start'] });
    recognition.tell('result', {
      results: [[{ transcript: 'my tooth ' }], [{ transcript: 'hurts' }]],
    });
    expect(words).toEqual(['my tooth  hurts']);
    // What comes later stands behind what came before.
    recognition.tell('result', {
      resultIndex: 2,
      results: [
        [{ transcript: 'my tooth ' }],
        [{ transcript: 'hurts' }],
        [{ transcript: 'at night' }],
      ],
    });
    expect(words).toEqual(['my tooth  hurts', 'at night']);
    expect(at()).toEqual({ listening: 'hearing' });
    recognition.tell('end');
    expect(at()).toBe('offered');
  });

  it('still brings what was said when it is told to stop, and is let go by another press', async () => {
    const { actor, recognition, words, at } = await listening();
    actor.send({ type: 'dictation.stopped' });
    expect(recognition.did).toEqual(['start', 'stop']);
    recognition.tell('result', { results: [[{ transcript: 'at night' }]] });
    expect(words).toEqual(['at night']);
    actor.send({ type: 'dictation.stopped' });
    expect(at()).toBe('offered');
    expect(recognition.did).toEqual(['start', 'stop', 'abort']);
    recognition.tell('result', { results: [[{ transcript: 'too late' }]] });
    expect(words).toEqual(['at night']);
  });

  it('says that it heard nothing where it ends without a word', async () => {
    const { recognition, notices, at } = await listening();
    recognition.tell('end');
    expect(notices).toEqual(['Nothing heard']);
    expect(at()).toBe('offered');
  });

  it('waits until the microphone is on, and lets it go by a press', async () => {
    vi.stubGlobal(
      'SpeechRecognition',
      class extends Recognition {
        override start = (): void => void this.did.push('start');
      },
    );
    const { actor, recognition, at } = await listening();
    expect(at()).toEqual({ listening: 'opening' });
    recognition.tell('start');
    expect(at()).toEqual({ listening: 'hearing' });
    recognition.tell('end');
    actor.send({ type: 'dictation.requested' });
    await waitFor(actor, (snapshot) => snapshot.matches('listening'));
    actor.send({ type: 'dictation.stopped' });
    expect(at()).toBe('offered');
    expect(device.heard.at(-1)?.did).toEqual(['start', 'abort']);
  });

  it('hears nothing more once the page is left', async () => {
    const { actor, recognition } = await listening();
    actor.stop();
    expect(recognition.did).toEqual(['start', 'abort']);
  });

  it.each([
    ['not-allowed', 'Microphone blocked'],
    ['no-speech', 'Nothing heard'],
    ['language-not-supported', 'Speaking does not work here'],
    ['audio-capture', 'Speaking does not work here'],
  ])('says why it heard nothing: %s', async (error, notice) => {
    const { recognition, notices, at } = await listening();
    recognition.tell('error', { error });
    expect(notices).toEqual([notice]);
    expect(at()).toBe('offered');
  });

  it('says so where it does not even begin', async () => {
    vi.stubGlobal(
      'SpeechRecognition',
      class extends Recognition {
        override start = (): void => {
          throw new Error('It listens already');
        };
      },
    );
    const { notices, at } = await pressed();
    expect(at()).toBe('offered');
    expect(notices).toEqual(['Speaking does not work here']);
  });

  it('fetches its file by a press, and listens then', async () => {
    device.has = { 'en-IN': 'downloadable' };
    const { at, recognition } = await listening();
    expect(device.asked).toEqual([INDIAN, INDIAN]);
    recognition.tell('end');
    expect(at()).toBe('offered');
  });

  it.each([
    ['has none', () => Promise.resolve(false)],
    ['does not reach it', () => Promise.reject(new Error('No network'))],
  ])('says so where it %s', async (_, fetches) => {
    Object.assign(device, { has: { 'en-IN': 'downloadable' }, fetches });
    const { at, notices } = await pressed();
    expect(at()).toBe('offered');
    expect(notices).toEqual(['Not ready to listen']);
    expect(device.heard).toEqual([]);
  });
});

describe('[NEW-100] what was said', () => {
  it.each([
    ['', 'my tooth hurts', 'my tooth hurts'],
    ['Since Monday ', 'my tooth hurts', 'Since Monday my tooth hurts'],
    ['Since Monday\n', 'at night', 'Since Monday at night'],
  ])('stands behind what is in the box: %j', (text, words, together) => {
    expect(withWords(text, words, 100)).toBe(together);
  });

  it('is cut where the box is full', () => {
    expect(withWords('It hurts', 'at night', 11)).toBe('It hurts at');
  });
});
