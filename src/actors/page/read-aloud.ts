import { fromCallback, fromPromise } from 'xstate';
import { LANGUAGE } from '../../../contracts/common/language.ts';
import type { ReadAloudEvents } from '../../../machines/read-aloud/read-aloud.machine.ts';
import { readableParts } from '../../lib/media/readable-parts.ts';

/** The browser's speech; older ones, and some inside other apps, have none. */
const speech = (): SpeechSynthesis | undefined =>
  (globalThis as { readonly speechSynthesis?: SpeechSynthesis }).speechSynthesis;

const [OWN = ''] = LANGUAGE.split('-');

/** Some devices write "hi_IN". */
const tagOf = ({ lang }: SpeechSynthesisVoice): string => lang.replace('_', '-').toLowerCase();

/**
 * Finds a voice of the device in the language of the page, of its country where there is one. One that is not the device's
 * own sends the words to its maker.
 */
const ownVoice = (): SpeechSynthesisVoice | undefined => {
  const voices = (speech()?.getVoices() ?? []).filter(
    (voice) => voice.localService && tagOf(voice).split('-')[0] === OWN,
  );
  return voices.find((voice) => tagOf(voice) === `${OWN}-in`) ?? voices[0];
};

/** Tells whether the device can read the page: at once, and whenever its voices have changed. */
export const watchVoices = fromCallback<ReadAloudEvents>(({ sendBack }) => {
  const tell = (): void => sendBack({ type: 'voices.found', canRead: ownVoice() !== undefined });
  const watched = speech();
  watched?.addEventListener('voiceschanged', tell);
  tell();
  return () => watched?.removeEventListener('voiceschanged', tell);
});

/** Reads a part, and ends when it has been read. @throws Error where the device does not read it */
const say = (words: string, voice: SpeechSynthesisVoice, speaks: SpeechSynthesis): Promise<void> =>
  new Promise((resolve, reject) => {
    const utterance = new SpeechSynthesisUtterance(words);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.addEventListener('end', () => resolve());
    utterance.addEventListener('error', ({ error }) =>
      reject(new Error(`The device did not read: ${error}`)),
    );
    speaks.speak(utterance);
  });

/** Reads what is in view of the page, one part after another; nothing is sent anywhere. */
export const readPage = fromPromise<void>(async ({ signal }) => {
  const speaks = speech();
  const voice = ownVoice();
  const page = document.querySelector('main');
  if (speaks === undefined || voice === undefined || page === null)
    throw new Error('There is nothing to read with, or nothing to read');
  const stop = (): void => speaks.cancel();
  signal.addEventListener('abort', stop);
  // A voice goes on over the next page otherwise.
  addEventListener('pagehide', stop, { signal });
  stop();
  for (const words of readableParts(page)) {
    if (signal.aborted) return;
    await say(words, voice, speaks);
  }
});
