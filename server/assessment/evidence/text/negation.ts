import type { Match, Token } from './pattern.ts';
import { makePhraseBook } from './phrase-book.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that deny what follows ("no swelling"). */
const BEFORE = set(
  'nothing nobody no without never nor neither none deny denies denied denying nil na bina zero absence',
);
/** Denials of a verb; what they deny depends on the verb. */
const VERBAL = set('not dont doesnt didnt isnt arent wasnt werent havent hasnt hadnt wont wouldnt');
/** Words that deny what stands before them ("bukhar nahi hai"). */
const AFTER = set('nahi illai illa ledu nei nathi absent negative nil');
/** After a denial these verbs say that a complaint persists or that something else was not done. */
const PERSISTS = set(
  `go goes going gone went stop stops stopping stopped heal heals healing healed settle settles settling subside subsides improve improves improving improved
  improvement reduce reduces reducing reduced leave leaves leaving help helps helping helped work works working ease eases easing better relief relieve relieved
  disappear disappears clear clearing fade respond responding end ends recover cure cured controlled control budge let responding relieving
  ja jata jati jati ruk rukta rukti rukraha rahat aaram aram kam theek thik thk band chala chalta`,
);
const INERT = set(
  `sleep sleeping slept eat eating eaten ate drink drinking take taken taking took visit visited brush brushed brushing clean cleaned know sure care think thought want like
  use used using bear tolerate stand concentrate afford able show shown consult consulted only just even idea time doubt matter wonder till until
  yet one knows allowed allow manage stay let happy good so`,
);
/** Words at which the reach of a denial ends. */
const ENDS = set(
  'because due without only except since while until till despite inspite so kyunki par aur',
);
const REACH_NO = 9;
const REACH_VERB = 7;

const REPORTS_NOTHING = set('see seen feel felt find found notice noticed detect');
const TRAILING = set(
  'there present seen visible noticed bring affect trouble cause matter any anywhere make involved',
);

/** The reach of one denial inside a clause, as token positions; null when it denies nothing here. */
type Reach = { readonly from: number; readonly to: number; readonly strict?: boolean };

const forwardReach = (tokens: readonly Token[], at: number, length: number): Reach => {
  let to = Math.min(tokens.length - 1, at + length);
  for (let i = at + 1; i <= to; i += 1) {
    if (ENDS.has(tokens[i]?.word ?? '')) {
      // "No ache without cold" denies the ache alone, not what reaches over "without".
      if (tokens[i]?.word === 'without') return { from: at, to: i - 1, strict: true };
      to = i - 1;
      break;
    }
  }
  return { from: at, to };
};

const TIMES_BEFORE_SE =
  /^(?:kal|aaj|abhi|parso|subah|shaam|raat|rat|din|dino|dinon|hafte|hafton|mahine|mahino|saal|sal|ghante|ghanton|bachpan|pehle|shuru|kab|time|days?|weeks?|months?|years?)$/;

const backwardReach = (tokens: readonly Token[], at: number): Reach => {
  let from = at;
  while (from > 0) {
    const word = tokens[from - 1]?.word ?? '';
    // "Sujan se munh nahi khulta": what is told as the cause is not denied; "kal se" is a time.
    if (word === 'se' && !TIMES_BEFORE_SE.test(tokens[from - 2]?.word ?? '')) break;
    if (/^(?:hai|aur|par|tha|thi|raha|rahi|lekin|karan|wajah|vajah|kyunki)$/.test(word)) break;
    from -= 1;
  }
  return { from, to: at };
};

const nextWords = (tokens: readonly Token[], at: number, count: number): string[] =>
  tokens.slice(at + 1, at + 1 + count).map((token) => token.word);

