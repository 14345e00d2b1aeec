// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { LibraryProvider } from '../../../src/components/library/LibraryProvider.tsx';
import { FamilyScreens } from '../../../src/flows/family-profiles/FamilyScreens.tsx';
import { FamilyProfilesWithin } from '../../../src/flows/family-profiles/family-profiles.flow.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';
import { LATA, REFUSED } from './cases.ts';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const alert = () => screen.getByRole('alert').textContent;
const WHY = new RegExp(`${REFUSED}|we do not know whether it worked|offline`);
const write = async (label: string | RegExp, value: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  if (value !== '') await userEvent.type(field, value);
};
const press = (name: string | RegExp) => userEvent.click(button(name));
const first = async (name: RegExp) => {
  const [one] = screen.getAllByRole('button', { name });
  if (one !== undefined) await userEvent.click(one);
};

const screens: FlowScreens<'familyProfiles'> = {
  view: ({ actor }) => (
    <LibraryProvider>
      <main>
        <FamilyProfilesWithin actor={actor}>
          <FamilyScreens />
        </FamilyProfilesWithin>
      </main>
    </LibraryProvider>
  ),
  gestures: {
    'load.retried': () => press('Try again'),
    'relation.chosen': () => press('My child'),
    'details.submitted': async (_harness, event) => {
      const { name, birthYear } = event['details'] as { name: string; birthYear: string };
      await write('Full name', name);
      await write('Year of birth', birthYear);
      await press('Continue');
    },
    'person.confirmed': async (_harness, event) => {
      if (screen.queryByLabelText('Who answers for the child') === null) {
        return press('Yes, they agree');
      }
      await write('Who answers for the child', event['guardian'] as string);
      return press('Yes, I am, and I agree');
    },
    'correction.chosen': (_harness, event) =>
      first(event['id'] === LATA.id ? /^Correct .* Lata/ : /^Correct .* (?:Aarav|Person)/),
    'export.chosen': () => first(/^Download their data/),
    'erasure.chosen': () => first(/^Delete (?:Aarav|Person)/),
    'erasure.confirmed': async (_harness, event) => {
      await write('Your password', event['password'] as string);
      await press('Delete this person now');
    },
    'step.left': () => press(/^Not now$|^Keep this person$/),
  },
  leaves: {
    loading: () => expect(screen.getByRole('status').textContent).toBe('Loading your family'),
    loadingFailed: () => {
      screen.getByText('We could not reach our server');
    },
    'shown.untried': () => {
      expect(heading()).toBe('Family');
      expect(screen.queryByRole('alert')).toBeNull();
    },
    'shown.exportFailed': () => expect(alert()).toMatch(WHY),
    'describing.awaitingDetails': () => {
      expect(heading()).toMatch(/^My child$|^Correct the details of /);
    },
    'describing.keepingFailed': () => expect(alert()).toMatch(WHY),
    'describing.yearRefused': () => expect(alert()).toContain('check the year of birth'),
    'confirming.awaitingConfirmation': () => {
      expect(heading()).toMatch(/parent or lawful guardian of Aarav Rao|Does Lata Rao agree/);
    },
    'confirming.keepingFailed': () => expect(alert()).toMatch(WHY),
    keeping: () => expect(button(/^Yes, |^Continue$/).ariaBusy).toBe('true'),
    exporting: () =>
      expect(screen.getAllByRole('button', { name: /^Download/ })[0]?.ariaBusy).toBe('true'),
    'confirmingErasure.awaitingErasure': () => expect(heading()).toMatch(/^Delete .*\?$/),
    'confirmingErasure.erasingFailed': () => expect(alert()).toMatch(WHY),
    erasing: () => expect(button('Delete this person now').ariaBusy).toBe('true'),
  },
};

walkScreens('familyProfiles', screens);
