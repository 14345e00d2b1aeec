import {
  AMBIGUOUS_WORK,
  DENTAL_CORE,
  DENTAL_SIGNS,
  DENTAL_WORK,
  MOUTH_PLACES,
} from '../../../contracts/assessment/dental-vocabulary.ts';
import {
  EVERYDAY_WORDS,
  REGIONAL_SIGN_STEM,
  REGIONAL_SIGNS,
  REGIONAL_VERBS,
  REGIONAL_WORDS,
} from './regional.ts';
import { classBySound } from './sound.ts';
import { isOrdinaryWord, typoIndex } from './typos.ts';

/**
 * Kinds of words. core: teeth or dentistry for certain; place: mouth, jaw; regional: a mouth or tooth word of an Indian
 * language; everyday: one that is also an ordinary word elsewhere; work: treatments; ambiguous: treatment words that
 * mostly mean something else; face: the face itself; sign: a complaint; regionalSign: a complaint in an Indian
 * language; regionalVerb: a verb in one, which is no complaint; event: what happens to dental work; cost: price,
 * booking, need.
 */
export type WordClass = (typeof WORD_KINDS)[number];
export const WORD_KINDS = [
  'core',
  'place',
  'regional',
  'everyday',
  'work',
  'ambiguous',
  'face',
  'sign',
  'regionalSign',
  'regionalVerb',
  'event',
  'cost',
] as const;

const list = (words: string): string[] => words.trim().split(/\s+/);
const set = (words: string): ReadonlySet<string> => new Set(list(words));

const CORE_SPELLINGS = list(`
toth tothe tooh toooth tuth tuths toothe teethes teth teht teeht tehth toht thoot tteh teeh theeth teath teaths tooht
tothache tuthache 2th twoth 2thache toothake toothace teethh tith tth tths toofs toofache teefs gumm gumms gumz gms
gummz guums dantist dentis dentst detist dentel dentl dntl dentest denist dantal brases braches bracess bracses
braceses brasis molr molrs mollar cavty cavtis cavitys cavites cavety kavity kaviti wisdm filin dekay ginjivitis
gingivits gingivites piorrhea piorea pyoria pyorea pyorrea payria paeria payeria rootcanal rootcanel orthodontia
odontogenic periapical apical interdental gumbs tethe teathe zirconia denchers dencher wisdomtooth daton dato datoon
toothless toothpik flouride fluoride listerine colgate sensodyne daantdard daantdukh dantmanjan dantvedna dantashoola
datun daatun dantchikitsak dudhache dhaath daatan daatat daatala daato daaton daatho dadhemadhe daadhemadhe dathi
palluvedana palvali pallvali pallukal pandloo pandla hallunovu mairh maadhite masuri masurian masurhe mussode mussude
musude musudo masoodhe mansuda hiradi hirdyanna
`);

const PLACE_SPELLINGS = list(`
mouf mth mouht mout mouthful jwa jwas jow toungue tounge tung tonge toung tonuge tongs tongu lps cheecks cheak cheeck
gumjaw salaiva palat pallate mouh jib jivha jibha jeev jivh hothon othon honthon honto taaloo jabdo jabdon jabaa
mandible maxilla oral tmj tmd temporomandibular
`);

const SIGNS = list(`
pian pane payn painn paning pn akes hert hurtng hurtin swoln swolen swollin swellng swelln swellin blding bleding
bleedin blead ulsers ulcars ulsor altsar soar senstive sensitiv senistive sencitive sensitivty burnin clik cliks
numness numbess jhunjhuni patchy wound cut cuts sting stings throbbing throb throbs pricking pinching poking pokes
sharp shooting electric shock jolt sour metallic bitter salty taste tasteless bite bites biting bit bitten chew
chewing chews open opening opens close closing shut stretch drool drooling droopy growth swallow swallowing tender
reddish white pilapan peelapan ulsr ulcr whitish brown dark grey gray discoloured discolored pigmentation peeling
chapped growing cyst tumor tumour cancer wart thrush fungus fungal candida lesion lesions sticky foam dried thick
thicker tight tightness misaligned protruding tilted shift shifted shifting gap gaps knocked scar hole holes pit pits
warts scabs scab bumpy coated coating rough scraped scratched injury injured injure hit fell fall accident bruised
bruise uncomfortable discomfort irritation irritated irritating inflamed inflammation pop pops popping grind grinding
clench clenching ulser abcess abses absess tumer sadness receding recede recession worn eroded wear chipping pulsating
nikal nikalna nikalwana nikalwaya nikalwani nikala toot toota tuta tooti tutna gir gira giri hil hilta hilte hilna
hilne khul khulta khulna khulti band katna kat kata katta jhad takleef taklif pareshani pareshan dikkat ghaav ghav
zakhm jakhm chot lag laga lagta lagti lagte sensation kharab kharaab khatta kadwa khara chikna chipak phat phata phati
phate lal laal neela kaale kali kaali pili sooje sooji sujna soojna suja phool phulna saaf ganda swaad swad tedhe
tedha tede teda terhe terha tedhi aada chabane chabaane chabana chabate jhunjhun khujli fat fata lacking treatment
checkup check-up surgery stitches stitch medicine tablet antibiotic feels feeling sandpaper
`);

