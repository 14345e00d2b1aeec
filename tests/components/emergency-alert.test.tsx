// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Emergency } from '../../contracts/diagnosis.ts';
import { emergencyFor } from '../../contracts/emergency.ts';
import { EmergencyAlert } from '../../src/components/emergency-alert/EmergencyAlert.tsx';
import { callsFor } from '../../src/components/emergency-alert/calls.ts';
import { expectAccessible, renderView } from '../kit/views.tsx';

const BREATHING: Emergency = {
  level: 'medical',
  title: 'Trouble breathing is an emergency',
  advice: ['Call 112 or 108 now.', 'Sit upright.', 'Take nothing by mouth.'],
};

const numbers = (emergency: Emergency | null) =>
  emergency === null ? [] : callsFor(emergency).map(({ number }) => number);

describe('whom an emergency offers to call', () => {
  it('is 112 and 108 in every medical one', () => {
    expect(numbers(BREATHING)).toEqual(['112', '108']);
    expect(numbers({ ...BREATHING, advice: ['Sit down and rest.'] })).toEqual(['112', '108']);
  });

  it('is Tele-MANAS too where the advice names it', () => {
    expect(numbers(emergencyFor(['analgesic_overdose']))).toEqual(['112', '108', '14416']);
  });

  it('is nobody in a dental one, unless its advice names a number', () => {
    expect(numbers(emergencyFor(['avulsed_permanent_tooth']))).toEqual([]);
    const worse = { level: 'dental', advice: ['If you feel faint, call 112.'] } as const;
    expect(numbers({ ...worse, advice: [...worse.advice], title: 'A broken tooth' })).toEqual([
      '112',
    ]);
  });
});

describe('the alert', () => {
  const folded = () => document.querySelector('details');

  it('says at once what to do first and folds the rest away while there is more to answer', async () => {
    renderView(<EmergencyAlert {...BREATHING} compact />);
    expect(screen.getByText('Call 112 or 108 now.').closest('details')).toBeNull();
    expect(folded()?.open).toBe(false);
    expect([...(folded()?.querySelectorAll('li') ?? [])].map((each) => each.textContent)).toEqual([
      'Sit upright.',
      'Take nothing by mouth.',
    ]);
    await userEvent.click(screen.getByText('What else to do now'));
    expect(folded()?.open).toBe(true);
    // Opened, it may scroll: the arrow keys reach it only with focus.
    expect(folded()?.querySelector('ul')?.tabIndex).toBe(0);
    await expectAccessible();
  });

  it('has nothing to unfold when one sentence says it all', () => {
    renderView(<EmergencyAlert {...BREATHING} advice={['Call 112 or 108 now.']} compact />);
    screen.getByText('Call 112 or 108 now.');
    expect(folded()).toBeNull();
  });

  it('shows all of the advice above the result', async () => {
    renderView(<EmergencyAlert {...BREATHING} />);
    expect(folded()).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await expectAccessible();
  });

  it('announces its title alone, and nothing inside a dialog, which is read out whole', () => {
    const { unmount } = renderView(<EmergencyAlert {...BREATHING} compact />);
    expect(screen.getByRole('alert').textContent).toBe(BREATHING.title);
    within(screen.getByRole('region', { name: BREATHING.title })).getByRole('alert');
    unmount();
    renderView(<EmergencyAlert {...BREATHING} quiet />);
    expect(screen.queryByRole('alert')).toBeNull();
    screen.getByRole('region', { name: BREATHING.title });
  });
});
