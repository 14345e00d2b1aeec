// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { completed, inLanguage } from '../../src/lib/format/language.ts';

const ENGLISH = { greeting: 'Hello', colours: { red: 'Red', blue: 'Blue' } };
const HINDI = { colours: { red: 'लाल' } };

afterEach(() => window.history.replaceState(null, '', '/'));

describe('a catalogue on its way', () => {
  it('says what it lacks in English, marked so that it is seen', () => {
    expect(completed(ENGLISH, HINDI)).toEqual({
      greeting: '⟦Hello⟧',
      colours: { red: 'लाल', blue: '⟦Blue⟧' },
    });
  });

  it('leaves the English one as it was', () => {
    const before = structuredClone(ENGLISH);
    completed(ENGLISH, HINDI);
    expect(ENGLISH).toEqual(before);
  });
});

describe('the language of the page', () => {
  const shown = (address: string) => {
    window.history.replaceState(null, '', address);
    return inLanguage(ENGLISH, { hi: HINDI });
  };

  it('is the one that the address asks for', () => {
    expect(shown('/chat?lang=hi').colours.red).toBe('लाल');
  });

  it.each(['/chat', '/chat?lang=en', '/chat?lang=xx', '/chat?lang=toString'])(
    'is English at %s',
    (address) => expect(shown(address)).toBe(ENGLISH),
  );
});
