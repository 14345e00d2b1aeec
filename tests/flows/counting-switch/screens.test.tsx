// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { CountingSwitch } from '../../../src/components/counting-switch/CountingSwitch.tsx';
import { showSwitch } from '../../../src/flows/counting-switch/show-switch.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

/** Not drawn before the choice is read; what is drawn then stands in `data-live`. */
const box = () =>
  screen.getByLabelText<HTMLInputElement>('Count how I use Toothwise in this browser', {
    selector: '[role="switch"]',
  });
const stands = () => [
  box().checked,
  box().disabled,
  screen.getByRole('status', { hidden: true }).textContent,
  document.querySelector('[data-counting]')?.hasAttribute('data-live'),
];

const screens: FlowScreens<'countingSwitch'> = {
  view: ({ actor }) => (
    <main
      ref={(page) => {
        const place = page?.querySelector<HTMLElement>('[data-counting]');
        if (place) showSwitch(place, actor);
      }}
    >
      <h1>Privacy policy</h1>
      <CountingSwitch />
    </main>
  ),
  gestures: {
    // Told by the page, not by a hand.
    'choice.found': ({ actor }, event) => act(() => actor.send(event)),
    'switch.pressed': () => userEvent.click(box()),
  },
  leaves: {
    readingChoice: () => expect(stands()).toEqual([false, false, '', false]),
    counted: () =>
      expect(stands()).toEqual([
        true,
        false,
        'Counting is on. Switch it off here, and it stays off in this browser.',
        true,
      ]),
    uncounted: () =>
      expect(stands()).toEqual([
        false,
        false,
        'Counting is off in this browser. Nothing is counted.',
        true,
      ]),
    browserDecided: () =>
      expect(stands()).toEqual([
        false,
        true,
        'Your browser asks sites not to follow you. So nothing is counted, and there is nothing to switch.',
        true,
      ]),
  },
};

walkScreens('countingSwitch', screens);
