import { createTheme } from '@mantine/core';
import type { MantineColorsTuple } from '@mantine/core';

/** The ten shades of tokens.css. */
const TEAL: MantineColorsTuple = [
  'var(--teal-0)',
  'var(--teal-1)',
  'var(--teal-2)',
  'var(--teal-3)',
  'var(--teal-4)',
  'var(--teal-5)',
  'var(--teal-6)',
  'var(--teal-7)',
  'var(--teal-8)',
  'var(--teal-9)',
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
