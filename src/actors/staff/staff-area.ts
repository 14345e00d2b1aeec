import { fromPromise } from 'xstate';
import type {
  ExportInput,
  Exported,
  SectionInput,
} from '../../../machines/staff-dashboard/staff-dashboard.machine.ts';
import type {
  LoadedSection,
  StaffFilters,
} from '../../../machines/staff-dashboard/staff-filters.ts';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';

const named = laterEndpoints(() => import('../../../contracts/endpoints/staff-area.ts'));

/** Returns the period if both days are chosen: the server accepts no half-open period. */
const daysOf = ({ from, to }: StaffFilters) => (from === null || to === null ? {} : { from, to });

const partOf = ({ filters, after }: SectionInput) => ({
  ...daysOf(filters),
  ...(after !== null && { after }),
});

/** Reads one section of the staff's pages, or the next part of its list. */
export const loadSection = fromPromise<LoadedSection, SectionInput>(async ({ input, signal }) => {
  const { section, filters, mayReadRecords } = input;
  const category = filters.category === null ? {} : { category: filters.category };
  const state = filters.state === null ? {} : { state: filters.state };
  const query = partOf(input);
  switch (section) {
    case 'today': {
      const overview = await call(named('readOverview'), { signal });
      const day = mayReadRecords ? await call(named('listDay'), { query: {}, signal }) : null;
      return { section, overview, day };
    }
    case 'payments':
      return {
        section,
        ...(await call(named('listPayments'), { query: { ...query, ...state }, signal })),
      };
    case 'refunds':
      return { section, ...(await call(named('listRefunds'), { query, signal })) };
    case 'redFlags':
      return {
        section,
        ...(await call(named('listRedFlags'), { query: { ...query, ...category }, signal })),
      };
    case 'system':
      return { section, ...(await call(named('readSystem'), { signal })) };
    default:
      return {
        section,
        ...(await call(named('readStatistics'), {
          query: { ...daysOf(filters), ...category },
          signal,
        })),
      };
  }
});

/** Saves a text as a file through the browser's download. */
const saveFile = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** Exports a list as a CSV file, with the filters of its page, and saves it. */
export const exportList = fromPromise<Exported, ExportInput>(
  async ({ input: { list, filters }, signal }) => {
    const { category, state } = filters;
    const reply = await call(named('exportList'), {
      query: {
        ...daysOf(filters),
        list,
        ...(category !== null && { category }),
        ...(state !== null && { state }),
      },
      signal,
    });
    saveFile(reply.file_name, reply.csv);
    return { isCut: reply.is_cut };
  },
);
