// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { EmergencyAlert } from '../../src/components/emergency-alert/EmergencyAlert.tsx';
import type { EmergencyAlertProps } from '../../src/components/emergency-alert/EmergencyAlert.tsx';
import { EmergencyBar } from '../../src/components/emergency-bar/EmergencyBar.tsx';
import { EmergencyHelp } from '../../src/components/emergency-help/EmergencyHelp.tsx';
import { emergencyWords } from '../../src/lib/format/emergency-words.ts';
import { expectAccessible, renderView } from '../kit/views.tsx';

const CALL = {
  kind: 'call',
  label: 'Call 112',
  name: 'emergency number',
  href: 'tel:112',
} as const;
const HOSPITAL = {
  kind: 'map',
  label: 'Nearest hospital',
  name: 'opens a map',
  href: 'https://maps.example/hospital',
} as const;
const BREATHING: EmergencyAlertProps = {
  title: 'Trouble breathing is an emergency',
  advice: ['Call 112 or 108 now.', 'Sit upright.', 'Take nothing by mouth.'],
  ways: [CALL, HOSPITAL],
};

const hrefsOf = (emergency: Parameters<typeof emergencyWords>[0]) =>
  emergencyWords(emergency).ways.map(({ href }) => href);
const HOSPITAL_MAP =
  'https://www.google.com/maps/search/?api=1&query=hospital%20emergency%20department%20near%20me';
const DENTIST_MAP = 'https://www.google.com/maps/search/?api=1&query=dentist%20near%20me';

describe('an emergency in words', () => {
  it('has what it is, where to go, what to do meanwhile, and how to go on', () => {
    expect(emergencyWords({ level: 'medical', kinds: ['airway_compromise'] })).toEqual({
      level: 'Emergency',
      title: 'Trouble breathing is an emergency',
      lead: 'Call 112 or 108 now, or have someone take you to a hospital emergency department.',
      ways: [
        { kind: 'call', href: 'tel:112', label: 'Call 112', name: 'emergency number' },
        { kind: 'call', href: 'tel:108', label: 'Call 108', name: 'ambulance' },
        {
          kind: 'map',
          href: HOSPITAL_MAP,
          label: 'Nearest hospital',
          short: 'Hospital',
          name: 'opens a map',
        },
      ],
      meanwhile: 'Until help is there',
      steps: [
        { id: 'sit_upright', text: 'Sit upright and lean forward a little; do not lie flat.' },
        {
          id: 'nothing_by_mouth',
          text: 'Take nothing by mouth: no food, no drink and no tablets.',
        },
      ],
      goOn: 'I’m safe or have called: continue',
    });
  });

  it('leads to the hospital first after too many painkillers', () => {
    expect(hrefsOf({ level: 'medical', kinds: ['analgesic_overdose', 'self_harm'] })).toEqual([
      HOSPITAL_MAP,
      'tel:112',
      'tel:108',
      'tel:14416',
    ]);
  });

  it('calls Tele-MANAS first where somebody may harm themselves', () => {
    expect(hrefsOf({ level: 'medical', kinds: ['self_harm'] })).toEqual([
      'tel:14416',
      'tel:112',
      'tel:108',
      HOSPITAL_MAP,
    ]);
  });

  it('says at once how to save a knocked-out tooth, and shows the way to a dentist', () => {
    const tooth = { level: 'dental', kinds: ['avulsed_permanent_tooth'] } as const;
    const words = emergencyWords({ ...tooth, kinds: [...tooth.kinds] });
    expect(words.title).toBe('A knocked-out tooth can often be saved within the hour');
    expect(words.lead).toBe(
      'An adult tooth: put it back, or keep it in milk. A child’s milk tooth: never put it back. Be at a dentist within the hour.',
    );
    expect(words.ways.map(({ href }) => href)).toEqual([DENTIST_MAP, HOSPITAL_MAP]);
    expect(words.level).toBe('Dental emergency');
  });
});

describe('help with the whole screen', () => {
  const help = (
    <EmergencyHelp
      lead="Call 112 or 108 now."
      ways={[CALL, HOSPITAL]}
      meanwhile="Until help is there"
      steps={[{ text: 'Sit upright.' }, { text: 'Take nothing by mouth.' }]}
    />
  );

  it('has one press for the most pressing way, and what to do in order', async () => {
    renderView(help);
    const [first, second] = screen.getAllByRole('link');
    expect(first?.getAttribute('href')).toBe('tel:112');
    expect(first?.dataset['size']).toBe('large');
    expect(second?.dataset['size']).toBe('small');
    const list = within(screen.getByRole('region', { name: 'Until help is there' }));
    expect(list.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      'Sit upright.',
      'Take nothing by mouth.',
    ]);
    await expectAccessible();
  });

  it('opens a map beside the assessment, and tells it nothing of where it was opened from', () => {
    renderView(help);
    const map = screen.getByRole('link', { name: 'Nearest hospital, opens a map' });
    expect(map.getAttribute('target')).toBe('_blank');
    expect(map.getAttribute('rel')).toBe('noopener noreferrer');
  });
});

describe('the line that stays', () => {
  it('names the emergency, calls with one press and opens what to do', async () => {
    renderView(
      <EmergencyBar
        level="Emergency"
        whatToDo="What to do"
        title={BREATHING.title}
        advice={BREATHING.advice}
        way={CALL}
      />,
    );
    const line = within(screen.getByRole('region', { name: 'Emergency' }));
    line.getByRole('link', { name: 'Call 112, emergency number' });
    const rest = document.querySelector('details');
    expect(rest?.open).toBe(false);
    await userEvent.click(line.getByText('What to do'));
    expect(rest?.open).toBe(true);
    expect(line.getAllByRole('listitem')).toHaveLength(3);
    await expectAccessible();
  });
});

describe('the alert beside the signs that are asked back', () => {
  const folded = () => document.querySelector('details');

  it('says at once what to do first and folds the rest away', async () => {
    renderView(<EmergencyAlert {...BREATHING} />);
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
    renderView(<EmergencyAlert {...BREATHING} advice={['Call 112 or 108 now.']} />);
    screen.getByText('Call 112 or 108 now.');
    expect(folded()).toBeNull();
  });

  it('offers each number as a link that calls it, and says whom one reaches', () => {
    renderView(<EmergencyAlert {...BREATHING} />);
    const call = screen.getByRole('link', { name: 'Call 112, emergency number' });
    expect(call.getAttribute('href')).toBe('tel:112');
  });

  it('announces its title alone', () => {
    renderView(<EmergencyAlert {...BREATHING} />);
    expect(screen.getByRole('alert').textContent).toBe(BREATHING.title);
    within(screen.getByRole('region', { name: BREATHING.title })).getByRole('alert');
  });
});
