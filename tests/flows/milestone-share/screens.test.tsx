// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { MilestoneShareScreen } from '../../../src/flows/milestone-share/MilestoneShareScreen.tsx';
import { MilestoneShareWithin } from '../../../src/flows/milestone-share/milestone-share.flow.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;
const press = (name: string) => userEvent.click(button(name));

const screens: FlowScreens<'milestoneShare'> = {
  view: ({ actor }) => (
    <main>
      <h1>Share a milestone</h1>
      <MilestoneShareWithin actor={actor}>
        <MilestoneShareScreen />
      </MilestoneShareWithin>
    </main>
  ),
  gestures: {
    'milestone.chosen': async ({ actor }, event) => {
      const row = screen.getByRole('radio', { name: 'A week, twice a day' }) as HTMLInputElement;
      // What is chosen cannot be chosen again by hand.
      if (row.checked) act(() => actor.send(event));
      else await userEvent.click(row);
    },
    'words.changed': async () => {
      const box = screen.getByRole('textbox', { name: /^Your own words/ });
      await userEvent.clear(box);
      await userEvent.click(box);
      await userEvent.paste('Finally!');
    },
    'share.requested': async ({ actor }, event) => {
      const sheet = screen.queryByRole('button', { name: 'Share by an app' });
      if (event.target === 'twitter') await press('Twitter');
      else if (sheet) await userEvent.click(sheet);
      else act(() => actor.send(event));
    },
    'copy.requested': () => press('Copy to Clipboard'),
  },
  leaves: {
    readingMilestones: () => expect(button('Copy to Clipboard').disabled).toBe(true),
    choosing: () => {
      expect(button('WhatsApp').disabled).toBe(false);
      screen.getByRole('heading', { name: 'What others will see' });
      screen.getByText(/ #DentalHealth #AI http/);
    },
    sharing: () => expect(button('WhatsApp').disabled).toBe(true),
    copying: () => expect(button('Copy to Clipboard').disabled).toBe(true),
  },
};

walkScreens('milestoneShare', screens);
