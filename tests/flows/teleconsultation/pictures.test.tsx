// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { teleconsultationMachine } from '../../../machines/teleconsultation/teleconsultation.machine.ts';
import { nothingKnown } from '../../../machines/teleconsultation/teleconsultation.setup.ts';
import { InRoom } from '../../../src/flows/teleconsultation/InRoom.screen.tsx';
import { TeleconsultationWithin } from '../../../src/flows/teleconsultation/teleconsultation.flow.ts';
import { ID, ROOM } from './cases.ts';

it('says in words that the other one’s camera is off, politely and while the sound goes on', () => {
  const actor = createActor(teleconsultationMachine, {
    input: { id: ID },
    snapshot: teleconsultationMachine.resolveState({
      value: { present: { attending: { meeting: 'talking', listening: 'pausing' } } },
      context: { ...nothingKnown({ id: ID }), room: ROOM },
    }),
  }).start();
  render(
    <TeleconsultationWithin actor={actor}>
      <InRoom />
    </TeleconsultationWithin>,
  );
  const picture = screen.getByLabelText('Picture of Dr. Meera Iyer');
  const words = picture.nextElementSibling;
  // The place is there beforehand: what appears in it is read out.
  expect([words?.tagName, words?.textContent]).toEqual(['OUTPUT', '']);
  act(() => actor.send({ type: 'picture.stopped' }));
  expect(words?.textContent).toBe('Dr. Meera Iyer’s camera is off');
  expect(screen.getByLabelText('Picture of Dr. Meera Iyer')).toBe(picture);
  act(() => actor.send({ type: 'picture.started' }));
  expect(words?.textContent).toBe('');
  actor.stop();
});
