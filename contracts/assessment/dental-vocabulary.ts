/**
 * The words of dental concerns, as data that the browser can carry: English, Hinglish and other
 * Indian languages in Latin letters. The browser's junk rule (INTRO-32) and the server's relevance check
 * build on the same lists, so that neither knows a word the other does not.
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

/**
 * Complaints and ambiguous work that are a dental concern when they are all a person types, among them the keywords by
 * which the documents tell categories (INTRO-34 to INTRO-39).
 */
export const ALONE: readonly string[] = [
  ...DENTAL_WORK,
  ...list(`
ulcer ulcers swelling bleeding sensitivity sensitive abscess thrush drooling grinding clenching candidiasis
leukoplakia chhale chaale badboo badbu filling crown cleaning polishing wisdom bonding
pain pains painful paining hurt hurts hurting ache aches aching throb throbbing sore bleed swollen stain stains crooked gap smile spot bump lesion
lump dard tees
`),
];

/** Small words inside a run of letters ("daantmedard"). */
export const LINKS = list(
  'me mein mai ka ki ke se in of and ma la k n wala my problem doctor care clinic',
);
