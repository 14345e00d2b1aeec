// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { SavedResult } from '../../../contracts/endpoints/saved-results.ts';
import { roomMessagesMachine } from '../../../machines/room-messages/room-messages.machine.ts';
import { RoomTalk } from '../../../src/flows/room-messages/RoomTalk.tsx';
import { RoomMessagesWithin } from '../../../src/flows/room-messages/room-messages.flow.ts';
import { startHarness } from '../../model/harness.ts';
import { renderView } from '../../kit/views.tsx';
import { CHAT, ROOM } from '../teleconsultation/cases.ts';
import { INPUT, SAVED } from './cases.ts';

it('a message is sent without the browser loading the page anew, which would end the call', () => {
  const { actor } = startHarness(roomMessagesMachine, { input: INPUT });
  renderView(
    <RoomMessagesWithin actor={actor as ActorRefFrom<typeof roomMessagesMachine>}>
      <RoomTalk room={ROOM} messages={[CHAT]} renderPicture={() => null} isOpen />
    </RoomMessagesWithin>,
  );
  const form = screen.getByLabelText('Your message').closest('form');
  expect(form && fireEvent.submit(form)).toBe(false);
  actor.stop();
});

it('who has saved nothing is told so when sharing, and what to do for it', async () => {
  const { actor, perform } = startHarness(roomMessagesMachine, { input: INPUT });
  renderView(
    <RoomMessagesWithin actor={actor as ActorRefFrom<typeof roomMessagesMachine>}>
      <RoomTalk room={ROOM} messages={[CHAT]} renderPicture={() => null} isOpen />
    </RoomMessagesWithin>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Share a result' }));
  await act(async () => {
    perform({ type: 'xstate.done.actor.listShareable', output: [] });
  });
  screen.getByText('You have no saved result. You can save one after an assessment.');
  expect(screen.queryByText(/^Choose one/)).toBeNull();
  actor.stop();
});

const listed = async (results: readonly SavedResult[]) => {
  const { actor, perform } = startHarness(roomMessagesMachine, { input: INPUT });
  renderView(
    <RoomMessagesWithin actor={actor as ActorRefFrom<typeof roomMessagesMachine>}>
      <RoomTalk room={ROOM} messages={[CHAT]} renderPicture={() => null} isOpen />
    </RoomMessagesWithin>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Share a result' }));
  await act(async () => {
    perform({ type: 'xstate.done.actor.listShareable', output: results });
  });
  actor.stop();
  return screen.getAllByRole('button', { name: /^Friday/ }).map(({ textContent }) => textContent);
};

it('[NEW-140] each result to share says whose it is, where they are of several people', async () => {
  const person = { id: '00000000-0000-4000-8000-0000000000f1', name: 'Aarav Rao' };
  expect(await listed([SAVED, { ...SAVED, id: INPUT.id, person }])).toEqual([
    'Friday 20 November, 9:00 AM: Sensitive teeth · For me',
    'Friday 20 November, 9:00 AM: Sensitive teeth · For Aarav Rao',
  ]);
});

it('[NEW-140] results to share say nothing of whose they are where all are the account holder’s', async () => {
  expect(await listed([SAVED])).toEqual(['Friday 20 November, 9:00 AM: Sensitive teeth']);
});
