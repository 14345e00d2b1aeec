import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { functionSources } from './texts-syntax.ts';
import { TEXTS } from './languages.ts';
import { fileOf, keysIn, pathTo } from './text-path.ts';

/** Texts on which somebody's safety may hang, the gravest first: a build refuses a language that lacks one of them. */
const GRAVE: Readonly<Record<string, readonly string[]>> = {
  danger: [
    'danger',
    'signs',
    'when-to-call',
    'urgency',
    'questions/shared',
    'engine/report.HOSPITAL',
    'engine/report.VISITS',
    'engine/report.EARLIER_VISIT',
    'engine/report.UNSURE',
    'engine/lists',
    'engine/told.TOLD_SIGNS',
    'engine/told.SUMMARY',
    'result.RESULT.headlines',
    'result.RESULT.noBest',
    'result.RESULT.undated',
    'result.RESULT.changes',
    'result.RESULT.danger',
    'result.RESULT.dangerInShort',
    'result.RESULT.sooner',
  ],
  emergency: ['emergency'],
  medicine: ['medicines', 'engine/medicines'],
};

/** Texts that stay English: those for staff alone, who work in English. */
const STAFF = 'staff/';

/**
 * Those beside texts for patients: what a dentist or our staff reads, notes and prescriptions among it, and what another
 * program is asked for or calls itself.
 */
export const ENGLISH_ALONE: readonly string[] = [
  'check-in.CHECK_IN_LINES.since',
  'check-in.CHECK_IN_LINES.signs',
  'check-in.CHECK_IN_LINES.danger',
  'check-in.CHECK_IN_LINES.unsure',
  'consultations.yourCallAsDoctorMinutesIndia',
  'feedback.showFeedbackDebug',
  'engine/findings',
  'flows/booking-dialog.notesOn',
  'flows/sign-in.SIGN_IN_NOTICES.staff',
  'frames.subjective',
  'frames.objective',
  'frames.assessment',
  'frames.plan',
  'prescription',
  'questions/shared.SHORT_FORMS',
  'result.RESULT.note',
  'room-messages.assessmentOf',
  'room-messages.howSoon',
  'room-messages.likelyByTheApp',
  'room-messages.said',
  'room-messages.seen',
  'room-messages.assessment',
  'room-messages.plan',
  'signing-in.adminDashboard',
  'signing-in.staffLogin',
  'signing-in.forDentistsAndStaff',
  'signing-in.iHaveAnInvitation',
  'wordings.samsungInternet',
  'wordings.hospitalEmergencyDepartmentNearMe',
  'wordings.dentistNearMe',
];

/** Dentists use a condition's clinical name everywhere, and for whom a step is not is a rule: neither is translated. */
const SAME_EVERYWHERE = /^engine\/conditions\/.*\.(?:name|against)$/;

const isPartOf = (path: string, whole: string): boolean =>
  path === whole || path.startsWith(`${whole}.`);

export type Kind = 'danger' | 'emergency' | 'medicine' | 'other';

/** The kinds in the order in which they are listed. */
export const KINDS: readonly Kind[] = ['danger', 'emergency', 'medicine', 'other'];

/** They stand inside the sentence that says when to go to a hospital. */
const HOSPITAL_SIGNS = /^engine\/conditions\/.*\.hospitalIf\b/;

const kindOf = (path: string): Kind =>
  HOSPITAL_SIGNS.test(path)
    ? 'danger'
    : (KINDS.find((kind) => GRAVE[kind]?.some((part) => isPartOf(path, part))) ?? 'other');

/** One text: what it says, or the source of the function that says it. */
export type Text = {
  readonly text: string;
  readonly isFunction: boolean;
};

/** A text of English and how it stands in a language. */
export type Entry = Text & {
  /** File, name and keys: `result.RESULT.keptAt.device`. */
  readonly path: string;
  readonly kind: Kind;
  /** Names what English says: another text has another one. */
  readonly hash: string;
  /** `stale`: written for another English text, or nobody has said for which. */
  readonly state: 'whole' | 'stale' | 'missing';
  /** What the language says; empty where it says nothing of its own. */
  readonly own: string;
};

/** Hashes of the English texts by path, as they were when the language's own were written. */
export type Sources = Readonly<Record<string, string>>;

export type Ledger = {
  readonly entries: readonly Entry[];
  /** What the language has and English has not. */
  readonly unknown: readonly string[];
};

/** Returns a short name of a text, which changes with it. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

type Values = Readonly<Record<string, unknown>>;

/** The texts of a folder: the values that its files export, by `file.NAME`, and its functions' sources. */
type Folder = {
  readonly exported: ReadonlyMap<string, unknown>;
  readonly functions: ReadonlyMap<string, string>;
};

