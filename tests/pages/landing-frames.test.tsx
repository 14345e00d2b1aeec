// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { assess } from '../../server/assessment/assess.ts';
import { LandingPage } from '../../src/pages/landing/Landing.page.tsx';

const CONCERN = 'My back tooth hurts at night and the cheek is a bit swollen';

/** Whoever wrote the words of the first frame, in every answer. */
const result = () =>
  assess({
    issue: CONCERN,
    category: 'pain',
    age: 'age_31_50',
    sex: 'female',
    followUpAnswers: {
      pain_danger_signs: ['none'],
      pain_events: ['none'],
      pain_body_signs: ['none'],
      pain_location: 'one_tooth',
      pain_intensity: 'strong',
      pain_onset: 'days',
      pain_triggers: ['hot'],
      pain_behaviour: ['wakes_at_night', 'throbs'],
      pain_tooth: ['hole_or_decay'],
      pain_gums_jaw: ['gum_swelling'],
    },
    medicalHistory: ['none'],
    allergies: '',
    xrayFindings: null,
    confirmedSigns: {},
  });

const frame = (title: string): HTMLElement => {
  const item = screen.getByRole('heading', { level: 3, name: title }).closest('li');
  if (item === null) throw new Error(`"${title}" has no frame`);
  return item;
};

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(<LandingPage prefetch={[]} />);
});

describe('the frames of the start page', () => {
  it('[LAND-28] show a question as it is asked, with the answer that the story gives', () => {
    const asked = within(frame('Get an AI assessment'));
    asked.getByText('Question 6 of 10');
    asked.getByText('When did it start?');
    const chosen = asked
      .getAllByRole('listitem', { hidden: true })
      .filter((row) => row.dataset['on']);
    expect(chosen.map((row) => row.textContent)).toEqual(['In the last few days']);
  });

  it('[LAND-28] show the likelihoods that the engine gives to the story, in figures and in bars', () => {
    within(frame('Chat with AI')).getByText(CONCERN);
    const { diagnosis, urgency } = result();
    expect(urgency).toBe('see dentist soon');
    const shown = within(frame('See treatment options'));
    shown.getByText('Urgent (1-3 days)');
    const bars = diagnosis.slice(0, 2).map(({ plain_name, likelihood }) => {
      const bar = shown.getByText(plain_name ?? '').parentElement;
      expect(bar?.textContent).toBe(`${plain_name}${likelihood}%`);
      return bar?.querySelector<HTMLElement>('[style]')?.style.backgroundSize;
    });
    expect(bars).toEqual(diagnosis.slice(0, 2).map(({ likelihood }) => `${likelihood}%`));
    expect(bars).toEqual(['80%', '7%']);
  });
});
