// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Diagnosis } from '../../../contracts/assessment/diagnosis.ts';
import { RESULT } from '../../../contracts/texts/en/result.ts';
import { openChat, storeDraft } from '../../kit/chat.tsx';
import { COMPLETED, DIAGNOSIS } from '../../kit/samples.ts';

const openResult = async (changes: Partial<Diagnosis>): Promise<void> => {
  storeDraft({ ...COMPLETED, diagnosis: { ...DIAGNOSIS, ...changes } });
  await openChat();
  await screen.findByRole('heading', { level: 1, name: /^See a dentist / });
};

const linesUnder = (title: string): HTMLElement[] => {
  const part = screen.getByRole('heading', { level: 2, name: title }).closest('section, details');
  return within(part as HTMLElement).getAllByRole('listitem');
};

describe('the time until the visit', () => {
  it('has first when to call for help, before all that helps', async () => {
    const call = 'Call 112 or 108, or go to a hospital, if it swells.';
    await openResult({
      steps: { do: [], do_not: [], hospital_if: [call], until_then: 'Keep it cool.' },
    });
    const lines = linesUnder('Until then');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      `Call 112, emergency number${call}`,
      'Which painkiller can I take?',
      'Keep it cool.',
      'Go sooner if it gets worse, swells or keeps you awake.',
    ]);
    expect(lines[0]?.hasAttribute('data-danger')).toBe(true);
  });

  it('tells a parent what to say to the child', async () => {
    const told = ['“The dentist shows it first.”', 'Tell it a day before.'];
    await openResult({ for_child: told });
    expect(linesUnder(RESULT.childTalk.title).map(({ textContent }) => textContent)).toEqual(told);
  });

  it('has no such part where the result is about no child', async () => {
    await openResult({});
    expect(screen.queryByText(RESULT.childTalk.title)).toBeNull();
  });
});