const verbalReach = (tokens: readonly Token[], at: number): Reach | null => {
  const [first = '', second = ''] = nextWords(tokens, at, 2);
  if (PERSISTS.has(first) || INERT.has(first)) return null;
  if (
    (first === 'get' ||
      first === 'getting' ||
      first === 'fully' ||
      first === 'really' ||
      first === 'been') &&
    PERSISTS.has(second)
  )
    return null;
  const forward = forwardReach(tokens, at, REACH_VERB);
  if (TRAILING.has(first) || first === '') return { from: 0, to: forward.to };
  return forward;
};

const NEGATES = set('no not never nothing none nor nahi hardly');
const beforeReach = (tokens: readonly Token[], at: number): Reach | null => {
  // "No ache without cold": the second denial takes back the first for what follows it.
  if (tokens[at]?.word === 'without' && tokens.slice(0, at).some(({ word }) => NEGATES.has(word)))
    return null;
  const [first = ''] = nextWords(tokens, at, 1);
  if (
    /^(?:doubt|matter|idea|time|relief|improvement|use|change|effect|benefit|medicine|money|helps|help|relieves|works)$/.test(
      first,
    )
  )
    return null;
  return forwardReach(tokens, at, REACH_NO);
};

const afterReach = (tokens: readonly Token[], at: number): Reach | null => {
  const words = nextWords(tokens, at, 2);
  if (words.some((word) => PERSISTS.has(word))) return null;
  const before = tokens[at - 1]?.word ?? '';
  if (PERSISTS.has(before)) return null;
  return backwardReach(tokens, at);
};

/** What a single word at `at` denies, or null. "Cannot" denies only what one cannot find. */
const reachOf = (tokens: readonly Token[], at: number): Reach | null => {
  const word = tokens[at]?.word ?? '';
  if (word === 'free' && tokens[at + 1]?.word === 'of') return forwardReach(tokens, at, REACH_NO);
  if (AFTER.has(word) && at > 0) return afterReach(tokens, at);
  if (BEFORE.has(word)) return beforeReach(tokens, at);
  if (VERBAL.has(word)) return verbalReach(tokens, at);
  if (word === 'cannot' && nextWords(tokens, at, 2).some((next) => REPORTS_NOTHING.has(next))) {
    return forwardReach(tokens, at, REACH_VERB);
  }
  return null;
};

const RESOLVED = [
  'gone +now',
  'gone +away !not/hasnt/havent/never/nahi/wont',
  'has/have/had gone !in/inside/worse/brown/grey/black/dark/darker/yellow/white/soft/loose/bad/rotten/numb/red/flat/thin',
  'went +away !not/didnt/never',
  'gone +down !opening/mouth',
  'went +down !opening/mouth/throat',
  'come/came +down !face/neck/chin',
  'now +gone',
  'subsided',
  'settling +now',
  'now +settling',
  'is +settling',
  'settled !not',
  'disappeared',
  'no +longer',
  'not +anymore',
  'not +any +more',
  'not +there +anymore',
  'resolved',
  'better now',
  'now better/fine/ok/okay/normal',
  'has/have +stopped',
  'stopped now',
  'now stopped',
  'vanished',
  'cleared +up',
  'thik/theek ho gaya/gayi',
  'chala/chali gaya/gayi',
  'utar gaya',
  'band ho gaya !khulna/khulne/munh/muh/saans/sans/aankh/nigalna/bolna/gala/awaz/jabda/eye',
];

const UNCERTAIN = [
  'not +sure',
  'dont +know',
  'do not know',
  'dont remember',
  'cannot tell/say/remember',
  'unsure',
  'pata nahi',
  'malum nahi',
  'no +idea',
  'not +certain',
  'not +clear',
  'dont +think',
];

const IMAGINED = [
  'can/could/might/may/will/would it/this/that/these +be',
  'it/this might/may/could +be',
  'is +it/this/that/these !normal/ok/okay/because/due/why/possible/serious/safe',
  'what +if',
  'scared/afraid/worried/fear/fearing/tension/frightened/anxious +of/about/it/that/if',
  'in +case',
  'risk/chance/chances +of',
  'to +prevent/avoid',
  'prevent/prevents',
  'whether',
  'do +i +need/have !not',
  'means',
  'googled',
  'internet',
  'read +that/about',
  'thought +it',
  'thinking +it',
  'told +it/me it/can/may/might',
  'suspect/suspects/suspected/suspecting',
  'says/said/thinks it/this is/can/may/might',
  'kya/kahin yeh/ye/yah',
  'kya ho sakta',
  'ho sakta hai',
  'so +that',
  'will/would i',
  'will teeth/tooth/it',
  'going +to +become',
  'should +i/we',
];

