import type { Setting } from './senses.ts';

/** Complaints of the mouth, jaw and face that need no dental word. */
const COMPLAINTS: readonly RegExp[] = [
  /\b(?:bad|bed|foul|smelly|stinky|stinking|morning|stale) (?:breath|breth|brth|breathe|braeth|bret)\b|\b(?:breath|breth) (?:\w+ ){0,2}(?:smell\w*|stink\w*|odou?r|bad)\b/,
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
  // the product's own quick topics, as their chips send them
  /^(?:i have an? )?(?:cosmetic|spots? ?\/? ?lesions?|not sure)(?: concern)+$/,
  /\b(?:crack|cracked|broke|snap|snapped)\b.{0,20}\b(?:chew|chewing|bit|biting|eating)\b/,
  // "mouth" with a slip that makes another word of it
  /\b(?:moth|muth|month|mout|mouh) (?:ulcers?|sores?|smell\w*|opening|dry\w*|burning)\b/,
  /\b(?:drool|drools|drooling)\b/,
  /\btaste (?:\w+ ){0,3}(?:metallic|bitter|salty|gone|changed|lost)\b|\b(?:metallic|bitter|salty) taste\b/,
  /\b(?:spit|spitting|thook)\b.{0,14}\b(?:blood|khoon)\b.{0,20}\b(?:brush\w*)\b/,
  /\bbrush(?:ing)?\b.{0,20}\b(?:bleed|bleeds|bleeding|blood|khoon)\b|\b(?:bleed|bleeds|bleeding|blood|khoon)\b.{0,20}\bbrush(?:ing)?\b/,
];

const FACE =
  /\b(?:face|chin|cheekbones?|chehra|chehre|chehara|thuddi|thodi)\b.{0,30}\b(?:swell\w*|swollen|swolen|puffed|numb\w*|sunn|sun|shock|soojan|sujan|sooj\w*|suj\w*|phool\w*|phul\w*|fula|tingl\w*|pain\w*|hurts?|aches?|dard)\b|\b(?:swell\w*|swollen|swolen|numb\w*|shock|soojan|sujan|tingl\w*|pain\w*|electric|sharp|dard)\b.{0,30}\b(?:face|chin|cheekbones?|chehra|chehre|chehare)\b/;

/** Whether a sentence tells of the mouth or jaw without naming a tooth. */
export function speaksOfTheMouth(plain: string, setting: Setting): boolean {
  if (COMPLAINTS.some((complaint) => complaint.test(plain))) return true;
  return !setting.faceOther && FACE.test(plain);
}
