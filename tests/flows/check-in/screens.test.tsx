// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { CheckInWithin } from '../../../src/flows/check-in/check-in.flow.ts';
import { CheckInScreens } from '../../../src/flows/check-in/CheckInScreens.tsx';
import { press } from '../../kit/press.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const ANSWERS: Readonly<Record<string, string>> = {
  same: 'The same',
  worse: 'Worse',
  seen: 'I have been seen',
};
const SIGNS: Readonly<Record<string, RegExp>> = {
  hard_to_breathe: /^Hard to breathe/,
  cheek_a_little_swollen: /^A cheek that is a little swollen/,
};

const screens: FlowScreens<'checkIn'> = {
  view: ({ actor }) => (
    <main>
      <h1>How is it today?</h1>
      <CheckInWithin actor={actor}>
        <CheckInScreens base={{ level: 'moderate', madeAt: '2026-11-20T10:00:00.000Z' }} />
      </CheckInWithin>
    </main>
  ),
  gestures: {
    'asking.requested': () => press('Ask me how it is'),
    'asking.stopped': () => press('Stop asking'),
    'answer.chosen': (_, { answer }) => press(ANSWERS[String(answer)] ?? ''),
    'sign.pressed': (_, { sign }) => screen.getByLabelText(SIGNS[String(sign)] ?? '').click(),
    'signs.confirmed': () => press('Continue'),
    'none.chosen': () => press('None of these'),
    'unsure.chosen': () => press('Not sure'),
    'question.revisited': () => press(/^(Back|Answer again)$/),
    'answer.retried': () => press('Try again'),
    'seen.confirmed': () => press('Yes, I have been seen'),
    'seen.declined': () => press('No, go back'),
    'word.chosen': () => press('As your result said'),
  },
  leaves: {
    opening: () => undefined,
    offered: () => void screen.getByText(/^We ask after 3 days and after 10 days\. We ask by mail/),
    switchingOn: () =>
      expect(screen.getByRole('button', { name: 'One moment...' }).ariaBusy).toBe('true'),
    switchingOff: () => void screen.getByText('Saving...'),
    awaitingAnswer: () => {
      screen.getByText('Compared with the day of your result, it is:');
      expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'Better',
        'The same',
        'Worse',
        'I have been seen',
        ...(screen.queryByText(/^We ask on Monday, 23 November\.$/) === null
          ? []
          : ['Stop asking']),
      ]);
    },
    checkingSigns: () => {
      screen.getByRole('heading', { name: 'Is any of this happening now?' });
      expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    },
    savingAnswer: () => void screen.getByText('Saving...'),
    answerFailed: () => {
      expect(screen.getByRole('alert').textContent).toContain('could not save your answer');
      screen.getByText(/^Call 112 or 108, or go to a hospital, if breathing/);
    },
    answered: () => void screen.getByText('See a dentist by Thursday, 3 December.'),
    'helping.savingHelp': () => {
      screen.getByRole('link', { name: /112/ });
      expect(screen.getByRole('button', { name: 'I have been seen' })).toHaveProperty(
        'disabled',
        true,
      );
    },
    'helping.helpKept': () => {
      expect(screen.getAllByRole('link', { name: /112|108/ }).length).toBeGreaterThan(0);
      screen.getByRole('button', { name: 'I have been seen' });
      expect(screen.queryByRole('alertdialog')).toBeNull();
    },
    'helping.helpUnsaved': () => {
      expect(screen.getAllByRole('link', { name: /112|108/ }).length).toBeGreaterThan(0);
      expect(screen.getByRole('alert').textContent).toContain('get help first');
      expect(screen.queryByRole('button', { name: 'I have been seen' })).toBeNull();
    },
    'helping.confirmingSeen': () => {
      screen.getByRole('alertdialog', { name: 'Have you been seen for this?' });
      screen.getByText('We then ask no more about this result. You cannot undo this.');
    },
    'helping.savingSeen': () => {
      screen.getByRole('link', { name: /112/ });
      expect(screen.getByRole('button', { name: 'I have been seen' })).toMatchObject({
        disabled: false,
        ariaBusy: 'true',
      });
    },
    'helping.seenUnsaved': () => {
      expect(screen.getAllByRole('link', { name: /112|108/ }).length).toBeGreaterThan(0);
      expect(screen.getByRole('alert').textContent).toContain('could not save your answer');
      expect(screen.queryByRole('button', { name: 'I have been seen' })).toBeNull();
    },
    'seen.awaitingWord': () =>
      void screen.getByText('Good that you have been seen. We ask no more.'),
    'seen.savingWord': () => void screen.getByText('Good that you have been seen. We ask no more.'),
    'seen.wordFailed': () => {
      expect(screen.getByRole('alert').textContent).toContain('could not save this');
    },
    resultLost: () => void screen.getByText(/^This result is not in your account any more/),
  },
};

walkScreens('checkIn', screens);
