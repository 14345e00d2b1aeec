// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ScoreScale } from '../../src/components/feedback/ScoreScale.tsx';
import { StarRating } from '../../src/components/feedback/StarRating.tsx';
import { expectAccessible, renderView } from '../kit/views.tsx';

const lit = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => radio.parentElement?.dataset['on'] === 'true')
    .map(({ value }) => value);

const Stars = ({ error }: { readonly error?: string }) => {
  const [stars, setStars] = useState<number | null>(null);
  return (
    <StarRating
      label="How was it?"
      words={['Poor', 'Fair', 'Good', 'Very good', 'Excellent']}
      value={stars}
      onChange={setStars}
      error={error}
    />
  );
};

const Scale = () => {
  const [score, setScore] = useState<number | null>(null);
  return (
    <ScoreScale
      label="How satisfied are you?"
      ends={['Least satisfied', 'Most satisfied']}
      value={score}
      onChange={setScore}
    />
  );
};

describe('the stars', () => {
  it('are one to five, each with its meaning, and none before one is chosen', async () => {
    renderView(<Stars />);
    screen.getByRole('radiogroup', { name: 'How was it?' });
    expect(screen.getAllByRole('radio').map((star) => star.getAttribute('aria-label'))).toEqual([
      '1 of 5, Poor',
      '2 of 5, Fair',
      '3 of 5, Good',
      '4 of 5, Very good',
      '5 of 5, Excellent',
    ]);
    expect(lit()).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: /^4/ }));
    expect(lit()).toEqual(['1', '2', '3', '4']);
    screen.getByText('Very good');
    await expectAccessible();
  });

  it('say that one is missing', () => {
    renderView(<Stars error="Select a star rating before submitting your feedback." />);
    expect(screen.getByRole('alert').textContent).toContain('Select a star rating');
  });
});

describe('the score', () => {
  it('goes from 1 to 10 and says what its ends mean', async () => {
    renderView(<Scale />);
    const names = screen.getAllByRole('radio').map((score) => score.getAttribute('aria-label'));
    expect(names).toHaveLength(10);
    expect([names[0], names[1], names[9]]).toEqual([
      '1 of 10, Least satisfied',
      '2 of 10',
      '10 of 10, Most satisfied',
    ]);
    await expectAccessible();
  });

  it.each([
    [1, '1'],
    [2, '1'],
    [3, '2'],
    [6, '3'],
    [8, '4'],
    [10, '5'],
  ])('lights all up to %i in the colour of its band', async (score, band) => {
    renderView(<Scale />);
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${score} of`) }));
    expect(lit()).toEqual(Array.from({ length: score }, (_, index) => String(index + 1)));
    expect(document.querySelector('[data-band]')?.getAttribute('data-band')).toBe(band);
  });
});
