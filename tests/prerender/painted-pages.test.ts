import { describe, expect, it } from 'vitest';
import { ENTRY, neededBy, ROUTES } from '../../src/prerender/painted-pages.ts';
import type { Manifest } from '../../src/prerender/painted-pages.ts';

const PAGE = 'src/flows/one/One.page.tsx';

/** A small app: its entry, its routes, a page that needs the entry, and what comes after it. */
const MANIFEST: Manifest = {
  [ENTRY]: {
    file: 'assets/index.js',
    imports: ['_library.js'],
    dynamicImports: [ROUTES],
    css: ['assets/index.css'],
  },
  '_library.js': { file: 'assets/library.js' },
  [ROUTES]: { file: 'assets/routes.js', imports: [ENTRY], dynamicImports: [PAGE] },
  [PAGE]: {
    file: 'assets/page.js',
    imports: ['_fields.js', ENTRY],
    dynamicImports: ['src/later.ts', 'src/flows/other/opened.ts', '_library.js'],
    css: ['assets/page.css'],
  },
  '_fields.js': { file: 'assets/fields.js', imports: ['_library.js'] },
  'src/later.ts': { file: 'assets/later.js' },
  'src/flows/other/opened.ts': { file: 'assets/opened.js' },
};

describe('what a page of the app needs before its first screen', () => {
  it('is each script once, after those that it needs itself', () => {
    expect(neededBy(MANIFEST, [ROUTES, PAGE]).scripts).toEqual([
      '/assets/library.js',
      '/assets/index.js',
      '/assets/routes.js',
      '/assets/fields.js',
      '/assets/page.js',
    ]);
  });

  it('is every style of these', () => {
    expect(neededBy(MANIFEST, [ROUTES, PAGE]).sheets).toEqual([
      '/assets/index.css',
      '/assets/page.css',
    ]);
  });

  it('is not what the page fetches next, which is neither here already nor a flow that a press opens', () => {
    expect(neededBy(MANIFEST, [ROUTES, PAGE]).next).toEqual(['/assets/later.js']);
    expect(neededBy(MANIFEST, [ROUTES]).next).toEqual([]);
  });

  it('cannot be said of a part that there is not', () => {
    expect(() => neededBy(MANIFEST, ['src/gone.ts'])).toThrow('The app has no part src/gone.ts.');
  });
});
