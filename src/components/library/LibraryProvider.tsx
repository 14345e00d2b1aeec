import './library.css';
import { MantineContext, MantineProvider } from '@mantine/core';
import { useContext } from 'react';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

type LibraryProviderProps = {
  readonly children: ReactNode;
  /** Forces a theme whatever the device prefers, for the showcase. */
  readonly scheme?: 'light' | 'dark';
};

/**
 * Provides what the component library needs; a nested one adds nothing. Wrap what uses the library (a lazy flow, the
 * notices), not the app: the first question works without it.
 */
export const LibraryProvider = ({ children, scheme }: LibraryProviderProps) => {
  const around = useContext(MantineContext);
  if (around !== null) return children;
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" forceColorScheme={scheme}>
      {children}
    </MantineProvider>
  );
};
