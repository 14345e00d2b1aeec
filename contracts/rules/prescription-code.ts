import { CODE_DIGITS, CODE_LENGTH } from '../booking/prescription.ts';

const OF_DIGITS = new RegExp(`^[${CODE_DIGITS}]+$`);
const GROUP = /.{4}(?=.)/g;

/** Reads a code however it was written: in small letters, without its hyphens, with O for 0; null for what is none. */
export const readCode = (written: string): string | null => {
  const code = written
    .toUpperCase()
    .replace(/[\s\-–—]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0');
  const isCode = code.length === CODE_LENGTH && OF_DIGITS.test(code);
  return isCode ? code : null;
};

/** Writes a code in groups of four, as it is read aloud. */
export const codeInGroups = (code: string): string => code.replace(GROUP, '$&-');
