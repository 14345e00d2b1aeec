// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { askForFiles } from '../../src/lib/media/ask-for-file.ts';

const asked = () =>
  [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

afterEach(() => document.head.replaceChildren());

describe('files that are asked for ahead of their use', () => {
  it('are all asked for, in order, eight before the browser may do something else', async () => {
    const names = Array.from({ length: 20 }, (_, at) => `/${at}.js`);
    const all = askForFiles(names.map((href) => ({ rel: 'prefetch', href })));
    expect(asked()).toEqual(names.slice(0, 8));
    await all;
    expect(asked()).toEqual(names);
  });
});
