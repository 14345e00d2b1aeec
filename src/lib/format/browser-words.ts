import * as say from '../../../contracts/texts/en/wordings.ts';
/** Patterns of user agents, the most specific first: most browsers also claim to be those below them. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, say.samsungInternet],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

const nameIn = (names: readonly (readonly [RegExp, string])[], text: string): string | null =>
  names.find(([sign]) => sign.test(text))?.[1] ?? null;

/** Names browser and system from a user agent, as in "Chrome on Android"; "Unknown browser" when it names none. */
export const browserWords = (userAgent: string): string => {
  const browser = nameIn(BROWSERS, userAgent) ?? say.unknownBrowser;
  const system = nameIn(SYSTEMS, userAgent);
  return system === null ? browser : say.on(browser, system);
};
