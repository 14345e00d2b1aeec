import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf8');
const tokens = read('src/app/theme/tokens.css');

const LIBRARY = 'node_modules/@mantine';

/** The names that a text imports in braces from an address. */
const namesFrom = (text: string, address: string): string[] =>
  [...text.matchAll(/\{([^}]*)\} from ["']([^"']+)["']/g)]
    .filter((match) => match[2] === address)
    .flatMap((match) => (match[1] ?? '').split(','))
    .map((name) => name.trim());

/** The addresses beside it that a file names. */
const relativeIn = (file: string): string[] =>
  [...read(file).matchAll(/(?:import|from) ["'](\.[^"']+)["']/g)].map((match) =>
    path.join(path.dirname(file), match[1] ?? ''),
  );

/** The file of the library in which a component is written. */
const sourceOf = (library: string, name: string): string | undefined =>
  relativeIn(`${LIBRARY}/${library}/esm/index.mjs`).find((file) => file.endsWith(`/${name}.mjs`));

/** Every file that a file of the library leads to, itself included. */
const reachedFrom = (file: string, reached = new Set<string>()): Set<string> => {
  if (reached.has(file)) return reached;
  reached.add(file);
  const core = namesFrom(read(file), '@mantine/core').map((name) => sourceOf('core', name));
  for (const next of [...relativeIn(file), ...core]) {
    if (next !== undefined) reachedFrom(next, reached);
  }
  return reached;
};

/** Parts of a component that the product does not hand out. */
const NOT_HANDED_OUT: Readonly<Record<string, readonly string[]>> = {
  Checkbox: ['CheckboxCard', 'CheckboxIndicator'],
  Radio: ['RadioCard', 'RadioIndicator'],
  Menu: ['Input', 'CloseButton'],
  Table: ['ScrollArea'],
};

/** The sheets of all that a component draws, its hidden parents (UnstyledButton, Input …) included. */
const sheetsNeededBy = (library: string, component: string): string[] => {
  const source = sourceOf(library, component);
  if (source === undefined) return [];
  return [...reachedFrom(source)]
    .map((file) => /(\w+)\.module\.mjs$/.exec(file)?.[1] ?? '')
    .filter((sheet) => existsSync(`${LIBRARY}/core/styles/${sheet}.css`))
    .filter((sheet) => !NOT_HANDED_OUT[component]?.includes(sheet));
};

/** The library's sheets that come with a file of ours. */
const sheetsWith = (file: string, seen = new Set<string>()): string[] => {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  const text = read(file);
  const own = [...text.matchAll(/@mantine\/core\/styles\/([\w-]+)\.layer\.css/g)];
  return [
    ...own.map((match) => match[1] ?? ''),
    ...relativeIn(file).flatMap((next) => sheetsWith(next, seen)),
  ];
};

/** The library's components that a file names, by the package they are in. */
const componentsIn = (text: string): [string, string][] =>
  ['core', 'notifications'].flatMap((library) => {
    const whole = new RegExp(`import \\* as (\\w+) from '@mantine/${library}'`).exec(text)?.[1];
    const members = whole ? [...text.matchAll(new RegExp(`\\b${whole}\\.([A-Z]\\w+)`, 'g'))] : [];
    return [
      ...namesFrom(text, `@mantine/${library}`),
      ...members.map((match) => match[1] ?? ''),
    ].map((name): [string, string] => [library, name]);
  });

const sourceFiles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => path.join('src', name))
  .filter((file) => componentsIn(read(file)).length > 0);

/** Relative luminance of `#rrggbb` by WCAG 2: 0 to 1. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours by WCAG 2: 1 to 21. */
const contrast = (first: string, second: string): number => {
  const [dark = 0, bright = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

/** Both values of a colour token: by day and by night, or one for both. */
const colour = (name: string): readonly [string, string] => {
  const [, day, night, both] =
    new RegExp(`--color-${name}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`).exec(
      tokens,
    ) ?? [];
  const found = [day ?? both, night ?? both] as const;
  if (!found[0] || !found[1]) throw new Error(`tokens.css has no colour ${name}`);
  return [found[0], found[1]];
};

const TEXT_PAIRS = [
  ['ink', 'paper'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'sunken'],
  ['ink-faint', 'paper'],
  ['ink-faint', 'surface'],
  ['primary-text', 'paper'],
  ['primary-text', 'primary-soft'],
  ['ink-soft', 'primary-soft'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-disabled', 'disabled'],
  ['urgent-text', 'urgent-soft'],
  ['urgent-text', 'paper'],
  ['on-urgent', 'urgent'],
  ['soon-text', 'soon-soft'],
  ['soon-text', 'surface'],
  ['routine-text', 'routine-soft'],
  ['routine-text', 'surface'],
  ['ink', 'sand-1'],
  ['ink-soft', 'sand-1'],
  ['primary-text', 'sand-1'],
  ['ink', 'sand-2'],
] as const;

const CONTROL_PAIRS = [
  ['control', 'paper'],
  ['control', 'surface'],
  ['primary', 'paper'],
  ['primary', 'primary-soft'],
] as const;

describe('the theme', () => {
  it.each(TEXT_PAIRS)('keeps %s on %s readable as text, day and night', (front, back) => {
    for (const night of [0, 1] as const) {
      expect(contrast(colour(front)[night], colour(back)[night])).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(CONTROL_PAIRS)('keeps %s on %s visible as a control, day and night', (front, back) => {
    for (const night of [0, 1] as const) {
      expect(contrast(colour(front)[night], colour(back)[night])).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(['ink', 'ink-soft', 'primary-text', 'control', 'primary'])(
    'keeps %s readable on what is dark by day too',
    (name) => {
      const least = name === 'control' || name === 'primary' ? 3 : 4.5;
      const [, front] = colour(name);
      for (const ground of [...colour('night'), ...colour('viewer')])
        expect(contrast(front, ground)).toBeGreaterThanOrEqual(least);
    },
  );

  it.each(sourceFiles)('gives every component in %s its sheet', (file) => {
    const present = new Set([
      ...sheetsWith('src/components/library/library.css'),
      ...sheetsWith(file),
    ]);
    const needed = componentsIn(read(file)).flatMap((component) => sheetsNeededBy(...component));
    expect(needed.filter((sheet) => !present.has(sheet))).toEqual([]);
  });

  it('knows what a component draws inside itself', () => {
    expect(sheetsNeededBy('core', 'Button')).toEqual(['UnstyledButton', 'Loader', 'Button']);
    expect(sheetsNeededBy('core', 'Select')).toContain('Popover');
  });
});
