import { EXPORT_MAX } from '../../../endpoints/staff-area.ts';
import type { RaisedNotice } from '../../../common/notice.ts';

/** Makes the notice of a file that was handed over; a cut one says so, since sums made of it would be wrong. */
export const exportedNotice = (isCut: boolean): RaisedNotice =>
  isCut
    ? {
        type: 'warning',
        title: 'The file is not whole',
        message: `It holds the newest ${EXPORT_MAX} rows. Choose fewer days for the others.`,
      }
    : { type: 'success', title: 'File saved', message: 'It is among your downloads.' };

/** Makes the notice that there is no file: the server's own words if it sent any. */
export const notExported = (said: string | null): RaisedNotice => ({
  type: 'error',
  title: 'No file was saved',
  message: said ?? 'Our server could not be reached. Please try again.',
});
