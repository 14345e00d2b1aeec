import { EXPORT_MAX } from '../../../endpoints/staff-area.ts';

/** Notice of a file that was handed over. */
export const EXPORTED = { title: 'File saved', message: 'It is among your downloads.' };

/** Notice of a file that was cut: sums made of it would be wrong. */
export const EXPORT_CUT = {
  title: 'The file is not whole',
  message: `It holds the newest ${EXPORT_MAX} rows. Choose fewer days for the others.`,
};

/** Notice that there is no file. */
export const NOT_EXPORTED = {
  title: 'No file was saved',
  message: 'Our server could not be reached. Please try again.',
};
