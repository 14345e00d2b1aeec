/** Returns the same day of the year before, as `2025-01-31`; 29 February becomes 28 February. */
export const yearBefore = (day: string): string =>
  `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4).replace('-02-29', '-02-28')}`;

type Period = { readonly from?: string | undefined; readonly to?: string | undefined };

/** Returns true for both days or neither, in their order, and no more than a year from one to the other. */
export const isPeriod = ({ from, to }: Period): boolean => {
  if (from === undefined || to === undefined) return from === to;
  return from <= to && from >= yearBefore(to);
};
