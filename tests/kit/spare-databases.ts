/** A database that a test has done with, emptied for the next one of the same file. */
export type Spare<Opened> = { readonly opened: Opened; readonly end: () => Promise<void> };

const spares = new Map<string, Spare<unknown>[]>();

/** Keeps one for the next test that asks for this kind. */
export const keepSpare = (kind: string, spare: Spare<unknown>): void => {
  spares.set(kind, [...(spares.get(kind) ?? []), spare]);
};

/** One of this kind that is kept, if any. */
export const takeSpare = <Opened>(kind: string): Spare<Opened> | undefined =>
  spares.get(kind)?.pop() as Spare<Opened> | undefined;

/** The file is over: its databases end with it. */
export const endSpares = async (): Promise<void> => {
  const all = [...spares.values()].flat();
  spares.clear();
  await Promise.all(all.map(({ end }) => end()));
};
