// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FaceScale } from '../../src/components/face-scale/FaceScale.tsx';
import { expectAccessible, renderView } from '../kit/views.tsx';

const CHOICES = [
  { value: 'unsure', label: 'Not sure' },
  { value: 'worst', label: 'Very severe (8 to 10 of 10)' },
  { value: 'mild', label: 'Mild (1 to 3 of 10)', mark: 'You said this. Right?' },
  { value: 'strong', label: 'Strong (6 or 7 of 10)' },
];

const changed = vi.fn<(value: string) => void>();

const Asked = () => {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <>
      <h1 id="question">How strong is the pain?</h1>
      <FaceScale
        type="radio"
        labelledBy="question"
        name="strength"
        choices={CHOICES}
        faces={{ mild: 1, strong: 3, worst: 4 }}
        chosen={chosen}
        onChange={(value) => {
          changed(value);
          setChosen([value]);
        }}
      />
    </>
  );
};

// The keys' stand-in asks for it to find the radios of a name; jsdom has none.
beforeEach(() => vi.stubGlobal('CSS', { escape: (name: string) => name }));

const open = () => {
  changed.mockClear();
  return renderView(<Asked />);
};

describe('the scale of faces', () => {
  it('runs from mild to severe whatever the order of the answers, and ends with what has no face', () => {
    open();
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ value }) => value)).toEqual(['mild', 'strong', 'worst', 'unsure']);
    const drawn = radios.map((radio) => radio.closest('label')?.querySelector('svg') !== null);
    expect(drawn).toEqual([true, true, true, false]);
  });

  it('draws another face for each strength', () => {
    open();
    const drawings = [...document.querySelectorAll('svg')].map((face) => face.innerHTML);
    expect(new Set(drawings).size).toBe(3);
  });

  it('names each answer by its whole words', () => {
    open();
    const group = screen.getByRole('radiogroup', { name: 'How strong is the pain?' });
    expect(group.querySelectorAll('input')).toHaveLength(4);
    for (const name of ['Mild (1 to 3 of 10) You said this. Right?', 'Strong (6 or 7 of 10)']) {
      expect(screen.getByRole('radio', { name })).toBeTruthy();
    }
  });

  it('tells of the answer whose face is tapped', async () => {
    open();
    const face = screen
      .getByRole('radio', { name: /Strong/ })
      .closest('label')
      ?.querySelector('svg');
    if (!face) throw new Error('The answer has no face');
    await userEvent.click(face);
    expect(changed.mock.calls).toEqual([['strong']]);
  });

  it('is one stop of Tab, and the arrows move along the scale and back', async () => {
    open();
    await userEvent.click(screen.getByRole('radio', { name: /Mild/ }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(changed.mock.calls).toEqual([['mild'], ['strong'], ['worst'], ['strong']]);
    const checked = screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.checked);
    expect(checked.map(({ value }) => value)).toEqual(['strong']);
  });

  it('has no finding of accessibility', async () => {
    open();
    await expectAccessible();
  });
});
