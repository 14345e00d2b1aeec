import { anyOf } from '../evidence/text/any-of.ts';

/**
 * Patterns of text that gives orders to the machine instead of telling of a concern. A clause that matches is left out
 * of the decision; what remains must then be a complaint in its own right. Patients also write "instructions after
 * extraction" or "treat my tooth", so each pattern asks for more than a verb.
 */
const INSTRUCTIONS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|overrule|bypass|overlook|discard|violate|abandon|stop following|do not follow|skip)\b.{0,50}\b(?:instructions?|rules?|prompts?|guidelines?|filters?|restrictions?|polic(?:y|ies)|training|safety|context|directions?|limits?|commands?|constraints?|programming|validation|checks?|told you|said before|said above|other patients)\b/,
  /\b(?:ignore|disregard|forget) (?:everything|all|the above|what|that you|whatever)\b/,
  /\bforget you(?:'re| are)\b/,
  /^(?:override|overrule|bypass|jailbreak|sudo|admin|root|debug|system|assistant|developer|user|prompt|instructions?|command|output|echo|repeat|say|print|write|reply|respond|note to (?:ai|bot|model|system))\b ?[:=]/,
  /\b(?:system|hidden|secret|initial|internal) (?:prompt|instructions?|message|rules?|mode|settings?|override|update)\b/,
  /\b(?:convert|turn|rewrite|rephrase|change|transform) (?:this|the|my) (?:message|text|sentence|input|prompt)\b/,
  /\bnow (?:answer|solve|write|tell|give|help|explain)(?: me)?(?: with)? (?:how to|my (?:\w+ )?(?:maths?|homework|question|code|assignment)|a |an )\b/,
  /\bjailbreak\w*|\bprompt injection\b|\b(?:dan|god|dev|developer|admin|debug|maintenance|test|root|unrestricted|sudo) mode\b|\bsudo\b|\bdo anything now\b/,
  /\byou(?:'re| are| will be) (?:now|no longer)\b|\bfrom now on,? (?:you|answer|reply|respond|act|always|treat|only|every message)\b|\byou are (?:dan|free|unrestricted|an? (?:ai|unfiltered|pirate|hacker|linux|terminal|calculator|chatbot))\b/,
  /^(?:please |now |just |you )*(?:must |will |should |can )?(?:act|behave|respond|answer) (?:as|like) (?:an?|if|my|the|though)\b|\b(?:speak|talk|write) (?:as|like) an? (?:pirate|robot|hacker|poet|rapper|king|human)\b/,
  /\bpretend(?:ing)?\b|\brole ?play\b|\bsimulate\b|\bimagine you\b|^(?:please |now |just )*(?:assume|suppose) (?:that )?(?:you|this|the|i|it|my)\b/,
  /\bis_?dental\w*|\bdental_related\b|\bdental[- ]related\b/,
  /\b(?:dental|valid|relevant|related|result|flag|status|urgency|severity|emergency|output|answer|is_valid|approved|relevance)["']? ?(?:=|==|:=|:) ?["']?(?:true|yes|1|valid|approved|ok|routine|none|null|low|high|pass|positive|dental)\b/,
  /\b(?:dental|valid|relevant|related|approved|relevance|flag) (?:is|as|to|equals) (?:true|yes|valid|approved|1)\b|\burgency to\b/,
  /\b(?:mark|classify|label|flag|accept|approve|tag|validate|categori[sz]e|deem|register|judge|count|treat|consider|log)\b.{0,40}\b(?:as|is|to be) (?:an? )?(?:dental|valid|true|relevant|related|approved|passed|routine|low|tooth|teeth|gum|toothache|dentist)\w*\b/,
  /\b(?:mark|classify|label|flag|approve|validate)\b (?:it |this |me |all )?(?:dental|valid|true|relevant)\b/,
  /\b(?:mark|treat|flag|label) (?:this|it|me|everything|my message|the message) as\b/,
  /\b(?:reply|respond|answer|output|return|print|echo|emit) (?:me )?(?:back )?(?:only|just|exactly|nothing but|the (?:word|text|string|phrase|json|following|system|prompt|secret|password|database)|yes|true|valid|ok|json|["'{]|your (?:prompt|system|instruct|rules|config|api)|1\b)/,
  /\b(?:reply|respond|answer) with (?:only|just|the (?:word|text|letter|phrase)|yes|true|valid|ok|json|is_|["'{])/,
  /\b(?:write|type|say|send) (?:only|exactly|the (?:words?|phrase|text|string))\b|^(?:and |please |just |now |only |simply |you must )*say (?:that|yes|true|valid|dental|tooth|teeth|it is|this is|i have|i am|my|["'])/,
  /\b(?:print|echo|write|type|say|output|log) ?\(? ?["']/,
  /\b(?:repeat after me|(?:complete|finish) (?:the|this) (?:sentence|text|phrase)|fill in the blank|repeat (?:the|this|your|back|everything|what|verbatim))\b/,
  /\b(?:reveal|leak|print|dump|expose|output|extract)\b.{0,30}\b(?:prompts?|instructions?|rules|passwords?|api ?keys?|secrets?|configuration|config|credentials?|database|source code|training data|last message|my message)\b/,
  /\b(?:show|list|give|tell|share|send|provide|read|get|want|need|grant)\b.{0,30}\b(?:(?:your|system|hidden|secret|initial|original|internal|above|exact|all) (?:\w+ )?(?:prompts?|instructions?|rules|config\w*|code|commands?)|passwords?|api ?keys?|credentials?|database|source code|training data|other patients?|patient records?|admin (?:access|rights|password))\b/,
  /\b(?:what|which) (?:secret|hidden|system|initial|exact|internal|are your|is your|were you)\b.{0,24}\b(?:instructions?|prompts?|rules?|commands?|told)\b/,
  /\bas (?:an?|the|your) (?:admin\w*|developer|owner|root|creator|system|engineer|boss|programmer|supervisor|super ?user|moderator),? i (?:hereby )?(?:order|need you|command|instruct|want you|require|authori[sz]e|request|ask you|demand|tell you)\b|\bi am (?:the|your) (?:admin\w*|developer|owner|creator|programmer|super ?user|engineer|boss)\b|\bi am an admin\w*\b|\bthis is (?:your|the) (?:developer|admin\w*|creator|owner)\b/,
  /^(?:please |now |and |you must |just )*(?:set|change|force|make|put|turn|switch|lower|raise)\b.{0,20}\b(?:urgency|is_\w+|flags?|status|severity|diagnosis|likelihood|probability|confidence|result|relevance|output|validation|response|filter)\b/,
  /\b(?:no|without|free of|remove|disable|lift) (?:any |all |your |the )?(?:\w+ )?(?:limits?|limitations?|restrictions?|rules|filters?|guardrails?|ethics|censorship|safeguards?|validation)\b|\bunrestricted\b|\buncensored\b/,
  /\bfor testing purposes?\b|\bthis is (?:only |just )?an? (?:test|drill|authori[sz]ed)\b|\bnew (?:instructions?|task|rules?|prompt|objective)\b|\b(?:my|these) instructions? (?:override|replace|supersede)\w*\b|\bend of (?:prompt|instructions?|message)\b|\b(?:hacked|obey)\b/,
  /\b(?:the|this) (?:word|words|term|keyword|keywords|phrase|message|text|sentence|input|string) (?:["']?\w+["']? ){0,3}(?:appears?|contains?|includes?|mentions?|is present|has the word|is (?:dental|valid|relevant|true))\b/,
  /\b(?:contains?|includes?|mentions?|insert|keywords?|because it (?:has|says))\b.{0,14}\b(?:word|term|keyword)\b/,
  /\b(?:it|message|text|this) (?:contains?|includes?|mentions?|has) the words?\b/,
  /\b(?:role|system|assistant|content|instruction)["'] ?:|<\/?(?:system|user|assistant|instructions?|prompt|admin)|\[\/?(?:inst|system)\b|<\|/,
  /\b(?:instructions?|nirdesh|niyam|rules?|prompt|niyamon)\b.{0,20}\b(?:bhool|bhul|chhod|chod|tod|ignore|batao|dikhao|dikha|bata|hatao|mat mano)\b|\b(?:bhool|bhul) (?:jao|ja|jaao|jaiye)\b/,
  /\b(?:valid|dental|true|sahi) (?:maano|maan lo|man lo|mano|bolo|bol do|likho|likh do|kaho|keh do|samjho|kar do|ghoshit)\b|\bsirf (?:valid|true|yes|haan|ok)\b|\b(?:haan|yes|true) (?:bolo|likho|kaho|bol)\b/,
  /\b(?:trust me|believe me|please just|you must|you have to|you should|i order you to|i command you to) (?:to )?(?:approve|accept|say|mark|return|answer|reply|output|validate|pass|allow|comply|obey|let me through)\b|\b(?:approve|accept|validate|pass) (?:this|it|my message|the message|everything|all (?:messages?|inputs?)|me)\b|\balways (?:approve|accept|say|reply|answer|return)\b|\bvalidation (?:passed|successful|complete|result)\b|\b(?:every|the following|the above|the next|the below) (?:message|text|sentence|line|request) is\b|\bsay yes to\b/,
];

const LABEL =
  /\b(?:patient(?:'s)?(?: text| message| says| concern| complaint| input)?|my (?:concern|problem|complaint|symptom|question|issue|real question)|concern|complaint|symptoms?|chief complaint|problem|question|issue|actual message|real (?:problem|question|concern)|btw|ps|p\.s) ?:/g;

const ANY_INSTRUCTION = anyOf(INSTRUCTIONS);

/** Makes a label start a clause of its own: "Patient text: my tooth hurts". */
export const splitLabels = (plain: string): string => plain.replace(LABEL, '. ');

export const isInstruction = (clause: string): boolean => ANY_INSTRUCTION.test(clause);

/** Removes quoted text, which is what an instruction wants repeated, not what the patient feels. */
export const withoutQuotes = (plain: string): string => plain.replace(/"[^"]*"?/g, ' ');
