import { createTheme, defaultVariantColorsResolver } from '@mantine/core';
import type { CSSVariablesResolver, MantineColorsTuple } from '@mantine/core';
import classes from './theme.module.css';

/** The same ten shades as `--teal-0` to `--teal-9` in tokens.css; a test compares the two. */
export const TEAL: MantineColorsTuple = [
  '#edf8f6',
  '#d5efeb',
  '#abdfd8',
  '#7bcbc1',
  '#4db6a9',
  '#2a9d90',
  '#158478',
  '#0f766e',
  '#0b5f59',
  '#084b47',
];

/** The library's theme on our tokens: shade 7 on paper and shade 4 by night keep button text readable. */
export const theme = createTheme({
  colors: { teal: TEAL },
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  white: '#ffffff',
  black: '#10242a',
  fontFamily: 'var(--font)',
  fontSizes: { xs: '1rem', sm: '1rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  radius: { sm: 'var(--radius-1)', md: 'var(--radius-2)', lg: 'var(--radius-3)' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    const isPrimaryFill = input.variant === 'filled' && (input.color ?? 'teal') === 'teal';
    return isPrimaryFill ? { ...colors, color: 'var(--color-on-primary)' } : colors;
  },
  // A plain object: `Button.extend` and the like would load every component named here with the first page.
  components: {
    Button: { defaultProps: { size: 'md' }, classNames: { root: classes.button } },
  },
});

/** Points the library's variables at our tokens, so that both always agree. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--color-paper)',
    '--mantine-color-text': 'var(--color-ink)',
    '--mantine-color-bright': 'var(--color-ink)',
    '--mantine-color-dimmed': 'var(--color-ink-soft)',
    '--mantine-color-default': 'var(--color-surface)',
    '--mantine-color-default-hover': 'var(--color-sunken)',
    '--mantine-color-default-color': 'var(--color-ink)',
    '--mantine-color-default-border': 'var(--color-control)',
    '--mantine-color-disabled': 'var(--color-disabled)',
    '--mantine-color-disabled-color': 'var(--color-on-disabled)',
    '--mantine-color-disabled-border': 'var(--color-line)',
    '--mantine-color-teal-filled': 'var(--color-primary)',
    '--mantine-color-teal-filled-hover': 'var(--color-primary-hover)',
    '--mantine-color-teal-light-hover': 'var(--color-primary-line)',
    '--mantine-color-teal-light-color': 'var(--color-primary-text)',
    '--mantine-primary-color-contrast': 'var(--color-on-primary)',
  };
  return { variables: {}, light: shared, dark: shared };
};
