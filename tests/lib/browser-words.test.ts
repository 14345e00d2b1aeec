import { describe, expect, it } from 'vitest';
import { browserWords } from '../../src/lib/format/browser-words.ts';

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a browser in words', () => {
  it.each([
    [
      'Chrome on Android',
      `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${KIT} Chrome/141.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'Samsung Internet on Android',
      `Mozilla/5.0 (Linux; Android 14; SM-A556) ${KIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'Safari on iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    ],
    [
      'Edge on Windows',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    ],
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
    ['Unknown browser', 'curl/8.0'],
    ['Unknown browser', ''],
  ])('is %s', (words, userAgent) => {
    expect(browserWords(userAgent)).toBe(words);
  });
});
