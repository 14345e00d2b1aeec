// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { EmergencyAlert } from '../../src/components/emergency-alert/EmergencyAlert.tsx';
import type { EmergencyWords } from '../../src/components/emergency-alert/EmergencyAlert.tsx';
import { emergencyWords } from '../../src/lib/emergency-words.ts';
import { expectAccessible, renderView } from '../kit/views.tsx';

const BREATHING: EmergencyWords = {
  title: 'Trouble breathing is an emergency',
  advice: ['Call 112 or 108 now.', 'Sit upright.', 'Take nothing by mouth.'],
  calls: [{ number: '112', label: 'Call 112', name: 'emergency number' }],
};

describe('an emergency in words', () => {
  it('has a title, sentences in their order, and numbers with their names', () => {
    expect(emergencyWords({ level: 'medical', kinds: ['analgesic_overdose'] })).toEqual({
      title: 'Too much painkiller can harm you before you feel ill',
      advice: [
        'Go to a hospital emergency department now; call 112 or 108 if you cannot get there.',
        'Take no more painkillers, and bring the strips or bottles with you.',
        'If you took them to hurt yourself, tell someone near you and call Tele-MANAS on 14416; you deserve help.',
      ],
      calls: [
        { number: '112', label: 'Call 112', name: 'emergency number' },
        { number: '108', label: 'Call 108', name: 'ambulance' },
        { number: '14416', label: 'Call Tele-MANAS 14416' },
      ],
    });
  });

  it('calls nobody for a tooth', () => {
    const { title, calls } = emergencyWords({
      level: 'dental',
      kinds: ['avulsed_permanent_tooth'],
    });
    expect(title).toBe('A knocked-out tooth can often be saved within the hour');
    expect(calls).toEqual([]);
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

  it('offers each number as a link that calls it, and says whom one reaches', () => {
    renderView(<EmergencyAlert {...BREATHING} />);
    const call = screen.getByRole('link', { name: 'Call 112, emergency number' });
    expect(call.getAttribute('href')).toBe('tel:112');
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
