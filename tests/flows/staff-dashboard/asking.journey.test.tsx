// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Permission } from '../../../contracts/accounts/permissions.ts';
import { SAMPLE_ANSWERS, keepSignedIn, openApp, serveCalls } from '../../kit/account-app.tsx';
import type { Answers } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { press } from '../../kit/press.ts';
import { STAFF_AREA_REPLIES } from '../../kit/staff-area-replies.ts';

const ID = '00000000-0000-4000-8000-0000000000c1';
const NEXT = `1767225600000_${ID}_0`;
const OTHER = ID.replace('c1', 'c2');
const DAYS = { from: '2026-01-01', to: '2026-01-02' };
const IN_DAYS = 'from=2026-01-01&to=2026-01-02';

/**
 * Opens a page of the staff. `asked`: with what the server was asked for a part of it, in order; `list`: what a list will be,
 * and where it goes on.
 */
const open = async (address: string, permissions: Permission[] = []) => {
  const answers: Record<string, object> = {};
  const list = (path: string, next: string | null, row = ID) => {
    const sample = JSON.stringify(SAMPLE_ANSWERS[`GET /api/staff/${path}`]).replaceAll(ID, row);
    answers[`GET /api/staff/${path}`] = { ...(JSON.parse(sample) as object), next };
  };
  for (const path of ['payments', 'refunds', 'red-flags']) list(path, NEXT);
  const sent = serveCalls(Object.setPrototypeOf(answers, SAMPLE_ANSWERS) as Answers);
  keepSignedIn({ ...ASHA, role: 'admin', permissions: ['access_admin_dashboard', ...permissions] });
  await openApp(address);
  await screen.findByRole('button', { name: 'Refresh' });
  const asked = (path: string) =>
    sent.filter(({ call }) => call === `GET /api/staff/${path}`).map(({ query }) => query);
  return { asked, list, answers };
};
const times = async (asked: () => unknown[], count: number) => {
  await waitFor(() => expect(asked()).toHaveLength(count));
  return asked();
};

describe('what the pages of the staff ask for', () => {
  it.each([
    ['payments', 'payments', '&state=refunded', { state: 'refunded' }],
    ['refunds', 'refunds', '', {}],
    ['redFlags', 'red-flags', '&category=gums', { category: 'gums' }],
  ])(
    'is of %s those in the filters; more begins where the list ends, and anew at the top',
    async (section, path, filter, narrowed) => {
      const address = `/admin-dashboard?section=${section}&${IN_DAYS}${filter}`;
      const { asked, list } = await open(address);
      const whole = { ...DAYS, ...narrowed };
      expect(asked(path)).toEqual([whole]);
      list(path, `1767225600000_${OTHER}_0`, OTHER);
      await press('Show more');
      expect((await times(() => asked(path), 2))[1]).toEqual({ ...whole, after: NEXT });
      await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
      list(path, NEXT);
      await press('Refresh');
      expect((await times(() => asked(path), 3))[2]).toEqual(whole);
      await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    },
  );

  it('has no days before somebody chose both', async () => {
    const { asked } = await open('/admin-dashboard?section=payments&from=2026-01-01');
    expect(asked('payments')).toEqual([{}]);
    const from = screen.getByLabelText('From');
    fireEvent.change(from, { target: { value: '2025-12-24' } });
    await press('Show these days');
    expect((await times(() => asked('payments'), 2))[1]).toEqual({
      from: '2025-12-24',
      to: '2026-01-02',
    });
  });

  it('shows the days of the list again when days that were only typed are left', async () => {
    const { asked } = await open(`/admin-dashboard?section=payments&${IN_DAYS}&state=refunded`);
    const from = () => screen.getByLabelText<HTMLInputElement>('From').value;
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2025-12-24' } });
    expect(from()).toBe('2025-12-24');
    await press('Without filters');
    expect((await times(() => asked('payments'), 2))[1]).toEqual({});
    await waitFor(() => expect(from()).toBe('2026-01-01'));
  });

  it('are the figures of one kind of problem in the days', async () => {
    const { asked } = await open(`/admin-analytics?${IN_DAYS}&category=gums`);
    expect(asked('statistics')).toEqual([{ ...DAYS, category: 'gums' }]);
  });

  it('names those who come today for whoever may read them, also when it is asked anew', async () => {
    const { asked } = await open('/admin-dashboard', ['read_patient_records']);
    await press('Refresh');
    expect(await times(() => asked('appointments'), 2)).toEqual([{}, {}]);
  });
});

describe('a list that is saved as a file', () => {
  const saved: { name: string; file: Blob | undefined }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let file: Blob | undefined;
    URL.createObjectURL = (made) => {
      file = made as Blob;
      return 'blob:list';
    };
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, file });
    });
  });

  it.each([
    [
      `/admin-dashboard?section=payments&${IN_DAYS}&state=refunded`,
      'payments',
      { state: 'refunded' },
    ],
    [`/admin-dashboard?section=refunds&${IN_DAYS}`, 'refunds', {}],
    [
      `/admin-dashboard?section=redFlags&${IN_DAYS}&category=gums`,
      'redFlags',
      { category: 'gums' },
    ],
  ])('has the filters of its page: %s', async (address, list, narrowed) => {
    const { asked } = await open(address);
    await press('Download CSV');
    await screen.findByText('File saved');
    expect(asked('export')).toEqual([{ list, ...DAYS, ...narrowed }]);
    const { file_name: name, csv } = STAFF_AREA_REPLIES.exportList;
    expect(saved.map((each) => each.name)).toEqual([name]);
    expect(await saved[0]?.file?.text()).toBe(csv);
  });

  it('is said not to be whole where the server has cut it', async () => {
    const { answers } = await open('/admin-dashboard?section=payments');
    answers['GET /api/staff/export'] = { ...STAFF_AREA_REPLIES.exportList, is_cut: true };
    await press('Download CSV');
    await screen.findByText('The file is not whole');
    await act(async () => undefined);
    expect(screen.queryByText('File saved')).toBeNull();
  });
});
