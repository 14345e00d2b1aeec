// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect } from 'vitest';
import type { EventObject } from 'xstate';
import { DictationButton } from '../../../src/flows/dictation/Dictation.tsx';
import { DictationWithin } from '../../../src/flows/dictation/dictation.flow.ts';
import { press } from '../../kit/press.ts';
import type { Harness } from '../../model/harness.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

/** The device tells. */
const told = ({ actor }: Harness, event: EventObject) => act(() => actor.send(event));

/** A box that shows all that was said. */
const Page = () => {
  const [text, setText] = useState('');
  return (
    <main>
      <output aria-label="Box">{text}</output>
      <DictationButton onWords={(words) => setText(`${text}${words};`)} />
    </main>
  );
};

const names = (): (string | null)[] =>
  screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));
const phase = (): string | null => screen.getAllByRole('status').at(-1)?.textContent ?? null;

const screens: FlowScreens<'dictation'> = {
  view: ({ actor }) => (
    <DictationWithin actor={actor}>
      <Page />
    </DictationWithin>
  ),
  gestures: {
    'dictation.requested': () => press('Speak instead of typing'),
    'dictation.stopped': () => press('Done speaking'),
    'hearing.started': told,
    'words.recognized': (harness, event) => {
      const before = screen.getByLabelText('Box').textContent;
      told(harness, event);
      expect(screen.getByLabelText('Box').textContent).toBe(`${before}my tooth hurts;`);
    },
    'hearing.ended': told,
    'hearing.failed': told,
  },
  leaves: {
    starting: () => expect.unreachable('is left at once'),
    unsupported: () => expect(names()).toEqual([]),
    offered: () => {
      expect(names()).toEqual(['Speak instead of typing']);
      expect(phase()).toMatch(/^(?:Written: my tooth hurts)?$/);
    },
    findingHearing: () => {
      expect(names()).toEqual(['Done speaking']);
      expect(phase()).toBe('Getting ready…');
    },
    fetchingHearing: () => {
      expect(names()).toEqual(['Done speaking']);
      expect(phase()).toBe('Getting ready…');
    },
    'listening.opening': () => expect(phase()).toBe('Getting ready…'),
    'listening.hearing': () => {
      expect(names()).toEqual(['Done speaking']);
      expect(phase()).toBe('Speak now…');
    },
    'listening.finishing': () => expect(phase()).toBe('Speak now…'),
  },
};

walkScreens('dictation', screens);
