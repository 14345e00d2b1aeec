import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { TEAL } from '../../src/app/theme/theme.ts';

const tokens = readFileSync('src/app/theme/tokens.css', 'utf8');
const styles = ['src/app/theme/styles.css', 'src/lib/notice-outlet.css']
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Components that a component draws inside itself, and whose sheets it therefore needs. */
const HIDDEN: Readonly<Record<string, readonly string[]>> = {
  Button: ['UnstyledButton', 'Loader'],
  ActionIcon: ['UnstyledButton', 'Loader'],
  CloseButton: ['UnstyledButton'],
  Textarea: ['Input'],
  TextInput: ['Input'],
  Modal: ['ModalBase', 'Overlay', 'Paper', 'ScrollArea', 'CloseButton', 'UnstyledButton'],
  Notification: ['CloseButton', 'UnstyledButton', 'Loader'],
  Checkbox: ['InlineInput', 'Input'],
  Radio: ['InlineInput', 'Input'],
  Chip: ['InlineInput'],
  Alert: ['CloseButton', 'UnstyledButton'],
  Accordion: ['UnstyledButton'],
};

const sourceFiles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(path.join('src', name), 'utf8'));

const importedComponents = sourceFiles
  .flatMap((text) => Array.from(text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)))
  .flatMap((match) => (match[1] ?? '').split(','))
  .map((name) => name.trim().split(' ')[0] ?? '');

const hasSheet = (name: string): boolean =>
  existsSync(`node_modules/@mantine/core/styles/${name}.css`);

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

/** Both values of a colour token: by day and by night. */
const colour = (name: string): readonly [string, string] => {
  const found = new RegExp(`--color-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens);
  if (!found?.[1] || !found[2]) throw new Error(`tokens.css has no colour ${name}`);
  return [found[1], found[2]];
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
] as const;

const CONTROL_PAIRS = [
  ['control', 'paper'],
  ['control', 'surface'],
  ['primary', 'paper'],
  ['primary', 'primary-soft'],
] as const;

describe('the theme', () => {
  it('gives the library the same ten shades as the tokens', () => {
    expect([...tokens.matchAll(/--teal-\d: (#\w{6})/g)].map((match) => match[1])).toEqual([
      ...TEAL,
    ]);
  });

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

  it('imports the sheet of every library component in use, hidden parents included', () => {
    const needed = new Set(importedComponents.flatMap((name) => [name, ...(HIDDEN[name] ?? [])]));
    const missing = [...needed].filter(
      (name) => hasSheet(name) && !styles.includes(`/styles/${name}.css'`),
    );
    expect(importedComponents).toContain('Button');
    expect(missing).toEqual([]);
  });
});
