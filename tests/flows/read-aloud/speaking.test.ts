// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { providedReadAloud } from '../../../src/flows/read-aloud/read-aloud.flow.ts';
import { readableParts } from '../../../src/lib/media/readable-parts.ts';

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'name'>;
class Utterance extends EventTarget {
  readonly text: string;
  voice: Voice | null = null;
  lang = '';
  constructor(text: string) {
    super();
    this.text = text;
  }
  end = () => this.dispatchEvent(new Event('end'));
  fail = (error: string) => this.dispatchEvent(Object.assign(new Event('error'), { error }));
}

const INDIAN: Voice = { name: 'Rishi', lang: 'en_IN', localService: true };
const BRITISH: Voice = { name: 'Kate', lang: 'en-GB', localService: true };
const HINDI: Voice = { name: 'Lekha', lang: 'hi-IN', localService: true };
const REMOTE: Voice = { name: 'Cloud', lang: 'en-IN', localService: false };

/** A device's speech: it says nothing by itself. */
class Speech extends EventTarget {
  voices: readonly Voice[] = [];
  readonly spoken: Utterance[] = [];
  cancelled = 0;
  getVoices = () => this.voices;
  speak = (utterance: Utterance) => void this.spoken.push(utterance);
  cancel = () => void (this.cancelled += 1);
  setVoices(voices: readonly Voice[]): void {
    this.voices = voices;
    this.dispatchEvent(new Event('voiceschanged'));
  }
}

let speech = new Speech();

beforeEach(() => {
  speech = new Speech();
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  // The simulated page draws nothing.
  if (!('checkVisibility' in Element.prototype))
    Object.assign(Element.prototype, { checkVisibility: () => true });
  document.body.innerHTML = '<main><h1>How bad is it?</h1><p>Choose one.</p></main>';
});
afterEach(() => vi.unstubAllGlobals());

const started = () => {
  const actor = createActor(providedReadAloud, { input: { page: '1' } });
  const notices: string[] = [];
  actor.on('notice.raised', ({ notice }) => notices.push(notice.title));
  actor.start();
  return { actor, notices, at: () => actor.getSnapshot().value };
};

const said = () => speech.spoken.map(({ text }) => text);
const reached = (count: number) => vi.waitFor(() => expect(speech.spoken).toHaveLength(count));

describe('[NEW-99] the voice', () => {
  it.each([
    ['none', [], 'unvoiced'],
    ['another language’s', [HINDI], 'unvoiced'],
    ['one that is not on the device', [REMOTE], 'unvoiced'],
    ['the device’s own', [REMOTE, BRITISH], 'offered'],
  ] as const)('is offered where the device has its own: %s', (_, voices, at) => {
    speech.voices = voices;
    expect(started().at()).toBe(at);
  });

  it('is offered once the device has found its voices, and no longer when they are gone', () => {
    const { at } = started();
    expect(at()).toBe('unvoiced');
    speech.setVoices([INDIAN]);
    expect(at()).toBe('offered');
    speech.setVoices([REMOTE]);
    expect(at()).toBe('unvoiced');
  });

  it('is not offered where a browser has no speech at all', () => {
    vi.stubGlobal('speechSynthesis', undefined);
    expect(started().at()).toBe('unvoiced');
  });
});

describe('[NEW-99] reading aloud', () => {
  it('reads part after part with the voice of the country, and is offered again at the end', async () => {
    speech.voices = [REMOTE, BRITISH, INDIAN];
    const { actor, at } = started();
    expect(speech.spoken).toEqual([]);
    actor.send({ type: 'reading.requested' });
    await reached(1);
    expect(speech.spoken[0]).toMatchObject({ voice: INDIAN, lang: 'en_IN' });
    speech.spoken[0]?.end();
    await reached(2);
    expect(said()).toEqual(['How bad is it?', 'Choose one.']);
    expect(at()).toBe('reading');
    speech.spoken[1]?.end();
    await waitFor(actor, (snapshot) => snapshot.matches('offered'));
  });

  it.each([[{ type: 'reading.stopped' }], [{ type: 'page.changed', page: '2' }]] as const)(
    'falls silent after %s',
    async (event) => {
      speech.voices = [INDIAN];
      const { actor } = started();
      actor.send({ type: 'reading.requested' });
      await reached(1);
      const before = speech.cancelled;
      actor.send(event);
      expect(speech.cancelled).toBe(before + 1);
      speech.spoken[0]?.fail('canceled');
      await Promise.resolve();
      expect(said()).toEqual(['How bad is it?']);
    },
  );

  it('falls silent when the page is left', async () => {
    speech.voices = [INDIAN];
    const { actor } = started();
    actor.send({ type: 'reading.requested' });
    await reached(1);
    const before = speech.cancelled;
    dispatchEvent(new Event('pagehide'));
    expect(speech.cancelled).toBe(before + 1);
    actor.stop();
  });

  it('says so where the device does not read', async () => {
    speech.voices = [INDIAN];
    const { actor, notices } = started();
    actor.send({ type: 'reading.requested' });
    await reached(1);
    speech.spoken[0]?.fail('synthesis-failed');
    await waitFor(actor, (snapshot) => snapshot.matches('offered'));
    expect(notices).toEqual(['Not read aloud']);
  });
});

describe('[NEW-99] what is read', () => {
  const partsOf = (html: string): string[] => {
    document.body.innerHTML = `<main>${html}</main>`;
    return readableParts(document.querySelector('main') as Element);
  };

  it('is what stands there, a part for each paragraph, row and answer', () => {
    expect(
      partsOf(
        '<h1>Does it <b>hurt</b> at night?</h1><ul><li>Yes, it wakes me</li></ul><label><input type="radio"> No</label>',
      ),
    ).toEqual(['Does it hurt at night?', 'Yes, it wakes me', 'No']);
  });

  it('takes a breath between an answer and the line below it', () => {
    expect(partsOf('<label><div>Diabetes</div><div>Also before</div></label>')).toEqual([
      'Diabetes, Also before',
    ]);
  });

  it('leaves out what nobody sees', () => {
    const hidden = vi.spyOn(Element.prototype, 'checkVisibility');
    hidden.mockImplementation(function isShown(this: Element) {
      return this.closest('details') === null;
    });
    expect(
      partsOf(
        '<p>Seen</p><p hidden>Hidden</p><svg><text>Drawn</text></svg><span class="spoken">Heard</span><details><p>Closed</p></details><button>Next</button>',
      ),
    ).toEqual(['Seen', 'Next']);
  });
});
