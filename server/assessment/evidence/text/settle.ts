import type { FindingId } from '../../knowledge/findings.ts';
import type { Clause } from './clauses.ts';
import type { Mood } from './negation.ts';

/** What a phrase or number says: a finding, there or not there. */
export type Saying = { readonly finding: FindingId; readonly present: boolean };

/** A saying with the words it rests on; of two about one finding the higher rank wins. */
export type Found = Saying & {
  readonly start: number;
  readonly end: number;
  readonly size: number;
  readonly rank: number;
};

/** Complaints of today: told as past, they are not findings. */
const CURRENT =
  /^(?:fever|swelling\.(?:face|cheek|eye|floor|neck)|airway|swallowing|drowsy|bleeding\.(?:not|faint)|heart|malaise)/;

const SWELLINGS: readonly FindingId[] = [
  'swelling.gum',
  'swelling.cheek',
  'swelling.face_spreading',
  'swelling.floor',
  'swelling.neck',
  'swelling.palate',
];
const FACE_SWELLINGS: readonly FindingId[] = ['swelling.cheek', 'swelling.face_spreading'];

const PLACE =
  /^(?:@gum|@face|@cheek|@neck|@eye|@chin|@tongue|@palate|@lip|@jaw|outside|wisdomtooth|flap|side)$/;

/** "No swelling" denies every swelling; "face not swollen" those of the face. */
const denyKinds = (clause: Clause, found: readonly Found[], mood: Mood): Saying[] => {
  const at = clause.tokens.findIndex((token) => token.keys.includes('@swell'));
  if (at < 0 || mood.of({ start: at, end: at, used: [at] }) !== 'absent') return [];
  const places = clause.tokens.flatMap((token) => token.keys.filter((key) => PLACE.test(key)));
  const kinds =
    places.length === 0
      ? SWELLINGS
      : places.some((key) => /face|outside/.test(key))
        ? FACE_SWELLINGS
        : [];
  const affirmed = new Set(found.filter((each) => each.present).map((each) => each.finding));
  return kinds
    .filter((kind) => !affirmed.has(kind))
    .map((finding) => ({ finding, present: false }));
};

const isInside = (inner: Found, outer: Found): boolean =>
  inner !== outer &&
  inner.start >= outer.start &&
  inner.end <= outer.end &&
  inner.size < outer.size;

/** "No pain at night" denies the night pain, not the pain. */
const tooGeneral = (one: Found, found: readonly Found[], clause: Clause): boolean => {
  if (one.present) return false;
  if (one.finding === 'pain.any') return narrowed(clause);
  return found.some(
    (other) =>
      !other.present &&
      other.finding !== one.finding &&
      isInside(one, other) &&
      other.size - one.size > 1,
  );
};

const NARROWING =
  /^(?:@bite|@eat|@cold|@hot|@sweet|@sleep|@press|@open|@morning|@brush|@ear|jaw|swallow|when|while|between|much|too|so|very|constant|severe|relief|killer)$/;
const narrowed = (clause: Clause): boolean => {
  const at = clause.tokens.findIndex((token) => token.keys.includes('@pain'));
  const near = clause.tokens.filter((_, i) => i !== at && Math.abs(i - at) <= 5);
  return near.some((token) => token.keys.some((key) => NARROWING.test(key)));
};

const TWO_FINGERS =
  /\b(?:two|three|four|2|3|4|do|tin|teen)(?: and (?:a )?half)? (?:fingers?|ungli|ungliya)\b/;

/** An opening of two fingers or more is not the sudden lock of an infection. */
const opensTwoFingers = (clause: Clause): boolean => TWO_FINGERS.test(clause.words);

/**
 * Makes one statement a finding out of everything the phrases found in a clause: the longer phrase wins,
 * general denials are spread over their kinds, past complaints are dropped.
 */
export const settle = (clause: Clause, mood: Mood, found: readonly Found[]): Saying[] => {
  const best = new Map<FindingId, Found>();
  const wide = opensTwoFingers(clause);
  for (const each of found) {
    if (mood.past && each.present && CURRENT.test(each.finding)) continue;
    if (tooGeneral(each, found, clause)) continue;
    if (each.finding === 'opening.suddenly_limited' && each.present && wide) continue;
    const other = best.get(each.finding);
    if (other === undefined || each.rank > other.rank) best.set(each.finding, each);
  }
  return [
    ...[...best.values()].map(({ finding, present }) => ({ finding, present })),
    ...denyKinds(clause, found, mood),
  ];
};
