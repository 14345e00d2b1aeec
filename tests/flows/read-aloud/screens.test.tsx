// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect } from 'vitest';
import type { EventObject } from 'xstate';
import { ReadAloudButton } from '../../../src/flows/read-aloud/ReadAloud.tsx';
import { ReadAloudWithin } from '../../../src/flows/read-aloud/read-aloud.flow.ts';
import { press } from '../../kit/press.ts';
import type { Harness } from '../../model/harness.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

/** The device tells of its voices. */
const told = ({ actor }: Harness, event: EventObject) => act(() => actor.send(event));

/** A page that goes on to its next question. */
const Page = () => {
  const [at, setAt] = useState(1);
  return (
    <main>
      <h1>{`Question ${at}`}</h1>
      <ReadAloudButton page={String(at)} />
      <button type="button" onClick={() => setAt(at + 1)}>
        Next
      </button>
    </main>
  );
};

const names = (): (string | null)[] =>
  screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

const screens: FlowScreens<'readAloud'> = {
  view: ({ actor }) => (
    <ReadAloudWithin actor={actor}>
      <Page />
    </ReadAloudWithin>
  ),
  gestures: {
    'voices.found': told,
    'reading.requested': () => press('Read aloud'),
    'reading.stopped': () => press('Stop reading'),
    'page.changed': () => press('Next'),
  },
  leaves: {
    findingVoice: () => expect(names()).toEqual(['Next']),
    unvoiced: () => expect(names()).toEqual(['Next']),
    offered: () => expect(names()).toEqual(['Read aloud', 'Next']),
    reading: () => expect(names()).toEqual(['Stop reading', 'Next']),
  },
};

walkScreens('readAloud', screens);
