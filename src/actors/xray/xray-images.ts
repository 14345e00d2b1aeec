import type { ChosenImage } from '../../../machines/xray/xray.types.ts';
import { newRequestKey } from '../calls/request-key.ts';

/** The file chosen last. A chart knows only its key, and a reload loses it. */
let held: { readonly key: string; readonly file: File } | null = null;

/** Holds a chosen file. @returns what the chart knows of it */
export const holdImage = (file: File): ChosenImage => {
  const key = newRequestKey();
  held = { key, file };
  const { name, type, size } = file;
  return { name, type, size, key };
};

/** Returns the file of that key; null when this page no longer holds it. */
export const heldImage = (key: string): File | null => (held?.key === key ? held.file : null);

/** Drops the file of that key. */
export const dropImage = (key: string): void => {
  if (held?.key === key) held = null;
};
