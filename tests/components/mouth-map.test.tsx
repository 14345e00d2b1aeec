// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MouthMap } from '../../src/components/mouth-map/MouthMap.tsx';
import type { Places } from '../../src/components/mouth-map/MouthMap.tsx';
import { expectAccessible, renderView } from '../kit/views.tsx';

const CHOICES = [
  { value: 'gum', label: 'Gum' },
  { value: 'lip', label: 'Outer lip', mark: 'You said this. Right?' },
  { value: 'cheek', label: 'Inside one cheek' },
  { value: 'cheeks', label: 'Inside both cheeks' },
  { value: 'tongue', label: 'Tongue' },
  { value: 'unsure', label: 'Not sure' },
];
const PLACES: Places = {
  gum: 'gum',
  lip: 'outer_lip',
  cheek: 'one_cheek',
  cheeks: 'both_cheeks',
  tongue: 'tongue',
};

const changed = vi.fn<(value: string) => void>();

/** The map as a question holds it: of a radio the last one pressed is chosen. */
const Asked = ({ type }: { readonly type: 'radio' | 'checkbox' }) => {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <>
      <h1 id="question">Where is it?</h1>
      <MouthMap
        type={type}
        labelledBy="question"
        name="place"
        choices={CHOICES}
        places={PLACES}
        chosen={chosen}
        onChange={(value) => {
          changed(value);
          setChosen(type === 'radio' ? [value] : [...chosen, value]);
        }}
      />
    </>
  );
};

// The keys' stand-in asks for it to find the radios of a name; jsdom has none.
beforeEach(() => vi.stubGlobal('CSS', { escape: (name: string) => name }));

const open = (type: 'radio' | 'checkbox') => {
  changed.mockClear();
  return renderView(<Asked type={type} />);
};

const names = (role: 'radio' | 'checkbox'): string[] =>
  screen.getAllByRole(role).map((input) => input.closest('label')?.textContent ?? '');

/** What is drawn of a place in the mouth. */
const formOf = (name: RegExp): Element => {
  const form = screen.getByLabelText(name).closest('label')?.querySelector('path');
  if (!form) throw new Error(`${String(name)} has no form in the drawing`);
  return form;
};

describe('the map of the mouth', () => {
  it('names each place by its words, above and below the drawing, and what is no place after it', () => {
    open('checkbox');
    expect(names('checkbox')).toEqual([
      'Inside one cheek',
      'Outer lip You said this. Right?',
      'Gum',
      'Tongue',
      'Inside both cheeks',
      'Not sure',
    ]);
    expect(screen.getByRole('checkbox', { name: 'Outer lip You said this. Right?' })).toBeTruthy();
    expect(screen.getAllByRole('group', { name: 'Where is it?' })).toHaveLength(2);
  });

  it('gives a form in the drawing to places alone', () => {
    open('checkbox');
    const drawn = screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter((input) => input.closest('label')?.querySelector('svg'));
    expect(drawn.map(({ value }) => value)).toEqual(['cheek', 'lip', 'gum', 'tongue', 'cheeks']);
  });

  it('tells of the place whose form is tapped', async () => {
    open('checkbox');
    await userEvent.click(formOf(/Tongue/));
    await userEvent.click(formOf(/Gum/));
    expect(changed.mock.calls).toEqual([['tongue'], ['gum']]);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Gum' }).checked).toBe(true);
  });

  it('tells of a place whose words are tapped, and of an answer that is none', async () => {
    open('checkbox');
    await userEvent.click(screen.getByText('Tongue'));
    await userEvent.click(screen.getByText('Not sure'));
    expect(changed.mock.calls).toEqual([['tongue'], ['unsure']]);
  });

  it('shows as chosen what it is told, whatever was pressed', () => {
    renderView(
      <MouthMap
        type="checkbox"
        labelledBy="none"
        name="place"
        choices={CHOICES}
        places={PLACES}
        chosen={['unsure']}
        onChange={changed}
      />,
    );
    const ticked = screen.getAllByRole<HTMLInputElement>('checkbox').filter((box) => box.checked);
    expect(ticked.map(({ value }) => value)).toEqual(['unsure']);
  });

  it('is reached by Tab and ticked by the space bar', async () => {
    open('checkbox');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Inside one cheek' }));
    expect(changed.mock.calls).toEqual([['cheek']]);
  });

  it('moves one choice with the arrows, from the places on to the rows', async () => {
    open('radio');
    await userEvent.click(formOf(/Tongue/));
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{ArrowDown}');
    expect(changed.mock.calls).toEqual([['tongue'], ['cheeks'], ['unsure']]);
    expect(screen.getAllByRole('radiogroup', { name: 'Where is it?' })).toHaveLength(2);
  });

  it('has no finding of accessibility', async () => {
    open('radio');
    await expectAccessible();
  });
});
