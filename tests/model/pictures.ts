import { basename, dirname, join } from 'node:path';
import type { AnyMachineSnapshot } from 'xstate';
import { openFolder, placeOf } from '../atlas/folder.ts';
import { leavesOf } from './chart-parts.ts';

/** A plan's states are pictured as on a phone, by day. */
export const SIGHT = { language: 'en', width: '360', theme: 'light' } as const;

type Pictures = {
  readonly pictureOf: (snapshot: AnyMachineSnapshot) => string | null;
  /** The pictures that were asked for, to copy: where to, and from where. */
  readonly copies: Readonly<Record<string, string>>;
};

/**
 * Finds the atlas's pictures of a flow, for a plan that is written into a file; they come into a folder beside it. Null where
 * none was taken.
 */
export const picturesFor = (flow: string, atlas: string, plan: string): Pictures | null => {
  const shown = openFolder(atlas).readStates(flow, SIGHT.language)?.states ?? [];
  if (shown.length === 0) return null;
  const folder = `${basename(plan).replace(/\.\w+$/, '')}-pictures`;
  const copies: Record<string, string> = {};
  return {
    copies,
    pictureOf: (snapshot) => {
      const leaves = leavesOf(snapshot);
      // A state of several regions may stand on no picture as a whole.
      const state =
        shown.find((each) => String(each.leaves) === String(leaves)) ??
        shown.find(({ name }) => leaves.includes(name));
      if (state === undefined) return null;
      const file = `${folder}/${state.name}.png`;
      const taken = placeOf('pictures', { ...SIGHT, flow, state: state.name });
      copies[join(dirname(plan), file)] = join(atlas, taken);
      return file;
    },
  };
};
