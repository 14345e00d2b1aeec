import type { EngineEmergency } from '../../../contracts/diagnosis.ts';
import type { TOLD_EMERGENCIES } from '../../../contracts/emergency.ts';
import { anyOf } from '../evidence/text/any-of.ts';
import { clausesOf, plainText, sentencesOf } from './tokens.ts';

/** Signs of one kind, and one look for all of them. */
type Signs = { readonly each: readonly RegExp[]; readonly any: RegExp };
const signsOf = (each: readonly RegExp[]): Signs => ({ each, any: anyOf(each) });

const SELF_HARM = signsOf([
  /\b(?:suicide|suicidal|khudkushi|khudkhushi|aatmahatya|atmahatya|self[- ]?harm(?:ing)?)\b|आत्महत्या|ख़?ुदकुशी/,
  /\b(?:kill|killing|hang|hanging) (?:myself|my self)\b|\bcut(?:ting)? my wrists?\b|\b(?:end|ending|finish|take|taking) (?:my|her|his|their) (?:own )?life\b|\bend it all\b/,
  /\b(?:want|wants|wanted|wanting|going|plan\w*|thinking|thoughts?|thought|feels? like|urge)(?: to| of| about)? (?:kill|hurt|harm|cut|hang)(?:ing)? (?:my ?self|her ?self|him ?self|themselves)\b/,
  /\b(?:want|wants|wish|wishes|wanted) (?:to |i (?:was|were) |i could )(?:die|be dead|dead|disappear forever)\b|\bwanna die\b|\b(?:better off|rather be) dead\b/,
  /\b(?:dont|don't|do not|does not|doesnt|doesn't|no longer|not) (?:want|wants|wish|feel like)(?: to)? (?:be alive|live|living|exist|wake up|be here any ?more)\b/,
  /\b(?:no|any) (?:reason|point|will|wish) (?:to|in|of) (?:live|living|life|going on)\b|\blife is (?:not worth|worthless|pointless)\b|\bnot worth living\b|\btired of (?:living|life|being alive)\b/,
  /\b(?:marna|mar jana|mar jaana) (?:chaht[aei]|chahata|hai mujhe|chahu)\b|\b(?:jeena|jina) nah?i(?: hai| chahta| chahti)?\b|\bje+ne ka (?:mann|man|dil) nah?i\b|\b(?:jaan|jan) de (?:du|dunga|dungi|doon|dena)\b|\bzinda nah?i rehna\b|\b(?:zindagi|jindagi|khud ko) khatam\b/,
  /मरना चाहत|मर जाना चाहत|जीना नहीं|जीने का मन नहीं|जान दे (?:दू|दूँ|दूं)/,
]);

const POISON = signsOf([
  /\b(?:took|taken|swallowed|eaten|ate|had|consumed) (?:\d{1,3}|many|all|whole|too many|a lot of|lots of|a strip of|full strip of) (?:\w+ ){0,3}sleeping (?:pills?|tablets?)\b/,
  /\b(?:took|taken|drank|drunk|swallowed|ate|eaten|consumed) (?:\w+ ){0,3}(?:poison|phenyl|rat ?kill|pesticide|insecticide|kerosene|harpic)\b|\b(?:drank|drunk|swallowed) (?:\w+ )?(?:acid|bleach)\b/,
  /\b(?:zeh[ae]r|zahar|jehar|poison|phenyl) (?:kha|pi|le|pee)\b|ज़?हर (?:खा|पी)|\boverdos\w*/,
]);

