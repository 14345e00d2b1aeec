// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { StillCamera, TakePicture } from '../../../src/flows/still-camera/StillCamera.tsx';
import { StillCameraWithin } from '../../../src/flows/still-camera/still-camera.flow.ts';
import { press } from '../../kit/press.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;

/** The button of a way on, as it is called at this moment. */
const shown = (...names: readonly string[]) => {
  const name = names.find((each) => screen.queryByRole('button', { name: each }) !== null);
  return press(name ?? names[0] ?? '');
};

const screens: FlowScreens<'stillCamera'> = {
  view: ({ actor }) => (
    <main>
      <h1>Call with Dr. Meera Iyer</h1>
      <StillCameraWithin actor={actor}>
        <TakePicture />
        <StillCamera name="Dr. Meera Iyer" />
      </StillCameraWithin>
    </main>
  ),
  gestures: {
    'picture.requested': () => shown('Take again', 'Try again', 'Take a picture'),
    'picture.confirmed': () => shown('Send again', 'Send to Dr. Meera Iyer'),
    'picture.dismissed': () => press('Do not send'),
  },
  leaves: {
    resting: () => {
      button('Take a picture');
      expect(screen.queryByRole('region', { name: 'Your picture' })).toBeNull();
    },
    takingPicture: () => void screen.getByText('Hold still...'),
    takingFailed: () =>
      expect(screen.getByRole('alert').textContent).toBe('Your camera gave no picture.'),
    awaitingDecision: () => {
      screen.getByText('Only you see it so far. Is the tooth sharp and bright?');
      screen.getByRole('img', { name: 'The picture that you have taken' });
      expect(button('Send to Dr. Meera Iyer').disabled).toBe(false);
      expect(screen.getByRole('alert').textContent).toBe('');
    },
    sendingPicture: () => {
      expect(button('Sending...').disabled).toBe(true);
      expect(button('Take again').disabled).toBe(true);
    },
    sendingFailed: () => {
      screen.getByRole('img', { name: 'The picture that you have taken' });
      expect(screen.getByRole('alert').textContent).toMatch(
        /^(The picture may not have arrived\. It is still here|You have sent 6 pictures)/,
      );
      expect(button('Send again').disabled).toBe(false);
    },
  },
};

walkScreens('stillCamera', screens);
