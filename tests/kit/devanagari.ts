/** Devanagari letters for Latin ones, the longest first; long vowels as Hindi in Latin letters doubles them. */
const CONSONANTS: Readonly<Record<string, string>> = {
  chh: 'छ',
  kh: 'ख',
  gh: 'घ',
  ch: 'च',
  jh: 'झ',
  th: 'थ',
  dh: 'ध',
  ph: 'फ',
  bh: 'भ',
  sh: 'श',
  k: 'क',
  g: 'ग',
  j: 'ज',
  t: 'त',
  d: 'द',
  n: 'न',
  p: 'प',
  b: 'ब',
  m: 'म',
  y: 'य',
  r: 'र',
  l: 'ल',
  v: 'व',
  w: 'व',
  s: 'स',
  h: 'ह',
  f: 'फ़',
  z: 'ज़',
};
/** Each vowel as a sign behind a consonant, and standing alone. */
const VOWELS: Readonly<Record<string, readonly [string, string]>> = {
  aa: ['ा', 'आ'],
  ee: ['ी', 'ई'],
  oo: ['ू', 'ऊ'],
  a: ['ा', 'आ'],
  i: ['ि', 'इ'],
  u: ['ु', 'उ'],
  e: ['े', 'ए'],
  o: ['ो', 'ओ'],
};
const VIRAMA = '्';
const PARTS = new RegExp([...Object.keys(CONSONANTS), ...Object.keys(VOWELS), '.'].join('|'), 'g');

/** A Latin word letter by letter in Devanagari; null when it has a letter without a counterpart. */
export const inDevanagari = (word: string): string | null => {
  let written = '';
  let endsInConsonant = false;
  for (const [part] of word.matchAll(PARTS)) {
    const consonant = CONSONANTS[part];
    const vowel = VOWELS[part];
    if (consonant !== undefined) written += (endsInConsonant ? VIRAMA : '') + consonant;
    else if (vowel !== undefined) written += endsInConsonant ? vowel[0] : vowel[1];
    else return null;
    endsInConsonant = consonant !== undefined;
  }
  return written;
};
