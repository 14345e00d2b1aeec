/**
 * The words of dental concerns, as data that the browser can carry: English, Hinglish and other
 * Indian languages in Latin letters. The browser's junk rule asks `isDentalWord` (INTRO-32); the
 * server's relevance check builds on the same lists, so that neither knows a word the other does not.
 */
const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Words that speak of teeth, gums or dentistry by themselves. */
export const DENTAL_CORE = list(`
tooth teeth tooths teeths toothache teethache toothaches toof teef teething gum gums gumline gumboil dental
dentist dentists dentistry dentition molar molars premolar premolars incisor incisors canines cavity cavities
caries enamel dentin dentine denture dentures gingivitis gingiva gingival periodontitis periodontal periodontist
pyorrhea pyorrhoea pyria payriya pericoronitis pulpitis endodontic endodontist orthodontic orthodontics
orthodontist prosthodontist braces aligner aligners invisalign toothbrush toothpaste toothpick mouthwash floss
flossing halitosis overbite underbite crossbite overjet malocclusion bruxism fluorosis tmj tmd rct opg trismus
osmf leukoplakia lichenplanus edentulous badbreath xerostomia stomatitis aphthous mucocele cheilitis
gingivostomatitis teethgap overcrowding daant daanth dant daanto daanton danto danton daante daantt daantme daat
dhaant daantan dantha danta dand dandan dadh daadh dadhh daarh darh dhadh dadhi daadha dadha akaldadh akkaldadh
masuda masude masudo masudon masoode masoodo masooda masoodon masudhe masudha masudho masura masure hirdi hirdya
hirdyatun hiradya pedhama pallu pallula palluvali palla pallil pallinu pannu panti pandlu pantiki hallu hallina
hallige hallinalli chigullu chigurlu chiguru eeru eerula vasadu osadu dantdard dantshul dantan danter
daater datat datala dataat
`);

/** Places in and around the mouth: dental together with a complaint. */
export const MOUTH_PLACES = list(`
mouth mouths tongue tongues lip lips cheek cheeks jaw jaws palate saliva jawbone jawline uvula muh munh muuh
mooh muhn moonh jeebh jibh jeeb jubaan zubaan hoth honth hont hoont gaal gaalon jabda jabde jabra jabre jabada
taalu taloo laar thook tond tondat tondala othavar modha modhu modhama mukh mukhe mukher jibe jiber vaai vaayi
vaayil baayi bayi bayalli naakku nakku naalige nalige naluka nalukapai noru noti notilo davada thaadai naavu
navil
`);

/** Complaints: dental only beside a word of the first two lists, except those in ALONE. */
export const DENTAL_SIGNS = list(`
pain pains painful paining ache aches aching achy hurt hurts hurting sore soreness sores swelling swollen swell
swells swelled bleed bleeds bleeding blood bled ulcer ulcers blister blisters lump bump bumps patch patches spot
spots numb numbness tingling dry dryness burn burns burning cracked crack cracks cracking click clicks clicking
lock locks locked locking stiff stiffness stuck pus infection infected abscess boil sensitive sensitivity loose
shaking shaky broken broke break chipped chip decay decayed rotten yellow black crooked crowded missing red
stain stains smell smelly stink itching itchy bad problem issue dard dardh darad dukh dukhta dukhti dukhte
dukhtoy dukhtay dukhat dukhto dukhe dukhane peed peeda soojan sujan soojh sooj suj sujla sujlay sooja khoon khun
rakt rakta blod peep mavad gaanth ganth chhale chale chhala chaale jalan jal jalti sunn sun kala kaala peela
peele pila safed daag dag sukha badboo badbu keeda kida sadan sad tees jhanjhanahat thanda garam vali vedana
noppi noppu novu byatha betha bytha batha vedna fula fola phula ratham rattam punn pun
`);

/** Work done by a dentist, in words that rarely mean other things. */
export const DENTAL_WORK = list(`
crowns fillings implant implants extraction extractions extracted scaling whitening bleaching veneer veneers
retainer retainers plaque tartar rootcanal
`);

/** Work done by a dentist, in words that mostly mean other things. */
export const AMBIGUOUS_WORK = list(`
crown filling bridge bridges calculus canal cap caps bonding brace capping pulp socket wisdom drill drilling
cleaning polishing
`);

/** Complaints and ambiguous work that are a dental concern when they are all a person types. */
const ALONE = new Set([
  ...DENTAL_WORK,
  ...list(`
ulcer ulcers swelling bleeding sensitivity sensitive abscess thrush drooling grinding clenching candidiasis
leukoplakia chhale chaale badboo badbu filling crown cleaning polishing wisdom bonding
`),
]);

const LINKS = list(
  'me mein mai ka ki ke se in of and ma la k n wala my problem doctor care clinic',
);

const NAMES: ReadonlySet<string> = new Set([...DENTAL_CORE, ...MOUTH_PLACES]);
const PIECES: ReadonlySet<string> = new Set([
  ...NAMES,
  ...DENTAL_SIGNS,
  ...DENTAL_WORK,
  ...AMBIGUOUS_WORK,
  ...LINKS,
]);
const LONG_WORDS: readonly string[] = [
  ...NAMES,
  'sensitivity',
  'extraction',
  'whitening',
  'swelling',
].filter((word) => word.length >= 6);

/** Whether two words differ by at most one insertion, deletion, change or swap of neighbours. */
export function isOneTypoApart(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  const restA = a.slice(start);
  const restB = b.slice(start);
  if (restA.slice(1) === restB || restA === restB.slice(1)) return true;
  if (restA.slice(1) === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

/** Whether a run of letters is made only of known pieces, one of them a tooth, gum or mouth word. */
export function isDentalCompound(word: string): boolean {
  // reach[i]: 0 not reachable, 1 reachable, 2 reachable with a naming piece on the way
  const reach = new Array<number>(word.length + 1).fill(0);
  reach[0] = 1;
  for (let end = 2; end <= word.length; end += 1) {
    for (let start = Math.max(0, end - 14); start < end; start += 1) {
      const before = reach[start] ?? 0;
      const piece = word.slice(start, end);
      if (before === 0 || !PIECES.has(piece)) continue;
      reach[end] = Math.max(reach[end] ?? 0, NAMES.has(piece) ? 2 : before);
    }
  }
  return reach[word.length] === 2;
}

/**
 * Whether one word is a dental concern by itself ("toothache", "daantdard", "gingivitis") and not
 * keyboard noise. Upper case is allowed; from seven letters on, one typo is forgiven (INTRO-32).
 */
export function isDentalWord(word: string): boolean {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '');
  if (plain.length < 3 || plain.length > 40) return false;
  if (NAMES.has(plain) || ALONE.has(plain) || isDentalCompound(plain)) return true;
  return plain.length >= 7 && LONG_WORDS.some((known) => isOneTypoApart(known, plain));
}
