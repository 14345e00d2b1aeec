import { anyOf } from '../evidence/text/any-of.ts';
import { REGIONAL_PHRASES } from './regional.ts';
import type { Setting } from './senses.ts';
import { FILLING_OUT, PAIRS_BY_SOUND } from './sound.ts';

/** Complaints of the mouth, jaw and face that need no dental word. */
const COMPLAINTS: readonly RegExp[] = [
  /\bchipped one\b|\bknocked (?:one|two|mine) out\b|\b(?:click\w*|pop\w*|noise)\b.{0,12}\bnear (?:my |the |his |her )?ear\b.{0,20}\b(?:eat\w*|chew\w*|yawn\w*|open\w*)\b/,
  /\b(?:pulled|took|taken|removed|extracted) (?:one|two|it|them|mine) out\b.{0,40}\b(?:hole|socket|bleed\w*|stitch\w*|hurts?)\b/,
  /\b(?:bad|bed|foul|smelly|stinky|stinking|morning|stale) (?:breath|breth|brth|breathe|braeth|bret)\b|\b(?:breath|breth) (?:\w+ ){0,2}(?:smell\w*|stink\w*|odou?r|bad|awful|terrible|horrible|gross|foul)\b/,
  /\b(?:cant|can't|can not|cannot|unable to|not able to|difficult to|hard to) chew\b/,
  /\b(?:grind|grinding|clench|clenching|gritting) (?:\w+ ){0,3}(?:night|sleep|sleeping|stress\w*)\b/,
  /\btoot(?:h|hs)? (?:pain|ache|is|hurt\w*|broke\w*|paining)\b/,
  /\b(?:oral|dry) (?:hygiene|health|thrush|cancer|ulcers?|surgeon|surgery|infection|care|cavity|lesions?|pain|sores?|submucous)\b/,
  /\b(?:canker|cold) sores?\b|\bfever blisters?\b/,
  /\b(?:smile) (?:makeover|design\w*|correction)\b|\b(?:gummy|crooked|gap) smile\b/,
  /\broot c\w{0,2}n\w{0,2}l\w*\b/,
  /\b(?:night|mouth) ?guards?\b/,
  /\bpain (?:in|on|near|around) (?:the )?(?:last|back|upper|lower) (?:left |right )?(?:side )?(?:while|when) (?:chewing|eating|biting)\b/,
  /\b(?:pain\w*|hurts?|hurting|aches?|shoots|dard|pop|pops|popping|click\w*|noise|sound|sore)\b.{0,40}\b(?:when|whenever|while|on|if) (?:i |he |she |we )?(?:try to )?(?:chew|chews|chewing|bite|bites|biting|yawn|yawns|yawning|drink cold|drinking cold)\b/,
  /\b(?:cant|can't|cannot|unable to|not able to|avoid|avoiding|stopped|hurts to|painful to|difficult to) (?:eat|eating|chew|chewing|bite) (?:\w+ ){0,3}(?:on|from|with) (?:the |my |one |that |this )?(?:left|right|one|both|back|side|that)\b/,
  /\bchaba\w{0,4}\b.{0,20}\b(?:dard|takleef|taklif|pain|nah?i|nhi|mushkil|dikkat)\b/,
  /\b(?:thanda|garam|meetha)(?: \w+){0,2} lag(?:ta|ti|te)\b(?! (?:mausam|hai mausam))/,
  /\b(?:swelling|swollen|lump|gaanth|sujan|soojan) (?:\w+ ){0,3}(?:under|below) (?:the |my |his |her )?(?:jaw|chin|tongue)\b/,
  /\b(?:sweets?|cold|ice ?cream|chilled|hot|meetha|thanda)\b.{0,30}\b(?:zing|twinge|jolt|jhanjh\w*|sirsir\w*|tees)\b/,
  /\b(?:when|whenever|if) (?:i|he|she) (?:try to )?(?:bite|chew|yawn)s?\b.{0,60}\b(?:pain\w*|hurts?|aches?|sharp|click\w*|pops?)\b/,
  // The product's own quick topics, as their buttons send them.
  /^(?:i have an? )?(?:cosmetic|spots? ?\/? ?lesions?|not sure)(?: concern)+$/,
  /\b(?:crack|cracked|broke|snap|snapped)\b.{0,20}\b(?:chew|chewing|bit|biting|eating)\b/,
  // "Mouth" with a slip that makes another word of it.
  /\b(?:moth|muth|(?<!\b(?:last|this|past|next|one|every|a|per|each|half|\d{1,9}) )month|mout|mouh) (?:ulcers?|sores?|smell\w*|opening|dry\w*|burning)\b/,
  /\b(?:drool|drools|drooling|dribbles|dribbling)\b/,
  /\btaste (?:\w+ ){0,3}(?:metallic|bitter|salty|gone|changed|lost)\b|\b(?:metallic|bitter|salty) taste\b/,
  /\b(?:spit|spitting|thook)\b.{0,14}\b(?:blood|khoon)\b.{0,20}\b(?:brush\w*)\b/,
  /\bbrush(?:ing)?\b.{0,20}\b(?:bleed|bleeds|bleeding|blood|khoon)\b|\b(?:bleed|bleeds|bleeding|blood|khoon)\b.{0,20}\bbrush(?:ing)?\b/,
];

/** Machines, buildings and programs, of which the words below mean something else. */
const NOT_A_BODY =
  /\b(?:cars?|bikes?|engines?|pipes?|tanks?|walls?|windows?|doors?|phones?|laptops?|servers?|code|apps?|keyboards?|roads?|trains?|seats?|drains?|printers?|machines?|mixer|fridge door|paint\w*|hair ?brush\w*|dogs?|cats?)\b/;

/** Complaints told by what happens around the mouth, without naming it. */
const INDIRECT: readonly RegExp[] = [
  /\b(?:when|while|whenever|if|every time|on) (?:i |he |she )?(?:am |is )?(?:chew\w*|bit(?:e|es|ing)(?! me\b))\b.{0,40}\b(?:blood|bleeds?|loose|numb|throb\w*|clicks?|clicking|stuck|moves?|gives? way|sharp)\b/,
  /\b(?:blood|bleeds?|loose|numb|throb\w*|clicks?|clicking|moves|wobbl\w*|gives way)\b.{0,40}\b(?:when|while|whenever|if|near my ear) (?:i |he |she )?(?:chew\w*|bit(?:e|es|ing)|eating)\b/,
  /\b(?:apple|bread|roti|sandwich|food)\b.{0,20}\bbite\b.{0,20}\b(?:blood|khoon)\b|\bchewing side\b/,
  /\b(?:hot|cold|sweet|chai|tea|coffee|ice)\b.{0,30}\b(?:upper|lower|top|bottom|back|left|right)\b.{0,20}\b(?:throb\w*|aches?|hurts?|tingles?|pain\w*)\b/,
  /\b(?:the|my) temporary (?:one )?(?:came|fell|broke|cracked|is loose)\b|\bfalse (?:ones|teeth)\b/,
  /\b(?:my|his|her|our) smile\b|\bgap in (?:the )?front\b(?! of)|\bclench\w*\b(?!.{0,20}\b(?:fists?|hands?)\b).{0,20}\b(?:hard|night|sleep|headaches?|stress\w*)\b/,
  /\bdeep clean\w*\b.{0,30}\b(?:sensitive|sore|bleed\w*|hurts?)\b/,
  /\b(?:came|fell|broke|breaking) (?:off|out|away)\b.{0,24}\b(?:while|when) (?:i (?:was )?)?(?:chew\w*|eating|biting|floss\w*)\b/,
  /^(?!.*\b(?:finger|nose|hand|shav\w*|vomit\w*|cough\w*|periods?|urine|stool|paint\w*)\b).*\b(?:blood|bloody|pink|khoon)\b.{0,40}\b(?:basin|sink|washbasin|spit|spitting|spits|rinse|rinsing|thook\w*|toothbrush|kulla)\b/,
  /\b(?:basin|sink|washbasin|spit|rinse)\b.{0,30}\b(?:blood|pink|khoon)\b/,
  /\bbrush\w*\b.{0,40}\b(?:blood|bleed\w*|khoon|pink)\b|\b(?:blood|bleed\w*|khoon|pink)\b.{0,40}\bbrush\w*\b/,
  /\b(?:cold|chilled|iced?|hot|sweet|thand[aie]|garam|meetha|mitha) (?:\w+ )?(?:drinks?|water|coffee|tea|chai|food|things?|pani|paani|sweets?|air|soda)\b.{0,40}\b(?:shock\w*|jhatka|current|wince\w*|jolts?|zings?|twinge\w*|stings?|sharp|sensation|shiver\w*|jump)\b/,
  /\b(?:ice ?creams?|kulfi|chai|sweets|chocolates?)\b.{0,30}\b(?:shock|jhatka|current|wince|jolt|zing\w*|twinge\w*|stings?|hurts?|jhanjh\w*)\b/,
  /\b(?:people|friends|colleagues|everyone|others|wife|husband|they|log)\b.{0,30}\b(?:step back|steps back|move away|moves away|turn away|cover (?:their|the) nose|door ho)\b.{0,40}\b(?:talk|speak|smell|baat)\w*/,
  /\b(?:can|could|able to) (?:only|just) (?:eat|chew|bite)\b|\bonly (?:eat|chew|bite)(?:ing)? (?:on|from|with|at)\b|\b(?:eat|eating|chew|chewing) (?:only )?(?:on|from|with) (?:the )?(?:one|other|left|right) side\b/,
  /\b(?:cant|can't|cannot|unable to|not able to|hard to|difficult to|hurts to) open (?:\w+ )?(?:wide|widely|fully)\b(?! (?:the|my|this|door|window|file))/,
  /\b(?:second|double|another|two) rows?\b.{0,20}\b(?:growing|coming|grew|behind)\b/,
  /\b(?:last|new|big) one (?:at|in) the (?:very )?(?:back|front)\b.{0,30}\b(?:coming|growing|grew|loose|crooked|hurts?|broke|broken|sore)\b/,
  /\bwhite (?:stuff|coating|layer|film|patch\w*)\b.{0,40}\b(?:scrap\w+|wip\w+|rub\w*|comes?) (?:off|away)\b.{0,30}\binside\b/,
  /\b(?:top|upper|lower|bottom|full|partial) plate\b.{0,40}\b(?:rubs?|rubbing|raw|sore|loose|slips|gag\w*|hurts?)\b/,
  /\btast(?:es?|ing) (?:like|of) (?:metal|iron|blood|pus|salt)\b|\b(?:my|his|her|the) (?:spit|thook|saliva)\b/,
  /\b(?:food|rice|meat|mutton|chicken|fibres?|popcorn|seeds?|corn|khana|roti|something)\b.{0,30}\b(?:stuck|lodge[sd]?|lodging|wedge[sd]?|trapped|caught|phas\w*|fas\w*|atak\w*|packs?)\b(?! (?:in|inside) (?:my |the )?(?:throat|chest|pipe|drain|stomach|windpipe|food pipe))(?=.{0,40}\b(?:between|back|gap|chew\w*|toothpick|floss|meals?|dinner|lunch|same (?:place|spot)|eating|side)\b)/,
  ...PAIRS_BY_SOUND,
];

const FACE =
  /\b(?:face|chin|cheekbones?|chehra|chehre|chehara|thuddi|thodi)\b.{0,30}\b(?:swell\w*|swollen|swolen|puffed|numb\w*|sunn|sun|shock|soojan|sujan|sooj\w*|suj\w*|phool\w*|phul\w*|fula|tingl\w*|pain\w*|hurts?|aches?|dard)\b|\b(?:swell\w*|swollen|swolen|numb\w*|shock|soojan|sujan|tingl\w*|pain\w*|electric|sharp|dard)\b.{0,30}\b(?:face|chin|cheekbones?|chehra|chehre|chehare)\b/;

const ANY_COMPLAINT = anyOf([...COMPLAINTS, ...REGIONAL_PHRASES]);
const ANY_INDIRECT = anyOf(INDIRECT);

/** Returns true when a sentence tells of the mouth or jaw without naming a tooth. */
export function speaksOfTheMouth(plain: string, setting: Setting): boolean {
  if (ANY_COMPLAINT.test(plain)) return true;
  if (!NOT_A_BODY.test(plain) && ANY_INDIRECT.test(plain)) return true;
  if (!setting.outside && FILLING_OUT.test(plain)) return true;
  return !setting.faceOther && FACE.test(plain);
}
