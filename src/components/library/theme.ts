import { createTheme } from '@mantine/core';
import type { MantineColorsTuple } from '@mantine/core';

/** Ten shades of the primary colour; tokens.css has those used by this product's own style sheets. */
const TEAL: MantineColorsTuple = [
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

/**
 * The settings that the library needs in script: shade 7 in the light theme and shade 4 in the dark one keep button
 * text readable. All other looks are style sheets: library.css for its colours, and for each component the sheet of the
 * module that exports it (src/components), which loads with the first flow that uses it.
 */
export const theme = createTheme({
  colors: { teal: TEAL },
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 4 },
  fontFamily: 'var(--font)',
  fontSizes: { xs: '1rem', sm: '1rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  radius: { sm: 'var(--radius-1)', md: 'var(--radius-2)', lg: 'var(--radius-3)' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
});
