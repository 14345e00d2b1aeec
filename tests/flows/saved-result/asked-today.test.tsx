// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { OwnResult } from '../../../contracts/endpoints/saved-results.ts';
import { savedResultMachine } from '../../../machines/saved-result/saved-result.machine.ts';
import { ResultScreens } from '../../../src/flows/saved-result/ResultScreens.tsx';
import { SavedResultWithin } from '../../../src/flows/saved-result/saved-result.flow.ts';
import { startHarness } from '../../model/harness.ts';
import { renderView } from '../../kit/views.tsx';
import { ID, READ_AT, RESULT } from './cases.ts';

const CHECK_IN: OwnResult['check_in'] = {
  is_on: true,
  next_at: null,
  left: 1,
  is_mailed: true,
  signs: [],
  level: 'moderate',
  emergency: null,
  answers: [],
};

/** Opens the page to which the mail of a check-in leads. @returns the lines below its heading */
const ask = async (person: OwnResult['person']) => {
  const { actor, perform } = startHarness(savedResultMachine, { input: { id: ID } });
  renderView(
    <SavedResultWithin actor={actor as ActorRefFrom<typeof savedResultMachine>}>
      <ResultScreens isAsked />
    </SavedResultWithin>,
  );
  const result = { ...RESULT, person, check_in: CHECK_IN };
  await act(async () => {
    perform({
      type: 'xstate.done.actor.readResult',
      output: { verdict: 'found', result, readAt: READ_AT },
    });
  });
  const heading = screen.getByRole('heading', { level: 1, name: 'How is it today?' });
  actor.stop();
  return heading.nextElementSibling?.textContent;
};

describe('the page that asks how it is today', () => {
  it('[NEW-122] names the person whom the result is for', async () => {
    const person = { id: '00000000-0000-4000-8000-0000000000f1', name: 'Aarav Rao' };
    expect(await ask(person)).toBe('For Aarav Rao');
  });

  it('[NEW-122] names nobody where the result is the account holder’s own', async () => {
    expect(await ask(null)).toMatch(/my back tooth hurts/);
  });
});
