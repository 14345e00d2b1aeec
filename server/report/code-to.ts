import type { Block } from './report.ts';
import { WORDS } from './words.ts';

/** The code that opens what a report is of, for its owner. */
export const codeTo = (address: string): Block => ({
  kind: 'code',
  address,
  alt: WORDS.code.alt.replace('{address}', address),
  title: WORDS.code.title,
  text: WORDS.code.text,
});