/** Signs of the whole body that need an ambulance, in a dental text as in any other. */
const MEDICAL: readonly RegExp[] = [
  /\b(?:chest|seene|sine|chhati|chati|chaati|nenju|nenjil|gunde|chhatit)\b(?! (?:is )?(?:ok|okay|fine|clear|normal)).{0,24}\b(?:pain\w*|pian|ache|tight\w*|heavy|heaviness|pressure|crush\w*|squeez\w*|discomfort|dard|dukh\w*|jakdan|bharipan|vali|noppi|novu|byatha|betha)\b/,
  /\b(?:pain\w*|tight\w*|heaviness|pressure|discomfort|crushing|squeezing) (?:\w+ ){0,3}(?:chest|seene|chhati)\b|\bheart attack\b|\bheart (?:is )?pain\w*|\bcardiac arrest\b|\bdil (?:ka daura|me dard|mein dard)\b/,
  /\b(?:left|both) arms? (?:\w+ ){0,2}(?:heavy|numb|pain\w*|tingl\w*)\b/,
  /\b(?:not|isn't|isnt|stopped|stops|cannot|can not|can't|cant|unable to|struggling to|difficulty(?: in)?|hard to|trouble|problem in|fighting to) ?(?:properly )?(?:breath|breathe|breathing|to breathe)\b|\b(?:gasping|choking|choked|short(?:ness)? of breath|breathless\w*|turning blue|lips (?:are |turning )?blue)\b/,
  /\bsaa?ns (?:\w+ ){0,3}(?:nah?i|nhi|ruk|rukh|phool|phul|takleef|taklif|dikkat|band)\b|\bdum ghut/,
  /\b(?:faint|fainted|fainting|(?<!(?:wall|bridge|building|roof|ceiling|shed|mouth|cave|mine|tunnel|market|company) )collapsed|collapses|unconscious|unconsciousness|unresponsive|passed out|blacked out|not responding|not waking|wont wake|won't wake|behosh|behoshi|no pulse)\b/,
  /\b(?<!brush )stroke\b|\b(?:paralysis|paralysed|paralyzed|lakwa|laqwa|seizures?|convulsions?|mirgi|daura pad\w*)\b|\b(?:having|has|had|getting|got) (?:a )?fits?\b(?! (?:well|badly|fine|into|in|on|my|the))/,
  /\b(?:face|mouth) (?:\w+ ){0,3}(?:droop\w*|twisted)\b|\b(?:slur\w*|garbled) (?:speech|words)\b|\bspeech (?:\w+ ){0,2}slur\w*\b|\b(?:muh|munh|chehra) (?:tedha|teda) ho\b/,
  /\b(?:cannot|can't|cant|unable to|not able to|could not|couldn't|suddenly) (?:speak|talk)\b.{0,30}\b(?:suddenly|droop\w*|arm|face|side)\b|\bsuddenly (?:cannot|can't|cant|could not) (?:speak|talk|move|walk)\b/,
  /\b(?:cannot|can't|cant|unable to|not able to|could not|couldn't) (?:move|lift) (?:(?!jaws?\b|mouth\b|tongue\b|tooth\b|teeth\b)\w+ ){0,4}(?:arms?|legs?|side|(?<!lift my |lift the )hands?|body|half)\b|\bone side of (?:the |my |his |her )?body\b|\bek taraf (?:ka |ki )?(?:hissa|sharir|haath|pair|badan)\b/,
  /\b(?:snake ?bite|bitten by (?:a )?snake|saanp ne ka+ta|electrocut\w*|drown(?:ed|ing)|anaphyla\w*|vomiting blood|coughing (?:up )?blood|khoon ki ulti)\b/,
  /(?:सीने|छाती) (?:में|मे).{0,12}(?:दर्द|दबाव|जकड़न)|सांस नहीं|साँस नहीं|सांस लेने|बेहोश|लकवा|दिल का दौरा/,
];

/** Bleeding of the body; in a dental text the red-flag rules decide, for gums bleed when brushed. */
const BLEEDING: readonly RegExp[] = [
  /\b(?:heavy bleeding|bleeding (?:heavily|a lot|too much)|severe(?:ly)? bleeding|bleeding (?:is |does |will |do )?(?:not|n't|wont) stop\w*|khoon (?:band )?nah?i ruk)\b/,
];

const SIGNS_IN_DENTAL_TEXT = signsOf(MEDICAL);
const SIGNS = signsOf([...MEDICAL, ...BLEEDING]);

/** "no chest pain", "not suicidal": the sign is denied. */
const DENIED =
  /\b(?:no|not having|without|never had|don't have|dont have|do not have|denies|free of|nah?i hai|ruled out|scared of|afraid of|fear of)\b[^,]{0,20}$|\b(?:not|never) (?:feeling |been )?$/;

/** A sign of former times, or a sign under treatment. */
const LONG_OVER =
  /\b(?:last (?:year|month)|years? (?:ago|back|before)|yrs? (?:ago|back)|months? (?:ago|back)|saal pehle|history of|in (?:19|20)\d\d|in (?:my )?childhood|used to|previously|in the past|through (?:my |the )?nose|nose (?:is )?block\w*|blocked nose|tablets? for|medicines? for|medication for|treatment for|epilep\w+|when i see|sight of|survivor|stroke patient|(?:had|after) (?:a |my )?(?:stroke|heart attack|paralysis))\b/;

function matches(clause: string, signs: Signs): boolean {
  if (!signs.any.test(clause)) return false;
  return signs.each.some((pattern) => {
    const found = pattern.exec(clause);
    return found !== null && !DENIED.test(clause.slice(Math.max(0, found.index - 40), found.index));
  });
}

const told = (kind: (typeof TOLD_EMERGENCIES)[number]): EngineEmergency => ({
  level: 'medical',
  kinds: [kind],
});

/** Sentences and their clauses, each once. */
const clausesIn = (message: string): string[] => [
  ...new Set(
    sentencesOf(plainText(message)).flatMap((sentence) => clausesOf(sentence).concat(sentence)),
  ),
];

/**
 * Help that the text itself calls for, gravest first: self-harm, poisoning, then the red flags and
 * the body's own emergencies. What is denied or long over does not count (API-07).
 */
export function emergencyInText(message: string, isDentalRelated: boolean): EngineEmergency | null {
  const clauses = clausesIn(message);
  if (clauses.some((clause) => matches(clause, SELF_HARM))) return told('self_harm');
  const present = clauses.filter((clause) => !LONG_OVER.test(clause));
  if (present.some((clause) => matches(clause, POISON))) return told('poisoning');
  const signs = isDentalRelated ? SIGNS_IN_DENTAL_TEXT : SIGNS;
  return present.some((clause) => matches(clause, signs)) ? told('body_signs') : null;
}
