import { anyOf } from '../evidence/text/any-of.ts';

/**
 * Dental words in another sense. Each rule takes its words out, so that what is left of the message decides. Patterns
 * look at a bounded distance, never across the text.
 */
const FIGURES: readonly RegExp[] = [
  /\bblue ?tooth\b/g,
  /\b(?:tooth|teeth) ?fair(?:y|ies)\b/g,
  /\bsweet tooth\b/g,
  /\blong in the tooth\b/g,
  /\btooth and nail\b/g,
  /\b(?:armed|dressed) to the teeth\b/g,
  /\bskin of (?:my|his|her|their|our|your|the) teeth\b/g,
  /\bteething (?:problem|trouble|issue|pain)s?\b(?= (?:in|with|of|at|for) (?:the |our |my |this |new )*(?:project|software|startup|launch|company|business|app|system|team|website))/g,
  /\b(?:sink|sunk|get|got|cut) (?:my|his|her|their|your|our) teeth['’"]? (?:into|on)\b/g,
  /\b(?:eye for an eye|tooth for a tooth|like pulling teeth|kick in the teeth|lie through (?:my|his|her|their|your) teeth|lying through (?:his|her|their|your) teeth|give (?:my|his) eye ?teeth)\b/g,
  /\b(?:chewing|bubble|chew|guar|xanthan|arabic|acacia|cellulose|nicotine)[ -]?gums?\b/g,
  /\bgum ?(?:arabic|tree|trees|boots?|tape|paper|stick|bottle|drops?|wrapper)\b/g,
  /\bgums? (?:is |are |got |has |have )?(?:stuck )?(?:to|on|in|from) (?:my |the |our )*(?:jeans|shirt|hair|shoes?|sole|pants?|carpet|seat|chair|dress|clothes?|sofa|bag|desk|table|trousers)\b/g,
  /\b(?:word of mouth|foul mouth|bad ?mouth(?:ed|ing)?|(?:has|have|had|got|is|your|such) a big mouth(?! (?:ulcer|sore|swell))|mouth ?watering|loud ?mouth|mouth of (?:the )?(?:river|cave|tunnel|volcano|well))\b/g,
  /\bmouth (?:organ|freshener|to mouth marketing)\b/g,
  /\b(?:shut|zip) (?:your|ur|the) (?:\w+ )?mouth\b/g,
  /\b(?:muh|munh|mooh) (?:band|bandh) (?:kar|rakh|karo|rakho|kr)\b/g,
  /\b(?:mother|native|forked|silver) tongues?\b/g,
  /\b(?:tooth|teeth|lips?|mouth|tongue|jaw)[- ]shaped\b/g,
  /\b(?:lip|mouth|jaws?|tongue|teeth) of (?:the |a |an |my )?(?:\w+ )?(?:cup|bottle|jar|pot|jug|bag|boot|tank|volcano|ocean|sea|glass|bowl|pitcher|machine|trap|bucket|mug|vase|plate|tub|sink|basin|pan|pipe|spout|tray|crater|cliff|canyon|waterfall|cave|vise|clamp|wrench|plier)\b/g,
  /\b(?:sharp tongued?(?= (?:people|person|woman|man|boss|lady))|tongue (?:twisters?|in cheek))\b/g,
  /\b(?:slip of (?:the|my) tongue|tip of (?:my|the) tongue (?:word|name)|cat got your tongue|bite (?:your|my) tongue and)\b/g,
  /\b(?:tongue and groove|shoe(?:'s)? tongue|tongue of (?:the |my )?shoe)\b/g,
  /\blip[ -]?(?:sync\w*|read\w*|sticks?|gloss|balm|liner|service|filler|fillers|locks?|kiss)\b/g,
  /\b(?:stiff upper lip|lips? (?:shade|tint|makeup|art)|lips are sealed)\b|\b(?:fillers?|juvederm|botox)\b.{0,30}\blips?\b/g,
  /\bjaw[ -]?dropp?\w*\b/g,
  /\b(?:sharp|chiseled|chiselled|defined|perfect|better|slim) (?:a )?jawline\b|\bjawline (?:exercises?|filler|contour\w*|definition)\b/g,
  /\blips of (?:the |a )?wound\b/g,
  /\bcheek to cheek\b/g,
  /\bfish(?:'s|es)? (?:mouth|mouths|teeth|gums|lips)\b/g,
  /\b(?:turn the other cheek|cheeky)\b/g,
  /\b(?:cavity (?:wall|insulation|magnetron|resonator|block)|(?:nasal|chest|abdominal|lung|sinus|uterine|cranial|pleural|body|pelvic|resonant|optical|mould|mold|wall) cavit(?:y|ies))\b/g,
  /\benamel (?:paint|pins?|pot|pan|wire|coat|mug)\w*\b/g,
  /\bmolar (?:mass|concentration|volume|solution|ratio|weight|heat|conductivity|enthalpy)\b/g,
  /\b(?:knee|back|ankle|neck|wrist|elbow|leg|arm|shoulder|scoliosis|spinal) (?:support )?braces?\b/g,
  /\b(?:curly|square|angle|opening|closing|missing) brace\b|\b(?:curly|angle) braces\b/g,
  /\bbraces? (?:for impact|yourself|yourselves|in (?:the )?(?:code|json|css|java|javascript|python|c|function|file|editor)|for (?:my )?(?:knee|back|ankle|neck|wrist|elbow))\b/g,
  /\bwheel align\w+\b/g,
  /\bfloss dance\b/g,
  /\bcandy ?floss\b/g,
  /\b(?:tartare?|tartar) sauce\b/g,
  /\bcream of tartar\b/g,
  /\b(?:the|a|my|hand|hack) saw (?:has|with|have|teeth)(?: \w+){0,3} (?:tooth|teeth)\b|\bcookie cutter\b/g,
  /\bbroken (?:tooth|teeth) (?:in|of|on) (?:the |my |a )*(?:comb|gear|saw|zip|zipper|rake|key|chain|sprocket|blade)\b/g,
  /\b(?:saw|gear|comb|zip|zipper|rake|sprocket|shark|sharks|dinosaur|tiger|lion|crocodile|snake|elephant|vampire|wolf|hen|hens|whale|dragon|hound|bear|rat|rabbit|horse|cow|bucket|excavator|fork|belt)(?:'s|s|s')? ?(?:tooth|teeth)\b/g,
  /\b(?:tooth|teeth) (?:of|on|in) (?:the |my |a |an )*(?:comb|gear|gears|saw|zip|zipper|rake|key|chain|sprocket|shark|law|dinosaur|blade|bulldozer|cog|pinion|chainsaw|crocodile|tiger|lion|snake|snail|belt)\b/g,
  /\b(?:silk|cotton|saree|sari|dupatta|zari|banarasi)(?: \w+)? pallu\b|\bpallu (?:of|drape|pleats|pin|design|style|ka design)\b|\b(?:saree|sari) (?:ka|ki|ke|with|and)? ?pallu\b/g,
  /\b(?:daant|dant|daat)(?: (?:se|ne|mat|bahut|khoob|bhi|hi))? (?:padi|padegi|pad gayi|padti|lagayi|lagai|lagate|lagata|diya|dia|dete|deta|khayi|khani|khaya|rahe (?:hai|the|hain)|raha (?:tha|hai)|rahi (?:thi|hai))\b(?! (?:dard|dukh))/g,
  /\b(?:daanton|daanto|danto) tale ungl\w+\b/g,
  /\b(?:tooth|teeth|dental|dentist|dentists|gum|mouth) (?:jokes?|memes?|riddles?|puns?)\b/g,
  /\b(?:toothpaste|tooth paste|colgate|toothbrush|tooth brush|floss|toothpick|mouthwash)s? (?:to|for) (?:clean|polish|remove|fix|repair|cleaning|polishing|removing|fixing|making|make|killing|kill)(?:ing)? (?:\w+ ){0,2}(?:shoes?|silver|scratch(?:es)?|phone|car|headlights?|screen|wall|keyboard|jewell?ery|sink|tiles?|pimples?|grout|holes?|cd|watch|weeds?|ants?|mosquito(?:es)?)\b/g,
  /\b(?:dental|dentistry|dentist|bds|mds|orthodontics) (?:\w+ ){0,2}(?:college|colleges|admission|admissions|course|courses|degree|salary|salaries|career|entrance|counselling|cutoff|syllabus|jobs?|vacancy|vacancies|student|textbook|stocks?|shares?|software|website|logo)\b/g,
  /\b(?:break|smash|punch|knock|kick|bust|slap|rip|hit|pull)\b.{0,16}\b(?:your|ur) (?:\w+ )?(?:teeth|tooth|jaw|mouth|face|lips?|tongue)\b/g,
  /\b(?:break|smash|punch|kick|bust|slap|hit) (?:you|u) (?:\w+ ){0,3}(?:teeth|tooth|jaw|mouth|face|lips?)\b/g,
  /\b(?:i will|i'll|gonna|want to|going to) (?:break|smash|punch|kick|bust|slap|hit) (?:him|her|them|his|their) (?:\w+ ){0,3}(?:teeth|tooth|jaw|mouth|face|lips?)\b/g,
  /\b(?:tera|tere|teri|tumhara|tumhare|tumhari|uska|uske) (?:\w+ )?(?:muh|munh|mooh|daant|dant|jabda|gaal|jeebh|zubaan|thobda)\w* (?:tod|phod|fod|laal|nikal|kaat|band)\b/g,
  /\b(?:clean\w*|polish\w*|remov\w*|fix\w*|whiten\w*)\b.{0,30}\b(?:shoes?|sneakers|silver|scratch(?:es)?|phone|car|headlights?|screen|wall|jewell?ery|tiles?|grout|iron|tap)\b.{0,16}\b(?:with|using|by) (?:\w+ )?(?:toothpaste|tooth paste|colgate|toothbrush|mouthwash|floss)\b/g,
  /\bbraces (?:to|that|which) hold(?:s)? (?:up )?(?:\w+ )?(?:trousers?|pants?|jeans)\b|\b(?:trouser|pant|suspender) braces\b/g,
  /\bwisdom of (?:the )?(?!tooth|teeth)\w+|\bwords of wisdom\b|\bjaws (?:movie|film|theme|poster|cast|sequel)\b/g,
  /\b(?:key|chain ?rings?|chain ?wheel|crank ?set|gear|comb|zip|zipper|rake|sprocket|cog|pinion|timing belt)\b(?: (?!my |his |her )\w+){0,4} (?:tooth|teeth)\b/g,
  // Tools and things with teeth.
  /\b(?:saw ?blade|(?:the|a|my|this|hand|hack|band|circular|jig)[ -]?saws?|hacksaw|cogwheel|flywheel|pulley|ratchet|cassette|racquet|trimmer|clippers?|hair ?clip|clutcher|mower|harrow|plough|file blade)\b.{0,40}\b(?:tooth|teeth|toothed)\b/g,
  /\b(?:tooth|teeth)\b.{0,24}\b(?:hacksaw|saw blade|handsaw|chainsaw|cogwheel|flywheel|ratchet|trimmer|hair ?clip|clutcher|hair ?brush|mower)\b/g,
  /\b(?:fine|wide|coarse)[- ]tooth(?:ed)?\b|\b(?:saw|fine|wide|coarse|sharp)?-?toothed (?:margin|edge|leaf|leaves|blade|comb|wheel|belt|border|shears?)\b|\b(?:teeth|tooth) (?:along|on) (?:the |its )?(?:leaf )?(?:margins?|edges?)\b/g,
  /\b(?:dental )?floss (?:as|for) (?:an? )?(?:string|thread|rope|beads?|jewell?ery|crafts?|hanging|cutting|fishing|cake)\b/g,
  /\b(?:become|becoming|study to be|be) an? (?:dentist|orthodontist|dental (?:surgeon|hygienist|assistant|nurse))\b/g,
  // Idioms: what is left of the message decides.
  /\b(?:i'm|im|am|is|are|was|were|be|been|bit|so|very|feel\w*|look\w*|seem\w*|get|got) (?:\w+ ){0,2}down in the mouth\b/g,
  /\bhearts? (?:was |is |were |came |leapt |jumped )?(?:in(?:to)?|up to) (?:my|his|her|their|our) mouths?\b/g,
  /\b(?:words?|it) (?:right |straight )?(?:out of|in|into) (?:my|his|her|your|their) mouths?\b(?! (?:hurts?|pain\w*))/g,
  /\b(?:silver|golden) spoon in (?:my|his|her|their|the) mouth\b|\bgift horse in the mouth\b|\bhorse(?:'s|s)? mouth\b|\bhand to mouth\b/g,
  /\b(?:foot|feet) in (?:my|his|her|their|your) mouth\b|\ball mouth\b|\b(?:run|runs|running|ran) (?:my|his|her|your|their) mouth\b|\bfoam(?:ing|ed)? at the mouth with (?:anger|rage)\b/g,
  /\bin the teeth of (?:the |a |an |strong |fierce )*(?:oppos\w+|wind|gale|storm|critic\w+|protests?)\b|\bfed up to the (?:back )?teeth\b|\bteeth on edge\b/g,
  /\b(?:hold|lost|find|found|watch|mind) (?:my|your|his|her|their) tongue\b|\btongues (?:wag|wagging|are wagging)\b|\bspeak(?:ing)? in tongues\b/g,
  /\b(?:daant|dant|daanth) khatte (?:kar|kr)\w*|\b(?:muh|munh|mooh) ki kha\w+\b/g,
  /\bgum (?:ho ?ga?[iy]\w{1,2}|ho ?g[iy]a|ho ?chuk\w+)\b(?! (?:swol\w+|red|sooj\w*|suj\w*))/g,
  /\bfil+ing cab[aei]n\w*/g,
  // Other branches of medicine, in which these words have a meaning of their own.
  /\b(?:(?:partial|complete|full|previous|a|my|her|after|had) )?molar (?:pregnan\w*|evacuation|tissue|scan)\b|\b(?:hcg|ttc|d ?& ?c|methotrexate|conceiv\w*|pregnan\w*)\b.{0,60}\bmolars?\b(?! (?:tooth|teeth|pain\w*|hurts?|ach\w*|extract\w*))/g,
  /\bcharcot[- ]marie[- ]tooth\b/g,
  /\b(?:taken|take|takes|taking|given|give|gave|feeds?|feeding|fed|nil|nothing|iron|tablets?|drops?|\d+ ?mg) (?:\w+ )?by mouth\b/g,
  /\boral (?:contracepti\w*|allerg\w*|glucose|rehydration|sex|exams?|pills?|steroids?|tablets?|capsules?|doses?|medic\w*|chemo\w*|iron|antibiotics?|minoxidil|fluids?|syrup|drops?|semaglutide|insulin|polio|vaccine|finasteride|isotretinoin|fluconazole|presentation|communication|tradition|history|test)\b/g,
  /\b(?:mouth|muh|munh) (?:\w+ )?water(?:s|ing)?\b(?! (?:too|a lot|so|at night|in sleep|while))|\b(?:breath\w*|snor\w*|sleep\w*) (?:\w+ ){0,3}(?:through|with|by) (?:\w+ ){0,2}mouth(?: (?:wide )?open)?\b|\bpurs(?:ed?|ing) (?:\w+ )?lips?\b|\blips? (?:\w+ )?pursed\b|\bmouth tap(?:e|ing)\b/g,
  /\blips? (?:are |is |were |was |go |went |going |turn\w* |become |became ){1,2}(?:blue|bluish|purple|grey)\b|\bblue lips\b/g,
  /\b(?:carotid|arter\w*|aort\w*|coronary|psoria\w*|amyloid)\b.{0,30}\bplaques?\b|\bplaques?\b.{0,30}\b(?:carotid|arter\w*|aort\w*|coronary|stent|psoria\w*)\b/g,
  /\bcavit(?:y|ies) (?:in|of|on) (?:the |my |his |her |a )?(?:\w+ )?(?:lungs?|chest|heart|abdomen|wall|uterus)\b/g,
  /\bbrush(?:ing|es)? (?:my |his |her |their |our |the |your )?(?:teeth|tooth),? (?:and |or |& |, )?(?:\w+ ){0,2}(?:bath\w*|shower\w*|dress\w*|toilet\w*|shav\w*|comb\w*|eat\w*|cook\w*|walk\w*)\b|\b(?:bath\w*|shower\w*|dress\w*|toilet|shav\w*|get out of bed),? (?:and |or |& )?(?:\w+ ){0,2}brush(?:ing|es)? (?:my |his |her |their |the )?teeth\b/g,
  /\b(?:stem cell|bone marrow|dna|data) extraction\b/g,
  /\bjabra (?:head\w+|ear\w+|elite|speakers?|evolve)\b/g,
];

/** Things and animals that have a mouth or teeth of their own, as Hindi names them. */
const THINGS =
  'bottle|botal|bottel|thermos|flask|matk[ae]|ghad[ae]|lot[ae]|dabb[ae]|martaban|handi|zip|kangh[ia]|aari|gear|nadi|nadiyon|gufa|kue?n|pipe|tandoor|thail[ae]|cylinder|ha+thi|kutt[ae]|sher|saa?n?p|chuh[ae]|bandar|machh?li|ghod[ae]|gaay|magarmachh';
const THINGS_IN_DEVANAGARI =
  'बोतलों|बोतल|थर्मस|मटके|मटकी|घड़े|लोटे|डिब्बे|मर्तबान|हांडी|ज़िप|जिप|कंघी|आरी|गियरबॉक्स|गियर|नदियों|नदी|गुफा|कुएं|पाइप|तंदूर|थैले|सिलेंडर|हाथी|कुत्ते|शेर|सांप|साँप|चूहे|बंदर|मछली|घोड़े|गाय|मगरमच्छ';

/** The same in Hindi, in Latin letters and in its own. */
const HINDI_FIGURES: readonly RegExp[] = [
  new RegExp(
    `\\b(?:${THINGS}) (?:ka|ke|ki|me|mein) (?:\\w+ )?(?:muh|munh|mooh|muhn|da+nt|da+nth|da+nton)\\b`,
    'g',
  ),
  new RegExp(`(?:${THINGS_IN_DEVANAGARI}) (?:का|के|की|में) (?:\\S+ )?(?:मुंह|मुँह|मुह|दांत|दाँत)\\S*`, 'g'),
  /\bcha?ud[ae] (?:muh|munh|mooh) (?:wal[aei])\b/g,
  /(?:चौड़े|पतले|तंग|छोटे) (?:मुंह|मुँह|मुह) (?:वाला|वाली|वाले)/g,
  // Words that only begin alike: a river's mouth, an idiom, love, a quarter of a town, a campaign, the main thing.
  /मुह(?:ान|ावर|ब्ब|ल्ल|िम|ूर्त|ैया|र[^्\s]?(?=\s|$))\S*|मुख(?:्य|िया|ौट|र)\S*/g,
  // Idioms.
  /(?:मुंह|मुँह|मुह) (?:जबानी|ज़बानी|में पानी|में राम|में चीनी|की खा|ताक|फुला|फेर|मोड़|छिपा|छुपा|मीठा|तोड़ जवाब|पर ताला|से बात|से आवाज)\S*/g,
  /\b(?:muh|munh|mooh) (?:zubani|jubani|me pani|mein pani|ki kha\w+|phula\w*|fula\w*|pher\w*|fer\w*|mod\w*|chhupa\w*|meetha|mitha|se baat|se awaa?z)\b/g,
  /(?:दांत|दाँत|दांतों|दाँतों) (?:भींचकर|पीसकर|खट्टे|तले|निपोर)\S*/g,
  /जबड़ा तोड़|जीभ पर सरस्वती/g,
  /(?:मुंह|मुँह|मुह) से (?:लेनी|लेना|लेने|ले|खानी|खिला|खाना|पीना|पिला|दवा|दवाई|गोली)\S*/g,
  // "Daant dena" is to scold.
  /\b(?:daant|dant|daat)(?: \w+)? (?:deti|deta|dete|dena|dekar|diya|dungi|dunga|sun|suni|sunni)\b|\b(?:daanta|daantti|daantta|daantte)\b/g,
];

/** Dentists as people with a job, and not as somebody who is needed. */
const AS_A_JOB: readonly RegExp[] = [
  /\b(?:receptionist|assistant|clerk|accountant|nurse|driver|cleaner|work|works|worked|working|job) (?:\w+ ){0,3}(?:for|at|with|under) (?:a|an|my|the) (?:dentist|orthodontist|dental (?:clinic|surgeon))\b/g,
  /\b(?:cousin|brother|sister|friend|uncle|aunt|boss|neighbour|neighbor|son|daughter|husband|wife|father|mother|fiance)(?:,| is| was)? (?:a|an|the) (?:dentist|orthodontist|dental surgeon)\b/g,
  /\b(?:dentist|orthodontist)(?:'s)? (?:character\w*|role|named?|files?|earns?|pays?|income|salary)\b/g,
];

/** Talk of a saying and its meaning. */
const SAYING =
  /मुहावर|कहावत|लोकोक्ति|\b(?:muha+vr|muhavar|kaha[wv]at|lokokti)|\b(?:proverbs?|idioms?)\b/;

const ALL_FIGURES = [...FIGURES, ...HINDI_FIGURES, ...AS_A_JOB];
const ANY_FIGURE = anyOf(ALL_FIGURES);

/** Returns true when a dental word is used in another sense. */
export const hasOtherSense = (sentence: string): boolean =>
  ANY_FIGURE.test(sentence) || SAYING.test(sentence);

/** Blanks out every dental word in another sense. */
export function withoutOtherSenses(sentence: string): string {
  if (!hasOtherSense(sentence)) return sentence;
  if (SAYING.test(sentence)) return '';
  let plain = sentence;
  for (const figure of ALL_FIGURES) plain = plain.replace(figure, ' ');
  return plain;
}

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const ANIMALS =
  set(`dog dogs puppy puppies pup cat cats kitten kittens pets cow cows buffalo goat goats horse
horses rabbit rabbits hamster parrot kutta kutte kutiya billi billa gaay gaai bhains tommy labrador beagle shark sharks
crocodile snake snakes tiger lion elephant dinosaur whale dolphin hippo rat rats mouse squirrel beaver shihtzu pug vet
veterinary veterinarian animals animal snail snails hen alligator vampire`);

/** Subjects in which crown, bridge, filling, canal and the like mean something else. */
const OUTSIDE =
  set(`watch wristwatch pen pens pencil marker lid server servers linux ubuntu windows directory folder folders file files code coding python java
javascript css html sql kubernetes docker app apps application applications website database data cloud aws api git
android iphone phone laptop computer router network wifi ethernet usb software excel spreadsheet form forms tax income itr
gst visa passport resume aadhaar pan complaint fir court patent petition king queen prince princess royal season
episode netflix series movie show actor chess cricket football champion championship trophy hat ipl river road
highway traffic flyover london hooch howrah river sea boat ship suez panama irrigation water petrol diesel fuel tank
station car bike cycle bucket cake samosa sandwich pie pillow mattress cushion juice mango orange tomato fruit fiction paper
wood wooden wall walls ceiling paint painting cement floor door furniture plywood tiles kitchen nail nails shoe shoes
hair scalp skin breast breasts boob chest knee hip heart cochlear ear ears spine spinal birth nose nasal artery
arteries arterial stomach gastric peptic foot feet toe math maths integral derivative
differential equations physics lawyer legal coffee oil dna text feature mining machine machines concrete military
police mock guitar violin song album lyrics card cards bluetooth keyboard game games gaming minecraft pubg
steam recipe baking bread chocolate pastry puff pattern tree trees plant plants garden hole holes bond bonds
stock stocks salary wedding award awards museum memorial toll tolls services maid psoriasis mountain mountains bhains gmail driver drivers virus corona covid jewels jewellery diamond budget
caps hacking beer pc theorem limits jee explain head thorns ps5 cpu gpu camera sofa carpet clothes cloth jeans bathroom
business startup carrier rust hose pipe pipes sales sensor generation gender wage light noise gluten
interest rates piles urine kidney bladder penis vagina vaginal buttock buttocks thigh armpit mixer mixie
wheat flour spices masala axe knife steel lens mouse dpi hormone hormones tyre tyres project fridge`);

/** Words by which writers speak of themselves or of a person in their care. */
const OWNERS =
  set(`my mine i im ive me mera mere meri mujhe maza mazhe majhe majha majhya mazi amar ente enakku en nanna naa mane
mara maro mari son daughter beti beta bete child baby kid kids husband wife mother father mom mummy papa bachche
bachhe bacche`);

const OBJECTS =
  set(`comb combs zip zips zipper zippers gear gears rake sprocket sprockets chainsaw cog cogs pinion
excavator harvester tyre gearbox crankshaft lathe necklace pendant tattoo sticker emoji logo costume wrench pliers clamp
clamps crusher chain chains vise hacksaw sawblade cogwheel flywheel ratchet coupling shaft spanner`);

const SKIN =
  set(`pimple pimples acne makeup blush dimple dimples mole moles freckles beard tan tanning
moisturizer moisturiser sunscreen sunburn fairness razorbumps blackheads muhase munhase keel jhaiyan
kiss kissed kissing eczema wrinkles botox`);

const FACE_OTHER =
  set(`bee wasp allergy allergic kidney sunburn urticaria hives thyroid pimple pimples acne makeup
cream eczema rash droop drooping drooped droops slur slurred slurring paralysis paralysed arm leg steroid peanut prawn
mosquito dandruff beard fairness`);

/** Subjects in which one treatment word means something else, by how the word begins; "=" before a whole word. */
const ELSEWHERE = Object.entries({
  '=gum': 'jeans shirt shoe shoes sole carpet seat chair sofa clothes wrapper envelope parcel',
  '=gums': 'industry paint paints printing resin resins thickener adhesive glue',
  implant:
    'breast breasts boob hair cochlear knee hip heart chip spine spinal birth contraceptive brain lens arm urethral penile pump',
  extract:
    'data oil coffee dna text gold feature pdf file files juice cataract honey zip rar information audio vanilla',
  scaling:
    'server servers app startup business database kubernetes cloud mountain fish image company skin scalp boiler',
  whiten: 'skin face cream underarm underarms hand hands neck cloth clothes laundry glow body soap',
  bleach: 'hair skin face cloth clothes jeans fabric paper coral toilet',
  plaque:
    'wall award arteries artery name brass psoriasis house memorial wooden heart cholesterol office gift',
  veneer: 'wood wooden plywood furniture wardrobe stone door table brick kitchen laminate',
  retainer: 'lawyer legal advocate contract fee client consultant wall walls',
  cavit: 'wall walls plaster insulation brick bricks mould magnetron roof concrete speaker',
  enamel: 'paint gate gates bathtub bath sink iron mug wire stove',
  crowns: 'king queen royal gold prince beauty pageant',
  fillings: 'form forms tax cake pie pastry sandwich samosa itr',
}).map(([start, subjects]) => [start, subjects.split(' ')] as const);

/** Returns true when a treatment word stands in the company of words that give it another sense. */
export function isElsewhere(token: string, tokens: ReadonlySet<string>): boolean {
  const rule = ELSEWHERE.find(([start]) =>
    start.startsWith('=') ? token === start.slice(1) : token.startsWith(start),
  );
  return rule !== undefined && rule[1].some((other) => tokens.has(other));
}

/** Words that tell the subject of a sentence. */
const SUBJECTS = {
  animal: ANIMALS,
  object: OBJECTS,
  outside: OUTSIDE,
  skin: SKIN,
  faceOther: FACE_OTHER,
  own: OWNERS,
};

/** Facts that the words of one sentence tell about its subject. */
export type Setting = Readonly<Record<keyof typeof SUBJECTS, boolean>>;

export const settingOf = (tokens: readonly string[]): Setting =>
  Object.fromEntries(
    Object.entries(SUBJECTS).map(([subject, words]) => [
      subject,
      tokens.some((token) => words.has(token)),
    ]),
  ) as Setting;

const OWN =
  /\b(?:my|mine|mera|mere|meri|mujhe|maza|mazhe|majhe|majha|majhya|amar|ente|enakku|nanna|na|mari|maro|son|daughter|beti|beta|bete|child|baby(?! t[eo]{2}th)|kid|husband|wife|mother|father|mom|mummy|papa|i have|i got)(?:'s)? (?:\w+ ){0,2}(?:tooth|teeth|gums?|jaws?|tongue|lips?|mouth|cheeks?|molars?|daant\w*|dant\w*|masud\w*|jeebh|muh|crown|fillings?|braces|dentures?)\b/;
const ANIMAL_OWNER =
  /\b(?:my|our|mere|meri|mera|the|a)(?: \w+){0,2} (?:dog|cat|puppy|kitten|pup|pet|cow|rabbit|horse|kutt\w+|billi|hamster|parrot|labrador|beagle|pug)(?:'s|s|s'| ke| ki| ka| has| have| is)? (?:\w+ ){0,2}(?:tooth|teeth|gums?|mouth|jaw|tongue|lips?|daant\w*|muh|breath)\b/;

/** Matches what an animal or a thing did to a person, or what the person feels. */
const HARM =
  /\b(?:bit|bite|bites|bitten|scratch\w*|kicked|attack\w*|jumped|hit|hurts?|fell|fall|pain\w*|bleed\w*|swollen|swelling)\b/;

/** Returns true when a sentence that names an animal or a toothed thing speaks of that, not of a person. */
export function isNotAPersons(sentence: string, setting: Setting): boolean {
  if (!setting.animal && !setting.object) return false;
  if (setting.animal && ANIMAL_OWNER.test(sentence)) return true;
  return !OWN.test(sentence) && !HARM.test(sentence);
}

/** Places that may mean the skin of the face, where pimples and make-up are, and not the mouth. */
const OUTER = set('cheek cheeks gaal gaalon muh munh mooh muuh jawline');

export const isOuterPlace = (token: string): boolean => OUTER.has(token);

/** Subjects in which not even a crown that came off is a dental one. */
const ELSE_FOR_SURE =
  set(`hair head king kings queen game games cushion pillow mattress toy hat bottle petrol tax form
forms watch wristwatch watches clock play prince princess chess statue nail nails wall walls tree`);

const MISHAP =
  /\b(?:came|come|comes|coming|fell|fallen|fall) (?:off?|out)\b|\b(?:fell|lost|loose|broke|broken|cracked|hurts?|hurting|pain\w*|leaking|chipped|swallowed|gir|gira|nikal|nikla|nikli|hil)\b/;

/** Returns true when dental work has come to harm, whatever else the sentence names: "my crown came off in the car". */
export const isHarmedWork = (sentence: string, tokens: readonly string[]): boolean =>
  MISHAP.test(sentence) && !tokens.some((token) => ELSE_FOR_SURE.has(token));

/** Patterns of tasks, entertainment and study: the clause as a whole is no concern, whatever it names. */
const TASKS: readonly RegExp[] = [
  /\b(?:write|compose|generate|create|make|design|draft|give|draw|sing|code|build|prepare|likho|sunao|suna do|likh do)\b.{0,30}\b(?:poem|essay|story|stories|joke|jokes|song|haiku|rap|function|slogan|logo|website|webpage|app|article|blog|caption|shayari|kavita|kahani|chutkula|tweet|business plan|lesson plan|tagline|jingle|brand name|quiz|riddle|limerick|resume|cv|python|javascript|html)\b/,
  /^(?:please |can you |could you )?(?:write|compose|generate|create|draft|draw)\b.{0,30}\b(?:program|script|query|code|speech|paragraph|drawing|picture|image|advertisement|ad|presentation|letter|email|report|recipe|invoice)\b/,
  /\b(?:jokes?|poem|riddle|chutkula|shayari|kavita|kahani|essay|song|lyrics|rhymes?|trivia|meme|movie|film|novel|cartoon|story) (?:\w+ )?(?:about|wala|wali)\b|\b(?:jokes?|poem|essay|shayari|kavita|song|quiz) (?:on|for|pe|par)\b/,
  /\b(?:poem|kavita|joke|jokes|shayari|chutkula|chutkule|kahani|story|gaana|song)\b.{0,16}\b(?:sunao|suna|likho|likh|batao|bolo|gao)\b/,
  /\b(?:translate|translation of|how (?:do you|to) (?:spell|pronounce)|spelling of|synonyms? (?:of|for)|antonyms? (?:of|for)|plural (?:of|form)|rhymes? with|etymology|anagram|crossword|scrabble|past tense)\b|^spell\b/,
  /\b(?:what|how) (?:is|do you say|to say|do i say)\b.{0,24}\bin (?:french|spanish|german|hindi|english|tamil|latin|marathi|japanese|sanskrit)\b/,
  /\bhow many (?:teeth|tooth) (?:does|do|has|have|are in|did) (?:an? |the )?(?:\w+ )?(?:shark|dog|cat|snail|elephant|horse|cow|crocodile|lion|tiger|snake|fish|mosquito|dolphin|whale|rat|rabbit|gear|hacksaw|saw|blade|comb|zip|sprocket|pulley|cog|wheel|goat|sheep|camel|bat)s?\b/,
  /\b(?:who (?:invented|discovered|sang|wrote|acted)|when was .{0,20}invented|history of (?:dentist|dentistry|toothbrush|toothpaste))\b/,
  /\b(?:lyrics|plot of|dream(?:s|t|ed|ing)? (?:of|about|that|in which)|sapne (?:me|mein)|sapna|in the title)\b/,
  /^(?:(?:can|could|will) (?:you|i|we) |please |where (?:can i |to )?|how to |let us |lets |let's |i want to )?(?:play|watch|stream|download)\b.{0,24}\b(?:movie|game|song|series|episode|video|film)\b/,
  /\b(?:kiss|date|marry) me\b/,
];

const ANY_TASK = anyOf(TASKS);

export const isTask = (clause: string): boolean => ANY_TASK.test(clause);
