/**
 * Words of Indian languages in Latin letters, as people type them: Marathi, Gujarati, Punjabi,
 * Bengali, Tamil, Telugu, Kannada, Malayalam and Odia.
 */
const list = (words: string): string[] => words.trim().split(/\s+/);
const set = (words: string): ReadonlySet<string> => new Set(list(words));

/** Words for teeth, gums, tongue, jaw and mouth that are hardly anything else. */
export const REGIONAL_WORDS: readonly string[] = list(`
pedha pedhu pedhama pedhamathi pedhaa pedhan daad dant dantma dante dantath mukhe mukhma jibhe jibhma jadbu jadba jadbama
avala avalu daanter danter dantamul akkeldant chowal choyal choal pallai pallula pantlo pallalo pandu dantha danta dantare
danto dantham dantalu gnanadantham igullu chiguru pallukku palluku pallinte pallile eerugal eerugalil kadaivai kadavai
kadaipal naakkil nakkil naakula naakkula nakkula thaadaiyil thadiyellu thadiyellinu thadiellu anappallu pallikku
dovade davade davadeyalli davadalo vasadi vosadu vosadinda dhanth maadhi maadhiru maadhire dantaru jibhare jibhara patire
patira daarh jaarh jadh masoodheyan masodeyan masoodeyan massoode dandan dandaan danda jeebhte jabara jabbara hirdi
hirdit hirdyat hirdyaa dadheche daadhecha daatana daatanna datana datanna datla datat buddhihallu
`);

/** The same, in words that also mean something common elsewhere: they count only beside a complaint in the language. */
export const EVERYDAY_WORDS: readonly string[] = list(`
dat date dade dath pal palli pall pallo mona monayil monakk monakku monayude monayilu mari maari mukh bull bullh thot thont thote noru noti nota navu
naavu baay vai vaya vaaya kannam kanna hanu chouyal chowal muha muhare pati jaabh jiv jihva oth thadi thaadi
gala galara gaala jaad maadi madhi chundu chundil pedavi pedavulu udhadu uthadu tutiya dhari
`);

/** Complaints. */
export const REGIONAL_SIGNS = set(`
dard dukhda dukhdi dukhde ghaa thanak thankat kalal suj sujan sujj sojj soj sojo soja sojaa suja sujjan vali vethana
noppulu noppu novu novide novagtide byatha betha bytha batha byathaa vyatha vedna vethna jontrona jantrana yontrona
binduchi bikh fola fule phole phule phuleche phulechhe ratham rokto rokt lohi khoon khun loi lahu peed peedh peeda
pira peer vekkam vingi veengam vapu vaapu baavu baavi vaapuga pun machhe macche bili vellai velutha chatke pulla ghaao
gha chora chorayum neeru neer neeranu halto haltoy halte haltey hale halva halune nore nora narche sirsir shir porche
porlo kidla kidle kidlela kid poka poke fod phod phodi vran vasane vaasana durvasane duruvasana naatram naattam
durgandh durgandhi gondho durgondho gandha keed keeda pus nosto sad sada sado sadi sadla saduelo hilda hildi halla
aadrathu aaduthu aadudhu aaduthunga kaduthunnu kadula kadulutundi oogutundi ooguthundi ilakunnu ilaki alladtide
alladutte allaadtide alugaduttide halucchi erichal manta uri jala jalte jalche jole jwalasha kochhe kusudhu kuchham
jummu jumm puluppu pulikkunnu sothai soththai puchi puchipoyindi hulku hulukallu huluku kedu poth pothu podu chanda
chandu chandi chande chhanda chaandi paadu phutichi baharuchi baharuchhi phata tute tutlay tutla tutyo bhangla
bhengeche bhenge udanjiduchu pathor pathar jomeche jome thanakte kasiyuthu tiyinchali tegesabeku mulaikuthu
`);

/** Beginnings of complaint words whose endings carry tense and person. */
export const REGIONAL_SIGN_STEM =
  /^(?:veen?gi|veekk|valikk?|noyy?ut|novut|noppi|koosu|koocc?h|dukh[aeit]|dukhav|vedan|bindh|phuli|sujl|halta|hall?uchi|norch|halat$|shirsh|kalat|punn|pund|hunn|rakt|ratth?a|pulipp|sotta|jivv)/;

/** Verbs and endings that make a sentence of an unmistakable word, but are no complaint. */
export const REGIONAL_VERBS = set(`
veekam legeche hoyeche gecche kore korche hocche lagde lagda khoone khoont laagyo laage lagche che chhe chey thayo
thay aache aahe ahe ide agide agta undi undu irukku iruku iruke und hai aanu vannu varunnu varuthu varudhu vastundi
vachindi barutte bartide ayyindi hoichi hoichhi uthuchi uthuchhi uthche uthchhe uthechhe asuchi achhi lagichi lagichhi
padya padyo padi aavi aavyo nikle nikal rahi reha
`);

/** Whole expressions whose words alone say nothing. */
export const REGIONAL_PHRASES: readonly RegExp[] = [
  /\bmo(?:dha)? ?ma (?:\w+ )?(?:chand\w|chhal\w|chala|lohi|dukh\w+|bal\w+|vas)\b/,
  /\bnoti ?lo\b.{0,20}\b(?:undi|putt\w*|pund\w*|noppi\w*|manta|vaasana)\b/,
  /\b(?:thadi|thaadi|thaadai)[ -]?ell\w*\b/,
  /\b(?:vaay?il|vaai|vaayla|notilo|notlo|bayalli|baayalli|mukher bhetor|tondat|moonh vich|muh vich)\b.{0,24}\b(?:pun\w*|pund\w*|hunn\w*|gha+|fod|phod|chhal\w*|pulla|natram|naatram|vaasana|vasane|gondho|vas)\b/,
  /\b(?:akk?al|akkel|akkel|aqal|buddhi|gnana|arivu) ?(?:dadh?|daadh?|dant\w*|hall\w*|pal\w*|daarh|daanth?)\b/,
  /\b(?:thand\w*|challati|tannane|tannage|jilu|kulirnna) (?:\w+ ){0,3}(?:shirshir|sirsir|jivv\w*|jum\w*|koos\w*|pulip\w*|kalatar|kalal|jhanjh\w*)\b/,
];