const WORK_SPELLINGS = list(`
extrction extraktion ekstraction implnt inplant scalling skaling scelling whitning whitenning plak plaq retaner
retainr tartr tarter tatar anesthesia
`);

const AMBIGUOUS_SPELLINGS = list(`
canel kanel kanaal crwn crwon corwn craun kraun filing filings filln fillin fillng bridg capp polish polising extract
extracting wire wires bracket brackets clip scaler xray
`);

/** Words for what happens to dental work, beside which an ambiguous word can be trusted. */
const EVENTS = set(`
came come comes coming fell fallen fall fallin falls fel falen faln off out lost loose loosened broke broken cracked dislodged
dropped pain hurts hurt hurting after before gir gira giri gaya nikal nikla nikli hil hila toot toota tuta laga
lagwaya lagwana lagwani lagvana karwaya karwana karwani karana karvana karvani bharwana bharwani bharwaya swallowed
caim caym kame brok brokn brocken brokin lossed losed loos looz luz leaking shaky shaking sharp permanent temporary zirconia ceramic porcelain replace replaced redo refill better best
last lasts metal painful recement glue got getting
`);

const COSTS = set(`
cost costs costing price prices pricing charge charges fee fees kharcha kharch kitna kitne paisa paise insurance emi
appointment appoint appt consultation need want wants lagwane karvani karvana karwana karwani chahiye cheapest
`);

const FACES = list('face chehra chehre chehara cheekbone cheekbones chin thuddi thodi muhh facial');

function classes(): Map<string, WordClass> {
  const all = new Map<string, WordClass>();
  const add = (words: Iterable<string>, kind: WordClass) => {
    for (const word of words) if (!all.has(word)) all.set(word, kind);
  };
  add(REGIONAL_WORDS, 'regional');
  add(EVERYDAY_WORDS, 'everyday');
  add(FACES, 'face');
  add(DENTAL_CORE, 'core');
  add(CORE_SPELLINGS, 'core');
  add(DENTAL_WORK, 'work');
  add(WORK_SPELLINGS, 'work');
  add(AMBIGUOUS_WORK, 'ambiguous');
  add(AMBIGUOUS_SPELLINGS, 'ambiguous');
  add(MOUTH_PLACES, 'place');
  add(PLACE_SPELLINGS, 'place');
  add(DENTAL_SIGNS, 'sign');
  add(SIGNS, 'sign');
  return all;
}

const CLASSES = classes();

/** Beginnings of words of Indian languages whose endings carry the grammar ("daantonmein", "jibhevar"). */
const STEMS: readonly (readonly [string, WordClass])[] = [
  ...list(
    'daant daat eeril eerula dadhe masud masood masodh hirdya hiradya pallin hallin hallal hallig palluk chigul vasadi osadi eerugal',
  ).map((stem) => [stem, 'core'] as const),
  ...list('jeebh jibh jivh honth hont tondat jabda jabde muhme munhme naalig').map(
    (stem) => [stem, 'place'] as const,
  ),
];

function byStem(token: string): WordClass | undefined {
  return STEMS.find(([stem]) => token.startsWith(stem) && token.length <= stem.length + 6)?.[1];
}

/** Well-formed words that forgive a typo: long ones, and the few short ones that matter most. */
const FORGIVING: ReadonlySet<string> = new Set([
  ...[...DENTAL_CORE, ...DENTAL_WORK, ...AMBIGUOUS_WORK, ...MOUTH_PLACES, ...DENTAL_SIGNS].filter(
    (word) => word.length >= 6,
  ),
  ...list('tooth teeth molar mouth'),
]);

const fuzzy = typoIndex(CLASSES, FORGIVING);

/** Returns the class of one token of a message, typos included; undefined for words of no concern here. */
export const classOf = (token: string): WordClass | undefined =>
  fuzzy(token) ?? byStem(token) ?? (isOrdinaryWord(token) ? undefined : classBySound(token));
export const isRegionalSign = (token: string): boolean =>
  REGIONAL_SIGNS.has(token) || REGIONAL_SIGN_STEM.test(token);
export const isRegionalVerb = (token: string): boolean => REGIONAL_VERBS.has(token);
export const isEvent = (token: string): boolean => EVENTS.has(token);
export const isCost = (token: string): boolean => COSTS.has(token);

const SMALL_WORDS = set('my mine the a is has i in on of mera mere meri hai ki ka ke');

/** Returns true for small words that only tie the others together. */
export const isSmallWord = (token: string): boolean => SMALL_WORDS.has(token);
