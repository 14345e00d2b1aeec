// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DayStrip } from '../../src/components/booking/DayStrip.tsx';
import { SlotGrid } from '../../src/components/booking/SlotGrid.tsx';
import { SummaryBar } from '../../src/components/summary-bar/SummaryBar.tsx';
import { expectAccessible, renderView } from '../kit/views.tsx';

const DAYS = [
  { value: '2026-11-23', weekday: 'Mon', day: '23', name: 'Monday 23 November' },
  {
    value: '2026-11-24',
    weekday: 'Tue',
    day: '24',
    name: 'Tuesday 24 November',
    unavailable: 'no free times',
  },
  { value: '2026-11-25', weekday: 'Wed', day: '25', name: 'Wednesday 25 November' },
];

const PARTS = [
  { title: 'Morning', slots: [{ time: '9:00 AM' }, { time: '9:30 AM', taken: true }] },
  { title: 'Afternoon', slots: [{ time: '2:00 PM' }] },
];

describe('the strip of days', () => {
  it('reads each day out in full, and says why one cannot be chosen', async () => {
    const choose = vi.fn<(day: string) => void>();
    renderView(<DayStrip label="Day" days={DAYS} chosen="2026-11-23" onChoose={choose} />);
    screen.getByRole('radiogroup', { name: 'Day' });
    const [monday, tuesday, wednesday] = screen.getAllByRole<HTMLInputElement>('radio');
    expect(monday?.getAttribute('aria-label')).toBe('Monday 23 November');
    expect(monday?.checked).toBe(true);
    expect(tuesday?.getAttribute('aria-label')).toBe('Tuesday 24 November, no free times');
    expect(tuesday?.disabled).toBe(true);
    if (wednesday) await userEvent.click(wednesday);
    expect(choose.mock.calls).toEqual([['2026-11-25']]);
    await expectAccessible();
  });
});

const Times = () => {
  const [time, setTime] = useState<string | null>(null);
  return (
    <SlotGrid
      day="Monday 23 November"
      zone="India time (IST)"
      parts={PARTS}
      chosen={time}
      onChoose={setTime}
      error={time === null ? 'Please select a time slot.' : undefined}
    />
  );
};

describe('the times of a day', () => {
  it('are one group of radios whose names say day, time and whether it is free', async () => {
    renderView(<Times />);
    const group = screen.getByRole('radiogroup', { name: 'Time on Monday 23 November' });
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'India time (IST)',
    );
    expect(
      screen.getAllByRole<HTMLInputElement>('radio').map((slot) => slot.getAttribute('aria-label')),
    ).toEqual([
      'Monday 23 November, 9:00 AM, free',
      'Monday 23 November, 9:30 AM, taken',
      'Monday 23 November, 2:00 PM, free',
    ]);
    expect(screen.getByText('9:30 AM').tagName).toBe('S');
    expect(
      new Set(screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name)).size,
    ).toBe(1);
    await expectAccessible();
  });

  it('take a free time and none that is taken, and no longer ask for one then', async () => {
    renderView(<Times />);
    screen.getByText('Please select a time slot.');
    await userEvent.click(screen.getByRole('radio', { name: /9:30/ }));
    screen.getByText('Please select a time slot.');
    await userEvent.click(screen.getByRole('radio', { name: /2:00/ }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /2:00/ }).checked).toBe(true);
    expect(screen.queryByText('Please select a time slot.')).toBeNull();
  });
});

describe('the summary above the button', () => {
  it('says politely what was chosen, and goes on once with a double click', async () => {
    const go = vi.fn<() => void>();
    renderView(
      <SummaryBar
        summary="Monday 23 November, 9:00 AM"
        price="₹499"
        action={{ label: 'Go on to payment', onClick: go }}
      />,
    );
    expect(screen.getByRole('status').textContent).toBe('Monday 23 November, 9:00 AM');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Go on to payment' }));
    expect(go).toHaveBeenCalledTimes(1);
  });

  it('waits while the time is being kept', () => {
    renderView(
      <SummaryBar
        summary="Monday 23 November, 9:00 AM"
        action={{ label: 'Keeping your time', onClick: vi.fn<() => void>(), busy: true }}
      />,
    );
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Keeping your time' });
    expect(button.disabled).toBe(true);
    expect(button.ariaBusy).toBe('true');
  });
});
