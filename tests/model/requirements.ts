import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '../atlas/stage.ts';

const FLOWS = join(import.meta.dirname, '../flows');

/** One sentence that a test of the flow holds, and the requirements that it holds. */
export type Held = { readonly ids: readonly string[]; readonly words: string };

/** A title in a test file: quoted, with ids at its start. */
const TITLE = /(['"`])((?:\[[A-Z]+-\d+\] ?)+)(.*?)\1/g;

/** Returns the titles in a test file that name requirements; what the test puts into one is left open. */
export const heldIn = (code: string): Held[] =>
  [...code.matchAll(TITLE)].map(([, , ids = '', words = '']) => ({
    ids: ids.match(/[A-Z]+-\d+/g) ?? [],
    words: words.replace(/%[a-z]|\$\{[^}]*\}|\$[\w.]+/g, '…').replace(/\\(.)/g, '$1'),
  }));

/** Sets what is held in the order of the first ids, by their numbers. */
export const inOrder = (held: readonly Held[]): readonly Held[] =>
  held.toSorted((one, other) =>
    (one.ids[0] ?? '').localeCompare(other.ids[0] ?? '', 'en', { numeric: true }),
  );

/** Returns the requirements that the files of a flow's tests hold, by their titles. */
export const requirementsOfFlow = (flow: string): readonly Held[] => {
  const folder = join(FLOWS, folderOf(flow));
  if (!existsSync(folder)) return [];
  return inOrder(
    readdirSync(folder).flatMap((file) => heldIn(readFileSync(join(folder, file), 'utf8'))),
  );
};
