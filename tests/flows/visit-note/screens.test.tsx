// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { VisitDraft } from '../../../machines/visit-note/visit-draft.ts';
import { VisitNoteScreens } from '../../../src/flows/visit-note/VisitNoteScreens.tsx';
import { VisitNoteWithin } from '../../../src/flows/visit-note/visit-note.flow.ts';
import { press } from '../../kit/press.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const box = (name: RegExp | string) => screen.getByLabelText(name) as HTMLTextAreaElement;

const screens: FlowScreens<'visitNote'> = {
  view: ({ actor }) => (
    <main>
      <VisitNoteWithin actor={actor}>
        <VisitNoteScreens />
      </VisitNoteWithin>
    </main>
  ),
  gestures: {
    'loading.requested': () => press(/^(Try again|Check again)$/),
    'draft.changed': ({ actor }, event) => {
      const { prescription } = event['change'] as Partial<VisitDraft>;
      const age = screen.queryByLabelText('Age in years') as HTMLTextAreaElement | null;
      if (prescription === undefined) {
        fireEvent.change(box('What you found'), { target: { value: 'A pit.' } });
      } else if (age === null || age.value === prescription.age) {
        // There is no such box before there is a medicine, and one that holds the same text tells of no change.
        act(() => actor.send(event));
      } else {
        fireEvent.change(age, { target: { value: prescription.age } });
      }
    },
    'check.requested': () => press('Check the medicines'),
    'note.submitted': () => press('Finish the note'),
    'correction.requested': () => press('Write a correction'),
    'draft.discarded': () => press(/^Discard my (changes|text)$/),
    'draft.continued': () => press('Use my text as a correction'),
  },
  leaves: {
    loadingDesk: () => expect(screen.getByRole('status').textContent).toBe('Loading the visit...'),
    loadingFailed: () => void screen.getByText('What you wrote is kept in this tab.'),
    notFound: () => void screen.getByText('Only the dentist of a call can open its visit note.'),
    awaitingCall: () => {
      screen.getByText('The call hasn’t started yet');
      screen.getByText('It hurts when I drink tea.');
      expect(screen.queryByLabelText('What you found')).toBeNull();
    },
    'writing.awaitingEntry': () => {
      screen.getByRole('heading', { name: 'Ravi Kumar, Tuesday 24 November, 10:00 AM' });
      screen.getByText('Reversible pulpitis');
      screen.getByText('Allergic to penicillin.');
      // [NEW-75]: by the day of India.
      screen.getByText(/^24 November 2026: worse\. Danger signs: Barely able to swallow/);
      box('What you found');
      expect(screen.queryByRole('alert')).toBeNull();
    },
    'writing.awaitingCheck': () => void screen.getByText('Checking the medicines...'),
    'writing.checkingMedicines': () => void screen.getByText('Checking the medicines...'),
    'writing.checkFailed': () => {
      screen.getByText(/^The medicines could not be checked\./);
      screen.getByRole('button', { name: 'Check the medicines' });
    },
    'writing.lacksShown': () => {
      expect(screen.getByRole('alert').textContent).toMatch(/Choose your conclusion\./);
    },
    'writing.closingRefused': () => {
      const said = 'A visit note has at most 20 versions.';
      expect(screen.getByRole('alert').textContent).toBe(said);
    },
    'writing.closingFailed': () => {
      expect(screen.getByRole('alert').textContent).toMatch(/Your text is kept/);
    },
    closing: () => {
      const button = screen.getByRole('button', { name: 'Finishing...' });
      expect(button.getAttribute('aria-busy')).toBe('true');
      expect(box('What you found').readOnly).toBe(true);
    },
    outdated: () => {
      screen.getByRole('heading', { name: 'This note was finished in another tab' });
      screen.getByText('A chipped filling');
    },
    closed: () => {
      screen.getByRole('heading', { name: 'The patient can read this now' });
      screen.getByText('A chipped filling');
      screen.getByText('KA-12345');
    },
  },
};

walkScreens('visitNote', screens);
