import { dentistsIn } from '../../repositories/dentists.ts';
import type { ServiceDeps } from '../deps.ts';
import { readCsv } from './csv-file.ts';
import type { CsvLine } from './csv-file.ts';
import { checkLine } from './csv-line.ts';
import type { ImportedDentist } from './csv-line.ts';

/** A refused line, with every reason. */
export type RefusedLine = { readonly line: number; readonly reasons: readonly string[] };

export type ImportReport =
  /** Nothing was written. */
  | { readonly kind: 'refused'; readonly reason: string }
  | {
      readonly kind: 'imported';
      readonly added: number;
      readonly updated: number;
      readonly samplesRemoved: number;
      readonly refused: readonly RefusedLine[];
    };

type Accepted = { readonly line: number; readonly dentist: ImportedDentist };
/** A dentist of the file that has its row: an existing one, or a new one. */
type Placed = { readonly dentist: ImportedDentist; readonly isNew: boolean };

const LONGEST_MADE = 70;

const slugFrom = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_MADE)
    .replace(/^-|-$/g, '');

/** Normalises a registration: spaces, signs and capitals do not matter. */
const sameRegistration = (registration: string): string =>
  registration.replace(/[ ./-]/g, '').toLowerCase();

/** Indexes the listed dentists by slug and by registration. */
const known = (real: readonly { slug: string; registration: string | null }[]) => {
  const registrationOf = new Map<string, string>();
  const slugsOf = new Map<string, string[]>();
  for (const { slug, registration } of real) {
    const key = sameRegistration(registration ?? '');
    registrationOf.set(slug, key);
    slugsOf.set(key, [...(slugsOf.get(key) ?? []), slug]);
  }
  return { registrationOf, slugsOf };
};

/** Makes a slug of the name and the city, with the registration added when another dentist has that one. */
const freeSlug = (dentist: ImportedDentist, taken: ReadonlySet<string>): string => {
  const { name, city, registration } = dentist;
  // A name in another script has no letters that an address could hold.
  const short = slugFrom(`${slugFrom(name) || 'dentist'} ${city}`);
  return taken.has(short)
    ? slugFrom(`${short.slice(0, LONGEST_MADE - 30)} ${registration}`)
    : short;
};

/** Collects the lines of each registration: two lines without slugs cannot be told apart as two clinics. */
const linesByRegistration = (accepted: readonly Accepted[]): ReadonlyMap<string, number[]> => {
  const lines = new Map<string, number[]>();
  for (const { line, dentist } of accepted) {
    const key = sameRegistration(dentist.registration);
    lines.set(key, [...(lines.get(key) ?? []), line]);
  }
  return lines;
};

/**
 * Finds the row of each dentist by its slug, or else by its registration, and refuses a line that would overwrite
 * another dentist.
 */
const placed = (accepted: readonly Accepted[], real: Parameters<typeof known>[0]) => {
  const { registrationOf, slugsOf } = known(real);
  const linesOf = linesByRegistration(accepted);
  const lineOfSlug = new Map<string, number>();
  const taken = new Set([...registrationOf.keys(), ...accepted.map(({ dentist }) => dentist.slug)]);
  const rows: Placed[] = [];
  const refused: RefusedLine[] = [];

  const slugOf = (dentist: ImportedDentist): { slug: string } | { reason: string } => {
    if (dentist.slug !== '') return { slug: dentist.slug };
    const registration = sameRegistration(dentist.registration);
    const lines = linesOf.get(registration) ?? [];
    if (lines.length > 1) {
      const places = lines.join(', ');
      return {
        reason: `registration stands on lines ${places}: give each of them a slug of its own`,
      };
    }
    const slugs = slugsOf.get(registration) ?? [];
    if (slugs.length > 1) {
      return {
        reason: `registration is listed with several clinics: name one by its slug (${slugs.join(', ')})`,
      };
    }
    return { slug: slugs[0] ?? freeSlug(dentist, taken) };
  };
  const place = ({ line, dentist }: Accepted): string | null => {
    const found = slugOf(dentist);
    if ('reason' in found) return found.reason;
    const { slug } = found;
    const earlier = lineOfSlug.get(slug);
    if (earlier !== undefined) return `slug "${slug}" stands on line ${earlier} already`;
    const owner = registrationOf.get(slug);
    if (owner !== undefined && owner !== sameRegistration(dentist.registration)) {
      return `slug "${slug}" belongs to another registration`;
    }
    lineOfSlug.set(slug, line);
    taken.add(slug);
    rows.push({ dentist: { ...dentist, slug }, isNew: owner === undefined });
    return null;
  };
  for (const each of accepted) {
    const reason = place(each);
    if (reason !== null) refused.push({ line: each.line, reasons: [reason] });
  }
  return { rows, refused };
};

const checked = (lines: readonly CsvLine[]) => {
  const accepted: Accepted[] = [];
  const refused: RefusedLine[] = [];
  for (const { line, values } of lines) {
    const found =
      values === null
        ? ({ kind: 'refused', reasons: ['has not as many values as there are columns'] } as const)
        : checkLine(values);
    if (found.kind === 'accepted') accepted.push({ line, dentist: found.dentist });
    else refused.push({ line, reasons: found.reasons });
  }
  return { accepted, refused };
};

/**
 * Imports a CSV file into the directory: all usable lines in one transaction, or nothing. Importing the same file again
 * changes nothing but the date. The first real dentists replace the samples.
 */
export const importDentists = async (
  { db, clock, ids }: ServiceDeps,
  bytes: Uint8Array,
): Promise<ImportReport> => {
  const file = readCsv(bytes);
  if (file.kind === 'refused') return file;
  const { accepted, refused } = checked(file.lines);
  return db.transaction(async (sql) => {
    const directory = dentistsIn(sql);
    await directory.hold();
    const { rows, refused: misplaced } = placed(accepted, await directory.real());
    const updatedAt = clock.now();
    const whole = ({ dentist }: Placed) => ({
      ...dentist,
      id: ids.row(),
      isSample: false,
      updatedAt,
    });
    const samplesRemoved = rows.length > 0 ? await directory.deleteSamples() : 0;
    const added = rows.filter(({ isNew }) => isNew);
    const updated = rows.filter(({ isNew }) => !isNew);
    await directory.add(added.map(whole));
    await directory.replace(updated.map(whole));
    return {
      kind: 'imported',
      added: added.length,
      updated: updated.length,
      samplesRemoved,
      refused: [...refused, ...misplaced].toSorted((one, other) => one.line - other.line),
    };
  });
};
