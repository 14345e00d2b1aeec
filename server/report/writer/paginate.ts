import type { Band, Placed } from './bands.ts';

type Sheet = { readonly top: number; readonly height: number };

/** The bands that must be on one page, beginning at one of them. */
const chainFrom = (bands: readonly Band[], at: number): readonly Band[] => {
  let end = at;
  while (bands[end]?.keeps && bands[end + 1] !== undefined) end += 1;
  return bands.slice(at, end + 1);
};

const heightOf = (chain: readonly Band[], isTop: boolean): number =>
  chain.reduce(
    (sum, { before, height }, index) => sum + height + (isTop && index === 0 ? 0 : before),
    0,
  );

/**
 * Places bands on pages: what keeps together stands together unless no page could hold it, and no heading stands
 * apart from what it heads.
 */
export const paginate = (bands: readonly Band[], sheet: Sheet): Placed[] => {
  const placed: Placed[] = [];
  let page = 0;
  let used = 0;
  /** How many of the bands ahead were looked at already, as one chain. */
  let together = 0;
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
    const isOver = used > 0 && used + before + band.height > sheet.height;
    if (isOver) {
      page += 1;
      used = 0;
    }
    const y = sheet.top + used + (used === 0 ? 0 : before);
    placed.push({ band, page, y });
    used = y - sheet.top + band.height;
  }
  return placed;
};
