import type { Emergency } from '../../../contracts/diagnosis.ts';
import { plainText, sentencesOf } from './tokens.ts';

const SELF_HARM: readonly RegExp[] = [
  /\b(?:suicide|suicidal|khudkushi|khudkhushi|aatmahatya|atmahatya|self[- ]?harm)\b|आत्महत्या|ख़?ुदकुशी/,
  /\b(?:kill|killing|hurt|harm|harming|cut|cutting|hang|end|ending|hanging|finish) (?:myself|my ?self|my life|it all)\b/,
  /\b(?:want|wants|wanna|wish|wishes|going|rather|ready|better|planning|plan|like) (?:to |i (?:was|were) |off |me )?(?:die|dead|be dead|end (?:my|his|her|this) life)\b/,
  /\b(?:dont|don't|do not|no longer|not) (?:want|wish|feel like)(?: to)? (?:be alive|live|living|exist|wake up|be here any ?more)\b/,
  /\b(?:no|any) (?:reason|point|will|wish) (?:to|in|of) (?:live|living|life|going on)\b|\blife is (?:not worth|worthless|pointless)\b|\bnot worth living\b|\btired of (?:living|life|being alive)\b/,
  /\b(?:marna|mar jana|mar jaana|mar jaun) (?:chaht[aei]|chahata|hai mujhe|chahu|chahiye|padega)\b|\b(?:jeena|jina) nah?i(?: hai| chahta| chahti)?\b|\bje+ne ka (?:mann|man|dil) nah?i\b|\b(?:jaan|jan) de (?:du|dunga|dungi|doon|dena)\b|\bzinda nah?i rehna\b/,
  /मरना चाहत|जीना नहीं|जीने का मन नहीं|जान दे/,
  /\b(?:took|taken|swallowed|taking|take|have had) (?:\w+ ){0,3}(?:sleeping (?:pills?|tablets?)|poison|phenyl|rat ?poison|acid|whole strip)\b|\b(?:zeh[ae]r|zahar|jehar|poison|phenyl) (?:kha|pi|le|pee)\b/,
];

const MEDICAL: readonly RegExp[] = [
  /\b(?:chest|seene|sine|chhati|chati|chaati|nenju|nenjil|ede|gunde|buke|chhatit|heart)\b.{0,24}\b(?:pain\w*|pian|ache|tight\w*|heavy|heaviness|pressure|crush\w*|squeez\w*|discomfort|dard|dukh\w*|jakdan|bharipan|vali|noppi|noovu|novu|byatha|betha|attack)\b/,
  /\b(?:pain\w*|tight\w*|heaviness|pressure|discomfort|crushing|squeezing) (?:\w+ ){0,3}(?:chest|seene|chhati)\b|\bheart attack\b|\bcardiac arrest\b|\bdil ka daura\b/,
  /\b(?:left|both) arms? (?:\w+ ){0,2}(?:heavy|numb|pain\w*|tingl\w*)\b/,
  /\b(?:not|isn't|isnt|stopped|stops|cannot|can't|cant|unable to|struggling to|difficulty (?:in )?|hard to|trouble|fighting to|gasping) ?(?:properly )?(?:breath|breathe|breathing|to breathe)\b|\b(?:gasping|choking|choked|short(?:ness)? of breath|breathless\w*|turning blue|lips (?:are )?blue)\b/,
  /\bsaa?ns (?:\w+ ){0,3}(?:nah?i|ruk|rukh|phool|phul|takleef|taklif|dikkat|band)\b|\bdum ghut\b/,
  /\b(?:faint\w*|collapsed?|unconscious\w*|unresponsive|passed out|blacked out|blackout|not responding|not waking|wont wake|won't wake|behosh|behoshi|behos|no pulse)\b/,
  /\b(?:stroke|paralysis|paralysed|paralyzed|lakwa|laqwa|paralytic|seizures?|convulsions?|fits|mirgi|daura pad\w*|epileptic)\b/,
  /\b(?:face|mouth) (?:\w+ ){0,3}(?:droop\w*|twisted|crooked suddenly|tedha ho)\b|\b(?:slur\w*|garbled) (?:speech|words)\b|\bspeech (?:\w+ ){0,2}slur\w*\b|\b(?:muh|munh|chehra) (?:tedha|teda) ho\b/,
  /\b(?:cannot|can't|cant|unable to|not able to|could not|couldn't|suddenly) (?:move|lift|feel|speak)\b.{0,24}\b(?:arm|leg|side|hand|body|half)\b|\bone side (?:\w+ ){0,4}(?:weak\w*|numb\w*|not moving|paraly\w*)\b|\bek taraf (?:\w+ ){0,4}(?:sunn|kaam nah?i|nah?i hil)\b/,
  /\b(?:snake ?bite|bitten by (?:a )?snake|saanp ne kaata|electrocut\w*|drown\w*|anaphyla\w*|vomiting blood|coughing (?:up )?blood|khoon ki ulti|overdos\w*|heavy bleeding|bleeding heavily|blood wont stop|severe bleeding)\b/,
  /(?:सीने|छाती) (?:में|मे).{0,12}(?:दर्द|दबाव|जकड़न)|सांस नहीं|साँस नहीं|सांस लेने|बेहोश|लकवा|दिल का दौरा/,
];

/** "no chest pain", "not suicidal", "chest is ok": the sign is denied or lies in the past. */
const DENIED =
  /\b(?:no|not having|without|never had|don't have|dont have|do not have|denies|free of|nah?i hai|ruled out)\b[^,]{0,20}$/;

function matches(clause: string, patterns: readonly RegExp[]): boolean {
  return patterns.some((pattern) => {
    const found = pattern.exec(clause);
    return found !== null && !DENIED.test(clause.slice(Math.max(0, found.index - 40), found.index));
  });
}

const SELF_HARM_HELP: Emergency = {
  level: 'medical',
  title: 'You matter. Please talk to someone now',
  advice: [
    'Call Tele-MANAS on 14416, free, day and night, in many Indian languages.',
    'If you are in danger now or have taken something, call 112 or go to the nearest hospital.',
    'Stay with someone you trust, or ask them to come to you. If it is about another person, stay with them.',
    'What you feel now can get better with help. You do not have to carry it alone.',
  ],
};

const MEDICAL_HELP: Emergency = {
  level: 'medical',
  title: 'This sounds like a medical emergency',
  advice: [
    'Call 112 or 108 now, or go to the nearest hospital emergency department.',
    'Do not wait and do not drive yourself. Ask someone to stay with you.',
    'If the person does not respond and does not breathe normally, start chest compressions and follow the advice on the phone.',
    'A dental assessment can wait until this has been checked.',
  ],
};

/** Help that the text itself calls for: self-harm first, then dental red flags, then other emergencies. */
export function emergencyInText(message: string, _isDentalRelated: boolean): Emergency | null {
  const sentences = sentencesOf(plainText(message));
  if (sentences.some((sentence) => matches(sentence, SELF_HARM))) return SELF_HARM_HELP;
  if (sentences.some((sentence) => matches(sentence, MEDICAL))) return MEDICAL_HELP;
  return null;
}
