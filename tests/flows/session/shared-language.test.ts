// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { shareOf } from '../../../src/actors/accounts/shared-language.ts';
import { keptUser } from '../../../src/actors/accounts/session-storage.ts';
import { PRESSED } from '../../../src/actors/page/kept-language.ts';
import { keepSignedIn, serveCalls } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';

const CHANGE = 'POST /api/account/profile';
const profileIn = (language: string) => ({
  ...ASHA,
  language,
  hasPassword: true,
  preferences: { notifications: true, reminders: true, newsletter: false },
  consents: { dataProcessing: null, aiAnalysis: null, communications: null },
});
const RAVI = { ...ASHA, id: '00000000-0000-4000-8000-0000000000b2' };

const ENGLISH = { language: 'en-IN', place: '' };
const HINDI = { language: 'hi', place: '/hi' };

/** The server has just said who is signed in, and the account's language. */
const share = (language: string | null, page = ENGLISH): Promise<void> =>
  shareOf(language, new AbortController().signal, page);

beforeEach(() => {
  localStorage.clear();
  PRESSED.drop();
  keepSignedIn(ASHA);
});

describe('[NEW-98] an account', () => {
  it('is told what was pressed on a device, once', async () => {
    PRESSED.set('hi');
    const sent = serveCalls({ [CHANGE]: profileIn('hi') });
    await share('en-IN');
    await share('hi');
    expect(sent.map(({ body }) => body)).toEqual([{ language: 'hi' }]);
    expect(keptUser()?.language).toBe('hi');
  });

  it('is told what its owner reads in where it knows nothing', async () => {
    const sent = serveCalls({ [CHANGE]: profileIn('hi') });
    await share(null, HINDI);
    expect(sent.map(({ body }) => body)).toEqual([{ language: 'hi' }]);
  });

  it.each([
    ['where it knows another language', 'en-IN', HINDI, null],
    ['by a page in English that nobody chose', null, ENGLISH, null],
    ['what it knows', 'hi', ENGLISH, 'hi'],
  ])('is not told %s', async (_, language, page, pressed) => {
    if (pressed !== null) PRESSED.set(pressed);
    const sent = serveCalls({});
    await share(language, page);
    expect(sent).toEqual([]);
  });

  it('is told nothing after the session has ended', async () => {
    PRESSED.set('hi');
    const sent = serveCalls({});
    await shareOf('en-IN', AbortSignal.abort());
    expect(sent).toEqual([]);
  });

  it('is told the next time where the server was not reached', async () => {
    PRESSED.set('hi');
    serveCalls({ [CHANGE]: 'offline' });
    await share(null);
    expect(keptUser()?.language).toBeUndefined();
    const sent = serveCalls({ [CHANGE]: profileIn('hi') });
    await share(null);
    expect(sent).toHaveLength(1);
  });

  it('keeps its language to itself when another one has signed in meanwhile', async () => {
    PRESSED.set('hi');
    keepSignedIn(RAVI);
    serveCalls({ [CHANGE]: profileIn('hi') });
    await share(null);
    expect(keptUser()?.language).toBeUndefined();
  });
});
