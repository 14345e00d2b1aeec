import { customType } from 'drizzle-orm/pg-core';

/** The stored form of a document: its value, and the version of the value's form. */
type Envelope = { readonly version: number; readonly value: unknown };

/**
 * Makes a JSON column that writes the version of its form with every document and reads no other. A change of the form
 * raises the version and rewrites the old rows in a migration.
 * @throws Error when a row of another version is read, for example one that a later release has written
 */
export const versionedJson = (name: string, version: number) =>
  customType<{ data: unknown; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => {
      const written = JSON.stringify({ version, value } satisfies Envelope);
      if (!UNSTORABLE.test(written)) return written;
      return JSON.stringify({ version, value: storable(value) } satisfies Envelope);
    },
    fromDriver: (stored) => {
      if (isEnvelope(stored) && stored.version === version) return stored.value;
      const found = isEnvelope(stored) ? `version ${stored.version}` : 'no version';
      throw new Error(`The column "${name}" holds ${found}; this release reads version ${version}`);
    },
  })(name);

const isEnvelope = (stored: unknown): stored is Envelope =>
  typeof stored === 'object' && stored !== null && 'version' in stored && 'value' in stored;

/** Half characters and U+0000 as JSON writes them. A text that only looks so is copied in vain. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/;

/** Removes what PostgreSQL refuses in JSON: half characters (an emoji cut in two by a length limit) and U+0000. */
const storable = (value: unknown): unknown => {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '');
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [storable(key), storable(inner)]),
  );
};
