// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { shareLanguage } from '../../../src/actors/accounts/session.ts';
import { keepLanguage, keptLanguage } from '../../../src/actors/page/kept-language.ts';
import { keptUser } from '../../../src/actors/accounts/session-storage.ts';
import { keepSignedIn, serveCalls } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';

const CHANGE = 'POST /api/account/profile';
const inLanguage = (language: string | null) => ({
  ...ASHA,
  language,
  hasPassword: true,
  preferences: { notifications: true, reminders: true, newsletter: false },
  consents: { dataProcessing: null, aiAnalysis: null, communications: null },
});

/** The device and the account come together; the account knows a language or none. */
const share = (language: string | null) =>
  toPromise(createActor(shareLanguage, { input: { language } }).start());

describe('[NEW-98] the language of an account', () => {
  beforeEach(() => {
    localStorage.clear();
    keepSignedIn(ASHA);
  });

  it('comes to a device on which nobody has chosen one', async () => {
    const sent = serveCalls({});
    await share('hi');
    expect(keptLanguage()).toBe('hi');
    expect(sent).toEqual([]);
  });

  it('is the one that was last read on this device', async () => {
    keepLanguage('hi');
    const sent = serveCalls({ [CHANGE]: inLanguage('hi') });
    await share('en-IN');
    expect(sent.map(({ body }) => body)).toEqual([{ language: 'hi' }]);
    expect(keptLanguage()).toBe('hi');
    expect(keptUser()?.language).toBe('hi');
  });

  it.each([
    ['both know the same', 'hi', 'hi'],
    ['neither knows one', null, null],
  ])('is let alone where %s', async (_, kept, language) => {
    if (kept !== null) keepLanguage(kept);
    const sent = serveCalls({});
    await share(language);
    expect(sent).toEqual([]);
    expect(keptLanguage()).toBe(kept);
  });

  it('stays with its account when another one has signed in meanwhile', async () => {
    keepLanguage('hi');
    keepSignedIn({ ...ASHA, id: '00000000-0000-4000-8000-0000000000b2' });
    serveCalls({ [CHANGE]: inLanguage('hi') });
    await share(null);
    expect(keptUser()?.language).toBeUndefined();
  });

  it('leaves device and session as they are when the server is not reached', async () => {
    keepLanguage('hi');
    serveCalls({ [CHANGE]: 'offline' });
    await share(null);
    expect(keptLanguage()).toBe('hi');
    expect(keptUser()?.language).toBeUndefined();
  });
});
