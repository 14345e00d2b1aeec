// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { RoomTalk } from '../../../src/flows/room-messages/RoomTalk.tsx';
import { RoomMessagesWithin } from '../../../src/flows/room-messages/room-messages.flow.ts';
import { press } from '../../kit/press.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';
import { CHAT, ROOM } from '../teleconsultation/cases.ts';
import { TEXT } from './cases.ts';

const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;

const screens: FlowScreens<'roomMessages'> = {
  view: ({ actor }) => (
    <main>
      <h1>Call with Dr. Meera Iyer</h1>
      <RoomMessagesWithin actor={actor}>
        <RoomTalk room={ROOM} messages={[CHAT]} isOpen renderPicture={() => null} />
      </RoomMessagesWithin>
    </main>
  ),
  gestures: {
    'text.changed': (_harness, { text }) =>
      act(async () => {
        const box = screen.getByLabelText('Your message');
        fireEvent.change(box, { target: { value: `${String(text)} ` } });
        fireEvent.change(box, { target: { value: text } });
      }),
    'message.submitted': () => press(screen.queryByText('Send again') ? 'Send again' : 'Send'),
    'sharing.requested': () =>
      press(screen.queryByText('Try again') ? 'Try again' : 'Share a result'),
    'result.chosen': () => press('Friday 20 November, 9:00 AM: Sensitive teeth'),
    'sharing.confirmed': () => press('Share it with the dentist'),
    'sharing.dismissed': () => press(screen.queryByText('Stop') ? 'Stop' : 'Do not share'),
  },
  leaves: {
    editingMessage: () => {
      screen.getByRole('log', { name: 'What was written' });
      screen.getByText('Good morning, what hurts?');
      screen.getByLabelText('Your message');
    },
    sendingMessage: () => {
      expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe(TEXT);
      expect(button('Send').getAttribute('aria-busy')).toBe('true');
    },
    sendingFailed: () => {
      expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe(TEXT);
      expect(screen.getByRole('alert').textContent).toMatch(
        /^(Your message may not have arrived|This room is not open at the moment\.)/,
      );
    },
    listingResults: () => void screen.getByText('Looking for your saved results...'),
    listingFailed: () =>
      expect(screen.getByRole('alert').textContent).toBe(
        'We could not reach our server. Nothing was shared.',
      ),
    choosingResult: () =>
      void screen.getByText(
        'Choose one. You see what the dentist will read before anything is shared.',
      ),
    readingResult: () =>
      expect(button('Friday 20 November, 9:00 AM: Sensitive teeth').disabled).toBe(true),
    awaitingConsent: () => {
      screen.getByRole('heading', { name: 'The dentist will read this' });
      screen.getByText('Cold drinks hurt.');
      screen.getByText('Dentine hypersensitivity');
      expect(button('Share it with the dentist').disabled).toBe(false);
    },
    sharingResult: () => expect(button('Sharing...').disabled).toBe(true),
    sharingFailed: () =>
      expect(screen.getByRole('alert').textContent).toMatch(
        /^(It may not have arrived|This room is not open at the moment\.)/,
      ),
  },
};

walkScreens('roomMessages', screens);
