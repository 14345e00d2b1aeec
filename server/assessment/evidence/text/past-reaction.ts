import type { FindingId } from '../../knowledge/findings.ts';
import type { Clause } from './clauses.ts';
import { foundInOrder } from './in-order.ts';

const FORMERLY =
  /\b(?:once|longago|earlier|previously|formerly|in the past|long back|last (?:year|month|time)|(?:19|20)\d\d|childhood|bachpan|college|pehle|pahle|ek (?:baar|bar|dafa)|kabhi)\b/;
const NOW =
  /\b(?:now|today|tonight|still|since|again|yesterday|abhi|aaj|kal|currently|at present|right now|started|worse|minutes?|hours?|ghante)\b/;
const HAPPENED =
  /\b(?:had|was|were|got|could|couldnt|felt|became|happened|swelled|developed|gave|tha|thi|the|hua|hui|gaya|gayi)\b/;
/** What a reaction is named by, or what gave it. */
const REACTION =
  /\b(?:hives?|rash(?:es)?|allerg\w*|reaction|anaphyl\w*|welts?|urticaria|chakatte)\b/;
const CAUSE = /\b(?:after|from|with|due|because|to|taking|given|took|se|baad)\b/;
const GIVEN =
  /\b(?:tablets?|pills?|capsules?|medicines?|medication|drugs?|doses?|antibiotics?|painkillers?|injections?|anaesthe\w*|anesthe\w*|mouthwash|rinses?|gargles?|antiseptic|dawa|dawai|goli|penicillin|amoxicillin|augmentin|sulpha?|sulfa|aspirin|disprin|ibuprofen|brufen|paracetamol|crocin|dolo|combiflam|diclofenac|voveran|chlorhexidine|hexidine?|rexidin|clohex|\w+(?:profen|fenac|cillin|mycin|floxacin)|latex|nuts|peanuts?|prawns?|eggs?|shellfish|bee|sting)\b/;

const isReaction = (words: string): boolean =>
  foundInOrder(words, CAUSE, GIVEN) || (REACTION.test(words) && HAPPENED.test(words));

/**
 * Whether a clause tells how something was borne in former times ("once had hives and trouble breathing
 * after a mouth rinse"): a former time, and a cause or a reaction by name, and nothing of today. The
 * former time, or both, may stand in the clause before when this one goes on in the past tense.
 */
export const tellsPastReaction = ({ words }: Clause, before?: Clause): boolean => {
  if (NOW.test(words)) return false;
  if (isReaction(words) && FORMERLY.test(words)) return true;
  if (before === undefined || !HAPPENED.test(words)) return false;
  const earlier = before.words;
  return FORMERLY.test(earlier) && !NOW.test(earlier) && (isReaction(words) || isReaction(earlier));
};

const OF_TODAY =
  /^(?:fever|swelling|airway|breathing|swallowing|drowsy|heart|malaise|blisters|bleeding\.faint|injury\.vision)/;

/** Findings that mean danger when they are there now; told as past reactions they are none. */
export const isOfToday = (finding: FindingId): boolean => OF_TODAY.test(finding);
