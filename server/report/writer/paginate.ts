import type { Band, Placed } from './bands.ts';

type Sheet = { readonly top: number; readonly height: number };

/** Returns the bands that must be on one page, beginning at one of them. */
const chainFrom = (bands: readonly Band[], at: number): readonly Band[] => {
  let end = at;
  while (bands[end]?.keeps && bands[end + 1] !== undefined) end += 1;
  return bands.slice(at, end + 1);
};

const sumOf = (bands: readonly Band[]): number =>
  bands.reduce((sum, { before, height }, at) => sum + height + (at === 0 ? 0 : before), 0);

/** Returns the height of a chain, with the head that is repeated above it when it begins a page. */
const heightOf = (chain: readonly Band[], isTop: boolean): number => {
  const [first] = chain;
  if (!isTop) return sumOf(chain) + (first?.before ?? 0);
  return sumOf([...(first?.head ?? []), ...chain]);
};

/** Returns a page before the last with so much room at its end, the last of them; null for none. */
const roomFor = (placed: readonly Placed[], band: Band, sheet: Sheet): Placed | null => {
  const ends = new Map<number, number>();
  for (const { band: other, page, y } of placed) ends.set(page, y + other.height);
  for (const [page, end] of [...ends].toReversed()) {
    const y = end + band.before;
    if (y + band.height <= sheet.top + sheet.height) return { band, page, y, isRepeated: false };
  }
  return null;
};

/** Moves what would stand alone on the last page to the end of an earlier one. */
const gathered = (placed: readonly Placed[], sheet: Sheet): readonly Placed[] => {
  const last = placed.at(-1);
  const others = placed.slice(0, -1);
  if (last?.band.isLoose !== true || others.at(-1)?.page === last.page) return placed;
  const moved = roomFor(others, last.band, sheet);
  if (moved === null) return placed;
  return [...others, moved].toSorted((one, other) => one.page - other.page);
};

/**
 * Places bands on pages. Bands that keep together stand together unless no page could hold them, and no heading stands
 * apart from what it heads. A table that goes on has its heads again.
 */
export const paginate = (bands: readonly Band[], sheet: Sheet): readonly Placed[] => {
  const placed: Placed[] = [];
  let page = 0;
  let used = 0;
  /** Number of bands ahead that were looked at already, as one chain. */
  let together = 0;
  const place = (band: Band, isRepeated = false): void => {
    const before = used === 0 ? 0 : band.before;
    placed.push({ band, page, y: sheet.top + used + before, isRepeated });
    used += before + band.height;
  };
  for (const [at, band] of bands.entries()) {
    if (together === 0) {
      const chain = chainFrom(bands, at);
      const fits = used + heightOf(chain, used === 0) <= sheet.height;
      const isWanted = band.isFirst === true || (!fits && heightOf(chain, true) <= sheet.height);
      if (used > 0 && isWanted) {
        page += 1;
        used = 0;
      }
      together = chain.length;
    }
    together -= 1;
    const before = used === 0 ? 0 : band.before;
    if (used > 0 && used + before + band.height > sheet.height) {
      page += 1;
      used = 0;
    }
    if (used === 0) for (const each of band.head ?? []) place(each, true);
    place(band);
  }
  return gathered(placed, sheet);
};
