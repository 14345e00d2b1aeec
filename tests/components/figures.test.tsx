// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BarChart } from '../../src/components/bar-chart/BarChart.tsx';
import { DataTable } from '../../src/components/data-table/DataTable.tsx';
import { SegmentedProgress } from '../../src/components/segmented-progress/SegmentedProgress.tsx';
import { expectAccessible, renderView } from '../kit/views.tsx';

const PATIENTS = {
  label: 'Assessments',
  columns: ['Patient', 'City'],
  rows: [{ id: 'a', cells: ['Asha Verma', 'Pune'] }],
};

describe('a chart of bars', () => {
  const share = (row: HTMLElement) =>
    row.querySelector<HTMLElement>('[aria-hidden]')?.style.getPropertyValue('--share');

  it('is a table of its figures, with bars as shares of the largest one', async () => {
    renderView(
      <BarChart
        caption="Assessments in the last 7 days"
        heads={['Category', 'Assessments']}
        bars={[
          { label: 'Tooth pain', value: 40 },
          { label: 'Gums', value: 10, figure: '10 of 50' },
        ]}
      />,
    );
    const table = screen.getByRole('table', { name: 'Assessments in the last 7 days' });
    const [heads, pain, gums] = within(table).getAllByRole('row');
    if (!heads || !pain || !gums) throw new Error('There are three rows');
    expect(heads.textContent).toBe('CategoryAssessments');
    expect(within(pain).getByRole('rowheader').textContent).toBe('Tooth pain');
    expect(within(gums).getByRole('cell').textContent).toBe('10 of 50');
    expect([share(pain), share(gums)]).toEqual(['1', '0.25']);
    await expectAccessible();
  });

  it('measures by what a full bar stands for, and draws nothing for nothing', () => {
    renderView(
      <BarChart
        caption="Shares"
        heads={['A', 'B']}
        most={100}
        bars={[{ label: 'a', value: 25 }]}
      />,
    );
    renderView(<BarChart caption="None" heads={['A', 'B']} bars={[{ label: 'b', value: 0 }]} />);
    expect(screen.getAllByRole('row').map(share).filter(Boolean)).toEqual(['0.25', '0']);
  });
});

describe('a table', () => {
  it('keeps its roles and the heads of its cells where rows become cards', async () => {
    renderView(<DataTable {...PATIENTS} dense cards />);
    const cell = screen.getByRole('cell', { name: 'Pune' });
    expect(cell.dataset['head']).toBe('City');
    for (const role of ['table', 'row', 'rowheader', 'columnheader', 'cell', 'rowgroup'])
      expect(document.querySelector(`[role="${role}"]`), role).not.toBeNull();
    expect(screen.getByRole('region', { name: 'Assessments' }).tabIndex).toBe(0);
    await expectAccessible();
  });

  it('says in words that nothing is in it', () => {
    const { unmount } = renderView(<DataTable {...PATIENTS} empty="Nothing matches." />);
    expect(screen.queryByText('Nothing matches.')).toBeNull();
    unmount();
    renderView(<DataTable {...PATIENTS} rows={[]} empty="Nothing matches." />);
    screen.getByText('Nothing matches.');
  });
});

it('progress in segments is one bar to a screen reader, in words', () => {
  renderView(<SegmentedProgress label="Progress" words="Question 3 of 10" done={3} />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Progress' });
  expect([bar.value, bar.max]).toEqual([3, 10]);
  expect(bar.getAttribute('aria-valuetext')).toBe('Question 3 of 10');
});
