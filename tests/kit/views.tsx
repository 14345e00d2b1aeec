import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { theme } from '../../src/components/library/theme.ts';
import { providedNotices } from '../../src/flows/notices/notices.flow.ts';
import { NoticesProvider } from '../../src/lib/flow/notices.tsx';

/** Draws a view as the app does: theme, notices and router around it. */
export const renderView = (view: ReactNode) =>
  render(
    <MantineProvider theme={theme} env="test">
      <NoticesProvider machine={providedNotices}>
        <BrowserRouter>{view}</BrowserRouter>
      </NoticesProvider>
    </MantineProvider>,
  );

/** Rules that need a real layout are checked in the browser instead. */
const LAYOUT_RULES = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } };

/** Fails with every accessibility problem on the page, by rule and place. */
export const expectAccessible = async (): Promise<void> => {
  const { violations } = await axe.run(document.body, {
    rules: { ...LAYOUT_RULES, region: { enabled: false } },
    resultTypes: ['violations'],
  });
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
  ).toEqual([]);
};
