// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSession } from '../../src/actors/accounts/session-storage.ts';
import {
  keepPressedLanguage,
  openInKeptLanguage,
} from '../../src/flows/language-switch/kept-language.script.ts';
import { keepSignedIn } from '../kit/account-app.tsx';
import { ASHA } from '../kit/account-samples.ts';

const own = vi.hoisted(() => {
  // Another file of this process may have loaded what is tested here, with the language of the build.
  vi.resetModules();
  return { LANGUAGE: 'en-IN', PLACE: '' };
});
vi.mock('../../contracts/common/language.ts', () => ({
  get LANGUAGE() {
    return own.LANGUAGE;
  },
  get PLACE() {
    return own.PLACE;
  },
}));
vi.mock('../../contracts/common/other-languages.ts', () => ({
  OTHER_LANGUAGES: [{ tag: 'hi', name: 'हिन्दी', place: '/hi' }],
}));

const replace = vi.fn<(address: string) => void>();
const KEY = 'toothwise-language';

beforeEach(() => {
  localStorage.clear();
  replace.mockClear();
  Object.assign(own, { LANGUAGE: 'en-IN', PLACE: '' });
  vi.stubGlobal('location', {
    pathname: '/consultations',
    search: '?call=7',
    hash: '#room',
    replace,
  });
});

const readIn = (tag: string, place: string): void => {
  Object.assign(own, { LANGUAGE: tag, PLACE: place });
  openInKeptLanguage();
  Object.assign(own, { LANGUAGE: 'en-IN', PLACE: '' });
};

describe('[NEW-98] an address that names no language', () => {
  it('stays in English where nobody has read in another language', () => {
    expect(openInKeptLanguage()).toBe(false);
    expect(replace).not.toHaveBeenCalled();
    expect(localStorage.length).toBe(0);
  });

  it('opens in the language last read, with all that it says', () => {
    readIn('hi', '/hi');
    expect(replace).not.toHaveBeenCalled();
    expect(openInKeptLanguage()).toBe(true);
    expect(replace.mock.calls).toEqual([['/hi/consultations?call=7#room']]);
  });

  it('opens in English where English was pressed last', () => {
    readIn('hi', '/hi');
    keepPressedLanguage();
    document.body.innerHTML = '<button lang="en-IN"><span>English</span></button>';
    document.querySelector('span')?.click();
    expect(openInKeptLanguage()).toBe(false);
  });

  it('stays in English where the language is no longer built, or storage holds something else', () => {
    localStorage.setItem(KEY, 'mr');
    expect(openInKeptLanguage()).toBe(false);
  });

  it('is not decided by a link to a page that is there in English alone', () => {
    readIn('hi', '/hi');
    keepPressedLanguage();
    document.body.innerHTML = '<a hreflang="en-IN" href="#accuracy">Accuracy</a>';
    document.querySelector('a')?.click();
    expect(localStorage.getItem(KEY)).toBe('hi');
  });

  it('stays in English where storage is blocked', () => {
    localStorage.setItem(KEY, 'hi');
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(openInKeptLanguage()).toBe(false);
  });
});

describe('[NEW-98] a device on which somebody is signed in', () => {
  it('opens in their language, until they sign out', () => {
    keepSignedIn({ ...ASHA, language: 'hi' });
    expect(openInKeptLanguage()).toBe(true);
    // The page that it was led to keeps nothing for the next person.
    readIn('hi', '/hi');
    expect(localStorage.getItem(KEY)).toBeNull();
    forgetSession();
    expect(openInKeptLanguage()).toBe(false);
  });

  it('opens in English where that was pressed last, whatever the account knows yet', () => {
    keepSignedIn({ ...ASHA, language: 'hi' });
    keepPressedLanguage();
    document.body.innerHTML = '<button lang="en-IN">English</button>';
    document.querySelector('button')?.click();
    expect(openInKeptLanguage()).toBe(false);
  });
});
