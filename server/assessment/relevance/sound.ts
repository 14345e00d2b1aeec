/**
 * Compares words by their sound, for spellings with several slips ("denchur", "ulsar", "bdbu"). Looked up last, after
 * exact words and single typos.
 */
const list = (words: string): readonly string[] => words.trim().split(/\s+/);

const CONSONANTS: readonly (readonly [RegExp, string])[] = [
  [/t(?:ure?|cher?)(?=s?$)/g, 'Cr'],
  [/[tcs]ion/g, 'sn'],
  [/t?ch+/g, 'C'],
  [/ph/g, 'f'],
  [/sch|sh/g, 's'],
  [/([bdgkt])h/g, '$1'],
  [/c(?=[eiy])/g, 's'],
  [/ck|[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/(?!^)h/g, ''],
];

function vowelClass(run: string): string {
  if (run === '') return '';
  if (/^(?:a[uw]|o|u)/.test(run)) return 'o';
  return run.startsWith('a') ? 'a' : 'e';
}

/**
 * Sound of a word: its consonants with one letter for those that sound alike (any opening vowel is "a"), the class of
 * the first vowel after them and of the last open vowel, a silent e left out. `bare`: the first vowel may have been
 * dropped, for the word opens with two consonants.
 */
export type Sound = {
  readonly bones: string;
  readonly first: string;
  readonly last: string;
  readonly bare: boolean;
};

export function soundOf(word: string): Sound {
  const plain = CONSONANTS.reduce((text, [letters, sign]) => text.replace(letters, sign), word);
  const opens = /^[aeiou]/.test(plain);
  const rest = plain.replace(/^[aeiou]+/, '');
  const bones = (opens ? 'a' : '') + rest.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1');
  const first = opens ? '' : vowelClass(/^[^aeiouy]*([aeiouy]*)/.exec(rest)?.[1] ?? '');
  const bare = opens || /^[^aeiouy]{2}/.test(rest);
  const last = /[^aeiouy]e$/.test(rest) ? '' : vowelClass(rest.split(/[^aeiouy]+/).at(-1) ?? '');
  return { bones, first, last, bare };
}

/** Returns true when two sounds agree. Short skeletons are shared by many words, so their vowels must agree as well. */
function soundsLike(heard: Sound, known: Sound): boolean {
  if (heard.bones.length >= 6) return true;
  const alike = heard.bare || heard.first === known.first;
  if (heard.bones.length === 5) return alike || (heard.first !== 'o' && known.first !== 'o');
  return alike && (heard.bones.length === 4 || heard.last === known.last);
}

/** Nouns that are dental by themselves. */
const NOUNS = list(`
denture dentures dentist dentists dental dentistry gingivitis periodontitis periodontal pericoronitis orthodontist
orthodontic endodontist toothbrush toothpaste cavity cavities premolar premolars
`);
const TREATMENTS = list('retainer retainers implant implants');
const SIGNS = list(`
ulcer ulcers alcer blister blisters swelling swollen bleeding infection infected sensitive sensitivity burning
broken cracked painful hurting clicking numbness cancer treatment extraction removal dard badbu jalan
soojan sujan
`);

/** Ordinary words that sound like one of the above. */
const EVERYDAY: ReadonlySet<string> = new Set(
  list(`
moth moths mother month breath breathe breadth filing feeling felling venture ventures adventure adventures older
elder alder also else laser loser animal answer caveat caveats covet civet kavita kavitha dancer danger dared dread dreads
dreaded drad blaster bluster bolster bruise employment employee teat teats tattoo
bring boring building buildings unaffected unification civilian small smalls
`),
);

export type SoundClass = 'core' | 'work' | 'place' | 'regional' | 'sign';
type Entry = { readonly sound: Sound; readonly kind: SoundClass };

const BY_BONES = new Map<string, Entry[]>();
for (const [words, kind] of [
  [NOUNS, 'core'],
  [TREATMENTS, 'work'],
  [SIGNS, 'sign'],
] as const) {
  for (const word of words) {
    const sound = soundOf(word);
    BY_BONES.set(sound.bones, [...(BY_BONES.get(sound.bones) ?? []), { sound, kind }]);
  }
}
/** Skeletons unlike anything else, in which one wrong consonant is forgiven. */
const UNMISTAKABLE = list('gingivitis orthodontist orthodontic').map((word) => soundOf(word).bones);

/** Patterns of short words, which have too few consonants for a skeleton: the ways they are spelt by ear. */
const SHORT_WORDS: readonly (readonly [RegExp, SoundClass])[] = [
  [/^m(?:o+[uw]*|[ao]u+|u+)h?t+h+e?$/, 'place'],
  [/^t(?:o|ou|u|au)n+(?:g|j|gg|ug)u?e?$/, 'place'],
  [/^j(?:aa?w+|auw|awu)e?$/, 'place'],
  [/^ch(?:ei|ee|ea|ie)c?k+e?s?$/, 'place'],
  [/^m(?:u+|oo+|ou)n?h+$/, 'place'],
  [/^j[ae]?b+[dr]h?[aei]$/, 'place'],
  [/^j(?:i+|ee|ea)b+h+a?$/, 'place'],
  [/^g(?:u+|ou)m+(?:e?[sz]+|b[sz]+)$/, 'core'],
  [/^t(?:ee+|ie|ea|ei)(?:t+h*|h+t+|d+h|f+)[esz]*$/, 'core'],
  [/^t(?:oo+|u+|ou|uo)(?:t+h+|h+t+|d+h)[esz]*$|^too+f+[esz]*$/, 'core'],
  [/^m[ae]?s+(?:u+|oo+|ou)[dr]+h?(?:a|e|o|on|oo|ey|ay)n?$/, 'core'],
  [/^b[ae]?t+(?:i+|ee+|ea|ie)s+(?:i+|ee|y|ie)$/, 'regional'],
  [/^dh+(?:i+|ee+|ea)l+(?:a+|i+|e+|y)$/, 'sign'],
  [/^ch+a+l+(?:a+|e+|ey|ay)$/, 'sign'],
  [/^dr(?:y|i|ai)e?$|^a+[wv]a+[jz]$/, 'sign'],
  [/^s(?:o|oa|aw|au)re?s?$/, 'sign'],
  [/^p(?:a+t?|e)ch+(?:e?[sz])?$/, 'sign'],
  [/^bl(?:i+|ee+|ea|ie)d+(?:s|z|ng|in|ing)?$/, 'sign'],
  [/^sme+l+(?:s|z|y|ing|in)?$|^l(?:oo|u|ew|ou)[sz]+e?$|^tut+$|^h[iu]rt+[sz]?$/, 'sign'],
];

function isOneConsonantApart(a: string, b: string): boolean {
  if (a.length !== b.length || a[0] !== b[0]) return false;
  let different = 0;
  for (let i = 0; i < a.length; i += 1) different += a[i] === b[i] ? 0 : 1;
  return different <= 1;
}

/**
 * Returns the class of a word by its sound alone; undefined for ordinary words and unlike sounds. Latin letters only.
 */
export function classBySound(token: string): SoundClass | undefined {
  if (token.length < 3 || token.length > 20 || !/^[a-z]+$/.test(token)) return undefined;
  if (EVERYDAY.has(token)) return undefined;
  const short = SHORT_WORDS.find(([spelling]) => spelling.test(token));
  if (short) return short[1];
  const heard = soundOf(token);
  if (heard.bones.length < 3) return undefined;
  const known = BY_BONES.get(heard.bones)?.find(({ sound }) => soundsLike(heard, sound));
  if (known) return token.length >= 5 || known.kind === 'sign' ? known.kind : undefined;
  return UNMISTAKABLE.some((bones) => isOneConsonantApart(heard.bones, bones)) ? 'core' : undefined;
}

const MOUTH = '(?:m(?:o+|ou|ow|au|u+)t+h*)';
const ULCER =
  '(?:[aou]+l+t?[csz]+[aeiou]*rs?|s(?:o|oa|aw)re?s?|bl[ie]s+t[aeu]*rs?|sme?l\\w*|ch+a+l+[aeiy]*|c[ae]n[cs][ae]r|burn\\w*|op[ae]n?ing)';
const BREATH = '(?:br(?:(?:e|ea|ae|ee|a?i)h?(?:d?t+h*|f+|d+h)|a+h?th+)e?)';
const FOUL = '(?:b+a+d+e?|sm[ea]l\\w*|st[ie]nk\\w*|f(?:ou|ow)l|od(?:o|ou|e)r|badbu\\w*|gand[ai])';
const FILLING = '(?:f(?:i|e|ee|y|ea)l+[ie]?n+g?s?)';

/** Pairs of words that are ordinary alone and a complaint together: "moth ulsar", "badd breth", "fillng fel out". */
export const PAIRS_BY_SOUND: readonly RegExp[] = [
  new RegExp(`\\b${MOUTH} (?:is |has |me |mein )?${ULCER}\\b`),
  new RegExp(`\\b${ULCER} (?:in|inside) (?:my |the )?${MOUTH}\\b`),
  new RegExp(`\\b(?:b+a+d+e?|f(?:ou|ow)l|smel+[iy]e?|stink[iy]|st[ie]nking) ${BREATH}\\b`),
  new RegExp(`\\b${BREATH} (?:is |iz |r |are |so |very |v |really |realy ){0,3}${FOUL}\\b`),
  /\br(?:o|oo|u)t{1,2}e? ?[ck]+[ae]n+[aeiou]*l+e?\b/,
  /\broute ?[ck]+an+[aeiou]*l+ (?:\w+ )?(?:pai?ne?|dard|drd|tr(?:ea|ee|i)t\w*|t(?:oo|u)th)\b/,
  /\bmu+ ?(?:me|mai|mein|m) (?:\w+ )?(?:ch+a+l\w*|d[ae]?rd|jal[ae]?n|b[ae]?dbu+)\b/,
  /\bda+n?[dt]h? nik[ae]?l[wv]a\w*/,
  // Spots on the lip or inside, not pimples of the face.
  /\b(?:h[ou]+n?th?\w{0,2}|j(?:i|ee)bh?|[zj]ub?aa?n|m(?:u|oo)n?h? (?:me|mai|mein|m|ke? andh?a?r))\b.{0,24}\bda+n[ea]\b/,
  /\bdh?a+n?th?s? (?:bhi |bhut |bahut |thoda )?(?:h[iy]l|gir|tut|toot)(?:t?[aei])? (?:r[ah]|g[aiy]|h(?:ai|e|y)?\b)/,
];

/** The same for a filling that came out, which other things have too. */
export const FILLING_OUT: RegExp = new RegExp(
  `\\b${FILLING} (?:has |hav |have |is |just )?(?:f[ea]l+(?:en|in|n|ing)?|c[au]i?y?me?|kame?|pop+e?d?|drop+e?d?) (?:o[wu]?t|aut|of+|awf)\\b`,
);
