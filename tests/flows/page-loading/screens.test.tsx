// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { PageLoadingRef } from '../../../machines/page-loading/page-loading.machine.ts';
import { PageLoadingWithin } from '../../../src/flows/page-loading/page-loading.flow.ts';
import { PageLoadingScreens } from '../../../src/flows/page-loading/PageLoadingScreens.tsx';
import type { Harness } from '../../model/harness.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const said = () => screen.getByRole('status').textContent;
const again = () => screen.getByRole('button', { name: 'Try again' });
const isPressed = ({ actor }: Harness): boolean =>
  (actor as PageLoadingRef).getSnapshot().context.isPressed;

/** Before anybody has pressed the usual words stand there; afterwards the press goes on. */
const works = (harness: Harness) => {
  if (isPressed(harness)) expect(again().ariaBusy).toBe('true');
  else expect(said()).toBe('Loading...');
};

/** What did not come, what is kept, and who can be called. */
const failedWith = (words: string) => () => {
  screen.getByRole('heading', { level: 1, name: 'This page did not load' });
  expect(said()).toBe(words);
  screen.getByText('Your answers are kept on this device.');
  expect(again().ariaBusy).toBe('false');
  const call = screen.getByRole('link', { name: 'Emergency: call 112' });
  expect(call.getAttribute('href')).toBe('tel:112');
};

const screens: FlowScreens<'pageLoading'> = {
  view: ({ actor }) => (
    <PageLoadingWithin actor={actor as PageLoadingRef}>
      <PageLoadingScreens />
    </PageLoadingWithin>
  ),
  gestures: { 'page.requested': () => userEvent.click(again()) },
  leaves: {
    'loading.started': works,
    'loading.prolonged': () => expect(said()).toBe('Still loading. Your connection may be slow.'),
    pausing: works,
    retrying: works,
    checkingRelease: works,
    reloading: works,
    'failed.missing': failedWith('A part of it is missing. Trying again usually helps.'),
    'failed.unanswered': failedWith('Our server cannot be reached. Please check your connection.'),
    loaded: () => undefined,
  },
};

walkScreens('pageLoading', screens);
