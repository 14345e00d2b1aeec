import type { ChosenImage } from '../../machines/xray/xray.types.ts';
import { newRequestKey } from './request-key.ts';

/** The file that was chosen last; a chart knows it by its key alone, and a page that is loaded anew does not hold it. */
let held: { readonly key: string; readonly file: File } | null = null;

/** Holds a chosen file. @returns what the chart knows of it */
export const holdImage = (file: File): ChosenImage => {
  const key = newRequestKey();
  held = { key, file };
  const { name, type, size } = file;
  return { name, type, size, key };
};

/** The file of that key; null when this page does not hold it any more. */
export const heldImage = (key: string): File | null => (held?.key === key ? held.file : null);

/** Lets go of the file of that key. */
export const dropImage = (key: string): void => {
  if (held?.key === key) held = null;
};
