// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { roomMessagesMachine } from '../../../machines/room-messages/room-messages.machine.ts';
import { RoomTalk } from '../../../src/flows/room-messages/RoomTalk.tsx';
import { RoomMessagesWithin } from '../../../src/flows/room-messages/room-messages.flow.ts';
import { startHarness } from '../../model/harness.ts';
import { renderView } from '../../kit/views.tsx';
import { CHAT, ROOM } from '../teleconsultation/cases.ts';
import { INPUT } from './cases.ts';

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