const PAST = [
  'when he/she/i/they +was/were',
  'as +a +baby/child/infant/kid',
  'first +year/years',
  'in +childhood',
  'last +week/month/year',
  'weeks/months/years +ago/back',
  'used +to',
  'earlier had',
  'previously had',
  'pehle/pahle tha/thi',
];

type Turn = 'resolved' | 'uncertain' | 'imagined' | 'past';
const TURNS = makePhraseBook<Turn>([
  ...RESOLVED.map((phrase) => [phrase, 'resolved'] as const),
  ...UNCERTAIN.map((phrase) => [phrase, 'uncertain'] as const),
  ...IMAGINED.map((phrase) => [phrase, 'imagined'] as const),
  ...PAST.map((phrase) => [phrase, 'past'] as const),
]);

/** What the denials, doubts and suppositions of a clause say about any stretch of it. */
export type Mood = {
  /** `absent` when denied or past, `unknown` when doubted or imagined, else `present`. */
  readonly of: (match: Match) => 'present' | 'absent' | 'unknown';
  /** Plainly denied by a word such as "no", whatever doubts or changes the clause also holds. */
  readonly denies: (match: Match) => boolean;
  /** The phrase itself is made with the denial ("cannot sleep", "neend nahi"). */
  readonly spokenWithDenial: (match: Match) => boolean;
  /** The clause speaks of an earlier time ("last week"). */
  readonly past: boolean;
};

const shares = (a: Match, b: Match): boolean => a.used.some((i) => b.used.includes(i));

/** Reads the mood of a clause once, for all the phrases found in it. */
export const readMood = (tokens: readonly Token[]): Mood => {
  const reaches: DeniedReach[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const reach = reachOf(tokens, at);
    if (reach !== null) reaches.push({ ...reach, at });
  }
  const turns = TURNS.search(tokens);
  /** "No longer" and "not anymore" deny nothing by themselves: they say that it has passed. */
  const onlySaysPassed = ({ at }: DeniedReach): boolean =>
    turns.some(({ means, match }) => means === 'resolved' && match.used.includes(at));
  const of = (match: Match): 'present' | 'absent' | 'unknown' => {
    const others = turns.filter((turn) => !shares(turn.match, match));
    const turned = (kind: Turn, before: number): boolean =>
      others.some((turn) => turn.means === kind && turn.match.start < before);
    if (turned('imagined', match.start) || turned('uncertain', match.end + 1)) return 'unknown';
    if (reaches.some((reach) => denies(match, reach))) return 'absent';
    return turned('resolved', Number.POSITIVE_INFINITY) && reaches.every(onlySaysPassed)
      ? 'absent'
      : 'present';
  };
  const deniesIt = (match: Match): boolean => reaches.some((reach) => denies(match, reach));
  const spokenWithDenial = (match: Match): boolean =>
    reaches.some(({ at }) => match.used.includes(at));
  return {
    of,
    denies: deniesIt,
    spokenWithDenial,
    past: turns.some((turn) => turn.means === 'past'),
  };
};

type DeniedReach = Reach & { readonly at: number };

/** A denial counts inside the phrase, or when the phrase begins (before it: ends) within its reach. */
const denies = (match: Match, reach: DeniedReach): boolean => {
  if (match.used.includes(reach.at)) return false;
  if (reach.at >= match.start && reach.at <= match.end) return true;
  if (reach.at > match.start) return match.end >= reach.from;
  return match.start <= reach.to && (reach.strict !== true || match.end <= reach.to);
};
