/**
 * Text that gives orders to the machine instead of telling of a concern. A clause that matches is
 * left out of the decision; what remains must then be a complaint in its own right.
 */
const INSTRUCTIONS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|overrule|bypass|overlook|drop|delete|discard|break|violate|abandon|stop following|do not follow|don't follow|skip)\b.{0,50}\b(?:instructions?|rules?|prompts?|guidelines?|filters?|restrictions?|polic(?:y|ies)|training|safety|context|directions?|limits?|commands?|constraints?|programming|checks?|told|said before|said above)\b/,
  /\b(?:ignore|disregard|forget) (?:everything|all|the above|what|that you|whatever)\b/,
  /\bforget you(?:'re| are)\b/,
  /^(?:override|overrule|bypass|jailbreak|sudo|admin|root|debug|system|assistant|developer|user|prompt|instructions?|command|note to (?:ai|bot|model|system))\b ?[:=]/,
  /\b(?:system|hidden|secret|initial|original|internal|developer|base) (?:prompt|instructions?|message|rules?|mode|settings?|override|update)\b/,
  /\b(?:convert|turn|rewrite|rephrase|change|transform) (?:this|the|my) (?:message|text|sentence|input|prompt)\b/,
  /\bnow (?:answer|solve|write|tell|give|help|explain)(?: me)?(?: with)? (?:how to|my (?:\w+ )?(?:maths?|homework|question|code|assignment)|a |an )\b/,
  /\bjailbreak\w*|\bprompt injection\b|\b(?:dan|god|dev|admin|debug|maintenance|test|root|unrestricted|sudo) mode\b|\bsudo\b/,
  /\byou(?:'re| are| will) (?:now|no longer)\b|\bfrom now on\b|\byou are (?:dan|free|unrestricted|an? (?:ai|unfiltered|pirate|hacker|linux|terminal|calculator|chatbot))\b/,
  /\b(?:act|behave|respond|answer|function|work|speak|talk) (?:as|like) (?:an?|if|my|the|though)\b/,
  /\bpretend(?:ing)?\b|\brole ?play\b|\bsimulate\b|\bhypothetically\b|\bimagine you\b|\bassume (?:that )?(?:you|this|the|i|it|my)\b|\bsuppose (?:that )?(?:this|you)\b/,
  /\bis_?dental\w*|\bdental_related\b|\bisdental\w*|\bdental[- ]related\b/,
  /\b(?:dental|valid|relevant|related|result|flag|status|urgency|severity|emergency|output|answer|is_valid|approved|relevance)["']? ?(?:=|==|:=|:|is|to|as|equals) ?["']?(?:true|yes|1|valid|approved|ok|routine|none|null|low|high|pass|positive)\b/,
  /\b(?:mark|classify|label|treat|flag|consider|accept|approve|tag|count|validate|categori[sz]e|rate|score|judge|deem|register|log|treat)\b.{0,40}\b(?:(?:as|is|to be|it|this|me)? ?(?:a )?(?:dental|valid|true|relevant|related|approved|positive|passed|routine|urgent|legit|safe|emergency|real)|as (?:a )?(?:tooth|teeth|gum|dental|dentist)\w*)\b/,
  /\b(?:reply|respond|answer|output|return|print|echo|say|write|type|emit|send|display)\b (?:me )?(?:back )?(?:only|just|exactly|with|nothing but|the (?:word|text|string|phrase|json|following|system|prompt|secret|password|database)|yes|true|valid|ok|json|["'{]|your (?:prompt|system|instruct|rules|config|api)|1\b)/,
  /\b(?:repeat after me|complete the (?:sentence|text|phrase)|finish (?:the|this) (?:sentence|text|phrase)|fill in the blank|repeat (?:the|this|your|back|everything|what|:)|say (?:the words?|dental|that (?:this|it|the|i|my|your?)|tooth|teeth|it is|this is|i have|my))\b/,
  /\b(?:reveal|show|leak|print|output|list|give|tell|expose|dump|display|share|send|provide|extract|read)\b.{0,30}\b(?:prompts?|instructions?|rules you|your rules|passwords?|api ?keys?|secrets?|configuration|credentials?|database|env|environment variables?|source code|training data|other patients?|patient records?|tokens?)\b/,
  /\b(?:what|which) (?:secret|hidden|system|initial|exact|internal|are your|is your)\b.{0,20}\b(?:instructions?|prompts?|rules?|commands?)\b/,
  /\bas (?:an?|the|your) (?:admin\w*|developer|owner|root|creator|system|engineer|boss|programmer|supervisor|super ?user|moderator)\b|\bi am (?:the|your|an?) (?:admin\w*|developer|owner|creator|programmer|super ?user|engineer of)\b|\bthis is (?:your|the) (?:developer|admin\w*|creator|owner)\b/,
  /\b(?:set|change|force|make|put|turn|switch|lower|raise)\b.{0,20}\b(?:urgency|is_\w+|flags?|status|severity|diagnosis|likelihood|probability|confidence|result|relevance|output|validation|response|filter)\b/,
  /\b(?:no|without|free of|remove|disable|lift) (?:any |all |your |the )?(?:limits?|limitations?|restrictions?|rules|filters?|guardrails?|ethics|censorship|safeguards?|validation)\b|\bunrestricted\b|\buncensored\b/,
  /\bfor testing purposes?\b|\bthis is (?:only |just )?an? (?:test|drill|authori[sz]ed)\b|\bnew (?:instructions?|task|rules?|prompt|objective)\b|\bend of (?:prompt|instructions?|message)\b/,
  /\b(?:the|this) (?:word|words|term|keyword|keywords|phrase|message|text|sentence|input|string) (?:["']?\w+["']? ){0,3}(?:appears?|contains?|includes?|mentions?|is present|has the word|is (?:dental|valid|relevant|true|about)|counts?)\b/,
  /\b(?:contains?|includes?|mentions?|insert|keywords?|because it (?:has|says))\b.{0,14}\b(?:word|term|keyword|tooth|teeth|dental)\b/,
  /\b(?:role|system|assistant|content|instruction)["'] ?:|<\/?(?:system|user|assistant|instructions?|prompt|admin)|\[\/?(?:inst|system)\b|<\|/,
  /\b(?:instructions?|nirdesh|niyam|rules?|prompt|niyamon)\b.{0,20}\b(?:bhool|bhul|chhod|chod|tod|ignore|batao|dikhao|dikha|bata|hatao|mat mano)\b|\b(?:bhool|bhul) (?:jao|ja|jaao|jaiye)\b/,
  /\b(?:valid|dental|true|sahi) (?:maano|maan lo|man lo|mano|bolo|bol do|likho|likh do|kaho|keh do|samjho|kar do|batao|ghoshit)\b|\bsirf (?:valid|true|yes|haan|ok)\b|\b(?:haan|yes|true) (?:bolo|likho|kaho|bol)\b/,
  /\b(?:trust me|believe me|please just|you must|you have to|you should|i order you to|i command you to) (?:approve|accept|say|mark|return|answer|reply|output|validate|pass|allow|comply|obey|let me through)\b|\b(?:approve|accept|validate|pass) (?:this|it|my message|the message|everything|all (?:messages?|inputs?)|me)\b|\balways (?:approve|accept|say|reply|answer|return)\b|\bvalidation (?:passed|successful|complete|result)\b/,
];

const LABEL =
  /\b(?:patient(?:'s)?(?: text| message| says| concern| complaint| input)?|my (?:concern|problem|complaint|symptom|question|issue|real question)|concern|complaint|symptoms?|chief complaint|problem|question|issue|actual message|real (?:problem|question|concern)|btw|ps|p\.s) ?:/g;

/** "Patient text: my tooth hurts" starts a clause of its own. */
export const splitLabels = (plain: string): string => plain.replace(LABEL, '. ');

export const isInstruction = (clause: string): boolean =>
  INSTRUCTIONS.some((pattern) => pattern.test(clause));

/** Quoted text is what an instruction wants repeated, not what the person feels. */
export const withoutQuotes = (plain: string): string => plain.replace(/"[^"]*"?/g, ' ');