const readFolder = async (folder: string): Promise<Folder> => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  // What an index puts together stands in its own files.
  const files = names.filter((name) => name.endsWith('.ts') && !/(?:^|[\\/])index\.ts$/.test(name));
  const exported = new Map<string, unknown>();
  const functions = new Map<string, string>();
  for (const name of files.toSorted()) {
    const place = join(folder, name);
    const file = name.replaceAll('\\', '/').slice(0, -'.ts'.length);
    const values = (await import(pathToFileURL(place).href)) as Values;
    for (const [key, value] of Object.entries(values)) exported.set(`${file}.${key}`, value);
    for (const [path, code] of functionSources(place, readFileSync(place, 'utf8')))
      functions.set(`${file}.${path}`, code);
  }
  return { exported, functions };
};

const isTable = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const partsOf = (path: string, value: unknown): (readonly [string, unknown])[] =>
  isTable(value) ? Object.entries(value).map(([key, part]) => [pathTo(path, key), part]) : [];

/** Returns the source of a function; of one that another function made, what that one wrote. */
const sourceOf = (sources: ReadonlyMap<string, string>, path: string, value: unknown): string =>
  sources.get(path) ?? String(value);

/** Lists the texts of a folder by path; a table that stands in several is listed where it is written. */
const textsIn = ({ exported, functions }: Folder): ReadonlyMap<string, Text> => {
  const texts = new Map<string, Text>();
  const seen = new Set<unknown>();
  let level: (readonly [string, unknown])[] = [...exported];
  while (level.length > 0) {
    const fresh = level.filter(([, value]) => !isTable(value) || !seen.has(value));
    for (const [path, value] of fresh) {
      if (typeof value === 'string') texts.set(path, { text: value, isFunction: false });
      if (typeof value === 'function')
        texts.set(path, { text: sourceOf(functions, path, value), isFunction: true });
      if (isTable(value)) seen.add(value);
    }
    level = fresh.flatMap(([path, value]) => partsOf(path, value));
  }
  return texts;
};

/** Looks up the value at a path whose first part names the export. */
const valueAt = ({ exported }: Folder, path: string): unknown => {
  const file = fileOf(path);
  const [name = '', ...keys] = keysIn(path.slice(file.length + 1));
  let value = exported.get(`${file}.${name}`);
  for (const key of keys) value = isTable(value) ? value[key] : undefined;
  return value;
};

/** Lists what a language names and English does not. */
const unknownIn = (own: Folder, english: Folder): string[] => {
  const unknown: string[] = [];
  const visit = ([path, value]: readonly [string, unknown]): void => {
    if (valueAt(english, path) === undefined) unknown.push(path);
    else for (const part of partsOf(path, value)) visit(part);
  };
  for (const each of own.exported) visit(each);
  return unknown;
};

/** A number and an address of ours are the same in every language. */
const hasWords = (text: string): boolean =>
  !text.startsWith('/') && /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));

/** Compares a language with English, text by text. */
export const ledgerOf = async (tag: string, texts = TEXTS): Promise<Ledger> => {
  const english = await readFolder(join(texts, 'en'));
  const own = await readFolder(join(texts, tag));
  const sources = readSources(tag, texts);
  const translated = [...textsIn(english)].filter(
    ([path]) =>
      !path.startsWith(STAFF) &&
      !SAME_EVERYWHERE.test(path) &&
      !ENGLISH_ALONE.some((whole) => isPartOf(path, whole)),
  );
  const entries = translated.map(([path, { text, isFunction }]): Entry => {
    const value = valueAt(own, path);
    const hash = hashOf(text);
    const isFresh = sources[path] === hash;
    const isOwn = value !== undefined && (isFresh || value !== valueAt(english, path));
    const said = isFunction ? sourceOf(own.functions, path, value) : String(value);
    const isSame = !isFunction && !hasWords(text);
    const written = isFresh ? 'whole' : 'stale';
    return {
      path,
      text,
      isFunction,
      hash,
      kind: kindOf(path),
      state: isOwn ? written : isSame ? 'whole' : 'missing',
      own: isOwn ? said : '',
    };
  });
  return { entries, unknown: unknownIn(own, english) };
};

export const SOURCES_FILE = 'sources.json';
export const REVIEW_FILE = 'review.json';

const readJson = (place: string): unknown =>
  existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : {};

/** Reads for which English texts a language was written. */
export const readSources = (tag: string, texts = TEXTS): Sources =>
  readJson(join(texts, tag, SOURCES_FILE)) as Sources;

/** Names by path who has read a text and when, with a hash of what they have read. */
export type Reviews = Readonly<
  Record<string, { readonly by: string; readonly on: string; readonly read: string }>
>;

export const readReviews = (tag: string, texts = TEXTS): Reviews =>
  readJson(join(texts, tag, REVIEW_FILE)) as Reviews;

/** The texts that somebody has read as they are now. */
export const reviewedIn = ({ entries }: Ledger, reviews: Reviews): number =>
  entries.filter(({ path, own, state }) => state === 'whole' && reviews[path]?.read === hashOf(own))
    .length;

/** Lists the texts without which nobody should read a language: grave ones that are stale or missing. */
export const graveGaps = ({ entries }: Ledger): readonly Entry[] =>
  entries.filter(({ kind, state }) => kind !== 'other' && state !== 'whole');
