import type { Block } from './report.ts';
import { WORDS } from './words.ts';

/** Makes the code that opens the reported result in its owner's account. */
export const codeTo = (address: string): Block => ({
  kind: 'code',
  address,
  alt: WORDS.code.alt.replace('{address}', address),
  title: WORDS.code.title,
  text: WORDS.code.text,
});
