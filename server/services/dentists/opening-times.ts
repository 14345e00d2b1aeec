import type { OpeningHours } from '../../../contracts/booking/dentists.ts';

type Times = { from: number; to: number }[];

const DAY = 24 * 60;
const TIME = /^([01]\d|2[0-4]):([0-5]\d)-([01]\d|2[0-4]):([0-5]\d)$/;

/**
 * Reads the times of one cell, such as `09:00-13:00; 17:00-20:30`; a time that ends after midnight ends beyond 24:00.
 */
const timesIn = (cell: string): Times | null => {
  if (cell === '' || cell.toLowerCase() === 'closed') return [];
  if (cell.toLowerCase() === '24h') return [{ from: 0, to: DAY }];
  const times = cell.split(';').map((each) => {
    const [found, ...parts] = TIME.exec(each.trim()) ?? [];
    if (found === undefined) return null;
    const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = parts.map(Number);
    const from = fromHour * 60 + fromMinute;
    const to = toHour * 60 + toMinute;
    if (from >= DAY || to > DAY || from === to) return null;
    return { from, to: to < from ? to + DAY : to };
  });
  return times.every((each) => each !== null) ? times : null;
};

const isApart = (times: Times): boolean => {
  const sorted = times.toSorted((one, other) => one.from - other.from);
  return sorted.every(({ from }, at) => at === 0 || from >= (sorted[at - 1]?.to ?? 0));
};

/**
 * Reads the hours of a week from its seven cells, Sunday first; the part after midnight moves to the next day. A
 * returned string is the cell that cannot be read, or that overlaps.
 */
export const hoursOf = (cells: readonly string[]): OpeningHours | string => {
  const written = cells.map(timesIn);
  const wrong = cells[written.indexOf(null)];
  if (wrong !== undefined) return wrong;
  const hours: Times[] = cells.map(() => []);
  for (const [day, times] of written.entries()) {
    for (const { from, to } of times ?? []) {
      hours[day]?.push({ from, to: Math.min(to, DAY) });
      if (to > DAY) hours[(day + 1) % hours.length]?.push({ from: 0, to: to - DAY });
    }
  }
  const overlapping = cells[hours.findIndex((times) => !isApart(times))];
  if (overlapping !== undefined) return overlapping;
  return hours.map((times) => times.toSorted((one, other) => one.from - other.from));
};
