// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { AbsenceVerdict } from '../../../contracts/booking/absence.ts';
import type { openAbsencesMachine } from '../../../machines/open-absences/open-absences.machine.ts';
import { OpenAbsences } from '../../../src/flows/open-absences/OpenAbsences.tsx';
import { OpenAbsencesWithin } from '../../../src/flows/open-absences/open-absences.flow.ts';
import type { Harness } from '../../model/harness.ts';
import { press } from '../../kit/press.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const CALL = 'Tuesday 24 November, 10:00 AM, Dr. Meera Iyer';
const OFFERS = { missed: 'The dentist did not come', came: 'The dentist was there' };
const offer = (verdict: AbsenceVerdict) =>
  screen.getByRole('button', { name: `${OFFERS[verdict]}: ${CALL}` });
const LINES = [
  'Tuesday 24 November, 10:00 AM: Dr. Meera Iyer30 minutes, paid ahead. Said on Tuesday 24 November, 10:15 AM.The dentist was thereThe dentist did not come',
  'Wednesday 25 November, 3:00 PM: Dr. Meera Iyer15 minutes, nothing paid ahead. Said on Wednesday 25 November, 3:30 PM.The dentist was thereThe dentist did not come',
];
const known = ({ actor }: Harness) =>
  (actor as ActorRefFrom<typeof openAbsencesMachine>).getSnapshot().context;
const rests = (harness: Harness) => {
  const left = LINES.filter((_line, at) =>
    known(harness).absences.some(({ id }) => id.endsWith(`c${at + 1}`)),
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(left);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  for (const button of screen.getAllByRole('button', { name: /^The dentist/ })) {
    expect(button.ariaBusy).toBe('false');
  }
};

const screens: FlowScreens<'openAbsences'> = {
  view: ({ actor }) => (
    <main>
      <OpenAbsencesWithin actor={actor}>
        <OpenAbsences />
      </OpenAbsencesWithin>
    </main>
  ),
  gestures: {
    'loading.requested': () => press(/^(Try again|Look again)$/),
    'verdict.chosen': (_walk, event) => userEvent.click(offer(event['verdict'] as AbsenceVerdict)),
    'verdict.confirmed': () => press('Yes, settle it'),
    'verdict.declined': () => press('Go back'),
  },
  leaves: {
    loadingAbsences: () =>
      expect(screen.getByRole('status').textContent).toBe('Loading the calls...'),
    loadingFailed: () =>
      expect(screen.getByRole('alert').textContent).toBe('We could not reach our server.'),
    nothingOpen: () => {
      screen.getByText('There is no call to look into.');
      expect(screen.queryByRole('listitem')).toBeNull();
    },
    'listed.awaitingChoice': rests,
    'listed.settlingFailed': rests,
    asking: (harness) => {
      const { choice } = known(harness);
      const question = screen.getByRole('alertdialog', {
        name: choice?.verdict === 'came' ? 'Was the dentist there?' : 'Did the dentist not come?',
      });
      within(question).getByText(
        choice?.verdict === 'came'
          ? /^The call and its payment stay as they are\./
          : /^The call is taken off, and what was paid is the patient’s again\./,
      );
    },
    settlingAbsence: (harness) => {
      const { choice } = known(harness);
      const busy = screen.getAllByRole('button').filter(({ ariaBusy }) => ariaBusy === 'true');
      expect(busy).toEqual(choice === null ? [] : [offer(choice.verdict)]);
    },
  },
};

walkScreens('openAbsences', screens);
