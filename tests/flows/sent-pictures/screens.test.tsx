// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { sentPicturesMachine } from '../../../machines/sent-pictures/sent-pictures.machine.ts';
import { OwnPictures } from '../../../src/flows/sent-pictures/OwnPictures.tsx';
import { SentInRoom } from '../../../src/flows/sent-pictures/SentInRoom.tsx';
import { SentPicturesWithin } from '../../../src/flows/sent-pictures/sent-pictures.flow.ts';
import { press } from '../../kit/press.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';
import { STILL } from '../visit-note/cases.ts';
import { INPUT } from './cases.ts';

const REMOVE = /^Delete the picture of/;
const button = (name: string | RegExp) => screen.getByRole('button', { name }) as HTMLButtonElement;

const screens: FlowScreens<'sentPictures'> = {
  view: ({ actor }) => (
    <main>
      <h1>Consultations</h1>
      <SentPicturesWithin actor={actor}>
        <OwnPictures />
      </SentPicturesWithin>
    </main>
  ),
  gestures: {
    // In the shown list and while it is read, only the room asks again.
    'pictures.requested': ({ actor }) =>
      screen.queryByRole('button', { name: 'Try again' })
        ? press('Try again')
        : actor.send({ type: 'pictures.requested' }),
    'deletion.requested': () => press(button(REMOVE).textContent ?? ''),
    'deletion.confirmed': () => press(screen.queryByText('Delete it') ? 'Delete it' : 'Try again'),
    'deletion.declined': () => press('Keep it'),
  },
  leaves: {
    readingPictures: () => {
      const [picture] = screen.queryAllByRole('img');
      if (picture === undefined) screen.getByText('Loading your pictures...');
    },
    readingFailed: () =>
      expect(screen.getByRole('alert').textContent).toBe(
        'The pictures could not be loaded. They are kept.',
      ),
    shown: () => {
      const link = screen.getByRole('link', { name: /^Open the picture of .* in a new tab$/ });
      expect(link.getAttribute('href')).toBe(STILL.url);
      expect(button(REMOVE).disabled).toBe(false);
    },
    confirmingDeletion: () => {
      screen.getByText('Delete this picture?');
      screen.getByText('The dentist cannot see it any more. It cannot be brought back.');
    },
    deletingPicture: () => expect(button('Deleting...').disabled).toBe(true),
    deletionFailed: () =>
      expect(screen.getByRole('alert').textContent).toBe(
        'The picture could not be deleted. Please try again.',
      ),
  },
};

walkScreens('sentPictures', screens);

it.each([
  { own: true, still: STILL.id, shows: 1, deletes: 1 },
  { own: false, still: STILL.id, shows: 1, deletes: 0 },
  { own: true, still: INPUT.id, shows: 0, deletes: 0 },
])(
  '[NEW-62] shows the picture of a message, and its deletion to the patient alone: %j',
  (given) => {
    const actor = createActor(sentPicturesMachine, {
      input: INPUT,
      snapshot: sentPicturesMachine.resolveState({
        value: 'shown',
        context: { ...INPUT, pictures: [STILL], chosen: '' },
      }),
    }).start();
    render(
      <SentPicturesWithin actor={actor}>
        <SentInRoom still={given.still} own={given.own} />
      </SentPicturesWithin>,
    );
    expect(screen.queryAllByRole('img')).toHaveLength(given.shows);
    expect(screen.queryAllByRole('button', { name: REMOVE })).toHaveLength(given.deletes);
    expect(screen.queryAllByText('This picture was deleted.')).toHaveLength(1 - given.shows);
    actor.stop();
  },
);
