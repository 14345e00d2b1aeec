import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PRODUCT_NAME } from '../../contracts/common/product.ts';
import { PATHS } from '../../contracts/common/paths.ts';

type Icon = { readonly src: string; readonly sizes: string; readonly purpose?: string };
type Manifest = {
  readonly name: string;
  readonly short_name: string;
  readonly start_url: string;
  readonly background_color: string;
  readonly icons: readonly Icon[];
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Icon[] }[];
};

const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Manifest;

/** Width and height as a PNG file says them. */
const sizeOf = (file: string): string => {
  const bytes = readFileSync(file);
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
};

describe('the pictures of the product', () => {
  it('are as large as the manifest says, one for each purpose', () => {
    const shown = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
    for (const { src, sizes } of shown.filter(({ src: file }) => file.endsWith('.png'))) {
      expect(sizeOf(`public${src}`), src).toBe(sizes);
    }
    const purposes = new Set(manifest.icons.map(({ purpose }) => purpose));
    expect(purposes).toEqual(new Set(['any', 'maskable', 'monochrome']));
    expect(sizeOf('public/icons/apple-touch-icon.png')).toBe('180x180');
  });
});

describe('the installed app', () => {
  it('bears the name, begins with the assessment and leads to pages that there are', () => {
    expect([manifest.name, manifest.short_name]).toEqual([PRODUCT_NAME, PRODUCT_NAME]);
    const addresses = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)];
    const pages: readonly string[] = Object.values(PATHS);
    expect(addresses.filter((address) => !pages.includes(address))).toEqual([]);
    expect(readFileSync('src/app/theme/tokens.css', 'utf8')).toContain(
      `--color-paper: light-dark(${manifest.background_color},`,
    );
  });
});
