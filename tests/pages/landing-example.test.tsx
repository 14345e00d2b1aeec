// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { assess } from '../../server/assessment/assess.ts';
import { LandingPage } from '../../src/pages/landing/Landing.page.tsx';

/** Whoever told what the example repeats, and nothing else. */
const result = () =>
  assess({
    issue: 'A back tooth hurts for a few seconds when I drink something cold',
    category: 'pain',
    age: 'age_31_50',
    sex: 'female',
    followUpAnswers: {
      pain_danger_signs: ['none'],
      pain_events: ['none'],
      pain_body_signs: ['none'],
      pain_location: 'one_tooth',
      pain_intensity: 'mild',
      pain_onset: 'days',
      pain_triggers: ['cold'],
      pain_behaviour: ['stops_in_seconds'],
      pain_tooth: ['none'],
      pain_gums_jaw: ['none'],
    },
    medicalHistory: ['none'],
    allergies: '',
    xrayFindings: null,
    confirmedSigns: {},
  });

it('the example result of the start page is what the engine gives, in words and dots and no figure', () => {
  document.body.innerHTML = renderToStaticMarkup(<LandingPage prefetch={[]} />);
  const region = screen.getByRole('region', { name: 'An example result' });
  const example = within(region);
  const { diagnosis, urgency } = result();
  expect(urgency).toBe('moderate');
  example.getByText('Moderate (1-2 weeks)');
  expect(diagnosis.slice(0, 2).map(({ plain_name }) => plain_name)).toEqual([
    'Irritated tooth nerve',
    'Sensitive teeth',
  ]);
  const shown = ['Irritated tooth nerve', 'Sensitive teeth'].map((name) => {
    const row = example.getByText(name).parentElement;
    return [row?.querySelector('dd')?.textContent, row?.querySelectorAll('[data-filled]').length];
  });
  expect(shown).toEqual([
    ['Most likely', 3],
    ['Possible', 2],
  ]);
  expect(region.textContent).not.toContain('%');
});
