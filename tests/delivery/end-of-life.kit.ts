/** One row of docs/end-of-life.md: a line of versions, and the day on which its makers let it go. */
export type Line = { readonly name: string; readonly line: string; readonly ends: string | null };

/** A line of versions that really ships, and the file that brings it. */
export type Shipped = { readonly name: string; readonly line: string; readonly where: string };

export type EndList = {
  /** Day on which somebody has looked the list up, `YYYY-MM-DD`. */
  readonly lookedUp: string;
  readonly lines: readonly Line[];
};

const DAY_MS = 24 * 60 * 60_000;

/** Most days that a commit may be younger than the look-up, and the days from which on that is announced. */
const LOOK_AGAIN_DAYS = 120;
const ANNOUNCED_DAYS = 90;

/** Days before its end from which on a line is announced: two releases of it at the least. */
const ENDS_SOON_DAYS = 180;

const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** Line of a version: its major, below 1 the second number as well. */
export const lineOf = (version: string): string => {
  const [major = '', minor = ''] = version.split('.');
  return major === '0' ? `0.${minor}` : major;
};

const rowsBelow = (text: string, heading: string): string[][] => {
  const [, section = ''] = text.split(`## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return own
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| -'))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()));
};

const plain = (name: string): string => name.replaceAll('`', '');

/** Reads the list. @throws Error when it does not say when it was looked up */
export const readEndList = (text: string): EndList => {
  const lookedUp = /\*\*Looked up on (\d{4}-\d\d-\d\d)\.\*\*/.exec(text)?.[1];
  if (lookedUp === undefined) throw new Error('the list does not say when it was looked up');
  const known = rowsBelow(text, 'Whose end is known').map(
    ([, name = '', line = '', ends = '']): Line => ({ name: plain(name), line, ends }),
  );
  const open = rowsBelow(text, 'Whose end is not announced').map(
    ([, name = '', line = '']): Line => ({ name: plain(name), line, ends: null }),
  );
  return { lookedUp, lines: [...known, ...open] };
};

/** Says what must not ship as it is on a day; none when all is well. */
export const problemsOn = (
  day: string,
  { lookedUp, lines }: EndList,
  shipped: readonly Shipped[],
): string[] => {
  const isSame = (a: { name: string; line: string }, b: { name: string; line: string }): boolean =>
    a.name === b.name && a.line === b.line;
  const ended = lines
    .filter(({ ends }) => ends !== null && !(daysBetween(day, ends) > 0))
    .map(({ name, line, ends }) => `${name} ${line} is past its end (${ends})`);
  const unlisted = shipped
    .filter((each) => !lines.some((line) => isSame(line, each)))
    .map(({ name, line, where }) => `${name} ${line} of ${where} is not listed`);
  const gone = lines
    .filter((line) => !shipped.some((each) => isSame(line, each)))
    .map(({ name, line }) => `${name} ${line} is listed and does not ship`);
  const age = daysBetween(lookedUp, day);
  const old =
    age > LOOK_AGAIN_DAYS ? [`the list is of ${lookedUp}: look its ends up again and date it`] : [];
  return [...ended, ...unlisted, ...gone, ...old];
};

/** Says what will be a problem before it is one. */
export const announcedOn = (day: string, { lookedUp, lines }: EndList): string[] => {
  const soon = lines
    .filter(({ ends }) => ends !== null && daysBetween(day, ends) <= ENDS_SOON_DAYS)
    .map(({ name, line, ends }) => `${name} ${line} ends on ${ends}`);
  const isOld = daysBetween(lookedUp, day) > ANNOUNCED_DAYS;
  return isOld ? [...soon, `the list of ends is of ${lookedUp}`] : soon;
};
