import { createTheme } from '@mantine/core';
import type { MantineColorsTuple } from '@mantine/core';

/** Ten shades of the primary colour; tokens.css has those that our own sheets use. */
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
 * What the library must know in script: shade 7 on paper and shade 4 by night keep button text readable.
 * Every other look is a sheet: library.css for its colours, and for each component the sheet of the module
 * that hands it out (src/components), which loads with the first flow that uses it.
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
