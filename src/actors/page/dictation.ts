import { fromCallback, fromPromise } from 'xstate';
import { LANGUAGE } from '../../../contracts/common/language.ts';
import type {
  DictationEvents,
  Hearing,
  Understood,
  Unheard,
} from '../../../machines/dictation/dictation.machine.ts';

/** What a browser's recognition of speech has, as far as it is used here (Web Speech API). */
type Recognition = EventTarget & {
  lang: string;
  processLocally: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
};

type Pack = { readonly langs: readonly string[]; readonly processLocally: true };

type Recognizer = {
  new (): Recognition;
  readonly available?: (pack: Pack) => Promise<string>;
  readonly install?: (pack: Pack) => Promise<boolean>;
};

/** `results`: all sentences so far; those from `resultIndex` on are new. */
type Heard = Event & {
  readonly resultIndex: number;
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
};
type Failed = Event & { readonly error: string };

type Surroundings = {
  readonly SpeechRecognition?: Recognizer;
  readonly webkitSpeechRecognition?: Recognizer;
  readonly navigator: {
    readonly userAgent: string;
    readonly connection?: { readonly saveData?: boolean };
  };
  readonly document: {
    readonly featurePolicy?: { readonly allowsFeature: (feature: string) => boolean };
  };
};

const surroundings = (): Surroundings => globalThis as unknown as Surroundings;

const recognizer = (): Recognizer | undefined =>
  surroundings().SpeechRecognition ?? surroundings().webkitSpeechRecognition;

const [OWN = ''] = LANGUAGE.split('-');

/** Recognition wants a country. Devices that understand English need not know India's. */
const LANGS: readonly string[] = OWN === 'en' ? ['en-IN', 'en-US'] : [`${OWN}-IN`];

const packOf = (lang: string): Pack => ({ langs: [lang], processLocally: true });

/** A page inside another app: its browser shows what recognition has, and may end the page when it is asked. */
const EMBEDDED = /; wv\)|HeadlessChrome/;

/** Returns false in a page that began at an address which keeps the microphone from itself. */
const mayListen = (): boolean =>
  surroundings().document.featurePolicy?.allowsFeature('microphone') ?? true;

/** Returns true where the browser can say whether its device understands speech; asks it nothing. */
export const canAskDevice = (): boolean =>
  recognizer()?.available !== undefined &&
  mayListen() &&
  !EMBEDDED.test(surroundings().navigator.userAgent);

/**
 * Finds whether the device understands speech by itself: any other way sends the sound to the browser's maker. Nothing is
 * fetched for somebody who asked to save data.
 */
export const findHearing = fromPromise<Hearing>(async () => {
  const isSaving = surroundings().navigator.connection?.saveData === true;
  for (const lang of LANGS) {
    const available = await recognizer()?.available?.(packOf(lang));
    if (available === undefined || available === 'unavailable') continue;
    if (available === 'available') return { kind: 'ready', lang };
    if (!isSaving) return { kind: 'toFetch', lang };
  }
  return { kind: 'none' };
});

/** Has the device fetch its file for the language. @throws Error when it does not */
export const fetchHearing = fromPromise<void, Understood>(async ({ input: { lang } }) => {
  const isThere = await recognizer()?.install?.(packOf(lang));
  if (isThere !== true) throw new Error(`The device did not fetch its file for ${lang}`);
});

const REASONS: Readonly<Record<string, Unheard>> = {
  'not-allowed': 'blocked',
  'no-speech': 'silent',
};

/** Listens to a sentence on the device alone, until a pause or until it is told to stop. */
export const hear = fromCallback<DictationEvents, Understood>(
  ({ input: { lang }, sendBack, receive }) => {
    const Recognizer = recognizer();
    if (Recognizer === undefined) {
      sendBack({ type: 'hearing.failed', reason: 'failed' });
      return undefined;
    }
    const recognition = new Recognizer();
    recognition.lang = lang;
    recognition.processLocally = true;
    const ending = new AbortController();
    const hears = (type: string, heard: (event: Event) => void): void =>
      recognition.addEventListener(type, heard, { signal: ending.signal });
    hears('start', () => sendBack({ type: 'hearing.started' }));
    hears('result', (event) => {
      const { results, resultIndex } = event as Heard;
      const words = Array.from(results, (result) => result[0]?.transcript ?? '').slice(resultIndex);
      sendBack({ type: 'words.recognized', words: words.join(' ').trim() });
    });
    hears('error', (event) =>
      sendBack({
        type: 'hearing.failed',
        reason: REASONS[(event as Failed).error] ?? 'failed',
      }),
    );
    hears('end', () => sendBack({ type: 'hearing.ended' }));
    receive(() => recognition.stop());
    try {
      recognition.start();
    } catch {
      sendBack({ type: 'hearing.failed', reason: 'failed' });
    }
    return () => {
      ending.abort();
      recognition.abort();
    };
  },
);
