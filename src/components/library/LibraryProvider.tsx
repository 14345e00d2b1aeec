import './library.css';
import { MantineContext, MantineProvider } from '@mantine/core';
import { useContext } from 'react';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

type LibraryProviderProps = {
  readonly children: ReactNode;
  /** One of the two themes whatever the device prefers, to look at it. */
  readonly scheme?: 'light' | 'dark';
};

/**
 * What the component library needs around its components; one inside another adds nothing. It stands around what shows
 * some of them (a lazy flow, the notices) and not around the app: the first question needs none.
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
