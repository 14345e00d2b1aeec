import type { PatientInWords } from '../../assessment/patient.ts';
import type { StrippedPatient } from './port.ts';

/** Words after "I am" that are no name even with a capital: most tell of health. */
const NOT_NAMES =
  'a|an|the|not|no|in|on|at|of|so|very|also|still|now|just|only|having|taking|feeling|using|getting|suffering|facing|diabetic|pregnant|allergic|asthmatic|unable|worried|afraid|sorry|sure|able|over|under|above|about|from|and|but|with|is|who|whose|has|had|have|was|my|i|he|she|it|they|male|female|years?|months?|tooth|teeth|gums?|dental|pain|fever|bleeding|swollen|since|after|because|unwell|sick|breastfeeding|thyroid|hiv|bp';

const NAME = String.raw`\p{Lu}[\p{L}\p{M}'.-]{1,30}`;
const ANY_NAME = `(?!(?:${NOT_NAMES}|hai|ne|ko|ka|ki|ke|se|mein|me|mere|mera|meri|mujhe|age|aged|this|please|your)\\b)[\\p{L}][\\p{L}\\p{M}'.-]{0,30}`;
const CAPITAL_NAME = `(?!(?:${NOT_NAMES.split('|')
  .map((word) => `[${word[0]?.toUpperCase()}${word[0]}]${word.slice(1)}`)
  .join('|')})\\b)${NAME}`;

const TIMES =
  'Mon|Tue|Wed|Thu|Fri|Sat|Sun|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Diwali|Holi|Eid|Christmas|Last|Yesterday|The|My';

type Rule = readonly [pattern: RegExp, replacement: string];

/**
 * Patterns that may identify a person, most specific first. Every repeat is bounded, so that the time stays linear in
 * the text. Losing a number too many is fine: the embedded engine reads the full text.
 */
const RULES: readonly Rule[] = [
  [/\b(?:https?:\/\/|www\.)[^\s<>"]{1,400}/giu, '[link]'],
  [/\b[\w-]{2,60}\.(?:com|in|org|net|co|io)(?:\/[^\s<>"]{0,300})?(?![\w@])/giu, '[link]'],
  [/[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){0,4}/gu, '[email]'],
  [
    /\b[\w.]{2,40}\s{0,2}(?:\(at\)|\[at\]|\bat\b)\s{0,2}(?:gmail|yahoo|outlook|hotmail|rediffmail|icloud)\b(?:\s{0,2}(?:\.|dot)\s{0,2}\w{2,4}){0,2}/giu,
    '[email]',
  ],
  [
    /\b(?:aadh?aa?r|uhid|mrn|patient id|abha|passport|voter id|policy|licen[cs]e|pan card|pan)(?: card)?(?: no| number| id)?[\s:.#-]{0,4}(?=[\w-]{0,20}\d)[\w-]{4,24}(?:[ -]\d{3,5}){0,3}/giu,
    '[number]',
  ],
  [/\b[A-Z]{5}\d{4}[A-Z]\b/gu, '[number]'],
  [/(?<![\p{L}\p{N}])\p{Nd}{1,2}[/.-]\p{Nd}{1,2}[/.-](?:\p{Nd}{4}|\p{Nd}{2})(?!\p{N})/gu, '[date]'],
  [/\+?\p{Nd}(?:[\s().-]{0,3}\p{Nd}){7,18}/gu, '[number]'],
  [/(?<![\p{N}.])[1-9]\p{Nd}{2}\s?\p{Nd}{3}(?![\p{N}])/gu, '[pincode]'],
  [/\b(?:postal |home )?address\b[^.!?\n]{0,160}/giu, '[address]'],
  [
    /\b(?:flat|house|h\.? ?no|plot|door|apartment|apt|room|block|villa)(?: no| number|\.)?[\s.:#-]{0,3}\p{Nd}[^.!?\n]{0,120}/giu,
    '[address]',
  ],
  [
    /(?:\p{Nd}[\p{Nd}/-]{0,6},?\s)?(?:\p{Lu}[\p{L}\p{M}]{1,24}\s){1,3}(?:Road|Rd|Street|Nagar|Colony|Sector|Lane|Marg|Society|Apartments?|Layout|Enclave|Chowk)\b(?:\s\p{Nd}{1,4})?/gu,
    '[address]',
  ],
  [
    new RegExp(
      `\\b((?:live|lives|living|stay|staying|reside|residing|based|calling|writing) (?:in|at|near|from))\\s(?:${NAME}|(?!my\\b|the\\b|a\\b|pain\\b)\\p{L}{3,24})(?:[ ,]{1,2}${NAME}){0,4}`,
      'gu',
    ),
    '$1 [place]',
  ],
  [
    new RegExp(`\\b(from)\\s(?!(?:${TIMES})\\b)${NAME}(?:[ ,]{1,2}${NAME}){0,3}`, 'gu'),
    '$1 [place]',
  ],
  [
    new RegExp(
      `((?<![\\p{L}])(?:my (?:full |good )?name(?: is|'s|:)?|(?:mera|mere|apna) (?:poora )?na+m(?: hai)?|ma[zj]h?[ea] na+v|name[ :]{1,2}(?:is )?|naam[ :]{1,2}|myself|i am called|call me|मेरा नाम|माझे नाव|मेरा नाम है))[\\s:,-]{0,3}(?:${ANY_NAME})(?:\\s${CAPITAL_NAME}){0,3}`,
      'giu',
    ),
    '$1 [name]',
  ],
  [
    new RegExp(
      `\\b((?:[Mm]r|[Mm]rs|[Mm]s|[Dd]r|[Ss]hri|[Ss]mt|[Kk]umari|[Mm]aster|[Dd]octor)\\.?)\\s{1,2}${CAPITAL_NAME}(?:\\s${CAPITAL_NAME}){0,2}`,
      'gu',
    ),
    '$1 [name]',
  ],
  [
    new RegExp(
      `\\b([Ii] am|[Ii]'?m|[Tt]his is|[Rr]egards,?|[Tt]hanks,?|[Ss]incerely,?|[Mm]ain|(?:[Mm]y|[Mm]era|[Mm]eri|[Mm]ere) (?:son|daughter|wife|husband|mother|father|brother|sister|baby|child|friend|uncle|aunt|beta|beti|bete|dentist)(?: is| named| called)?)\\s{1,2}${CAPITAL_NAME}(?:\\s${CAPITAL_NAME}){0,2}`,
      'gu',
    ),
    '$1 [name]',
  ],
];

/** Replaces names, addresses, e-mails, phone and identity numbers, dates and links. */
export function stripIdentifiers(text: string): string {
  let plain = text.normalize('NFKC');
  for (const [pattern, replacement] of RULES) plain = plain.replace(pattern, replacement);
  return plain;
}

/** Makes the patient that a language model may see. Fields that the engine does not know are left out. */
export function strippedPatient(patient: PatientInWords): StrippedPatient {
  const answers: PatientInWords['followUpAnswers'] = {};
  for (const [id, answer] of Object.entries(patient.followUpAnswers)) {
    const plain = Array.isArray(answer) ? answer.map(stripIdentifiers) : stripIdentifiers(answer);
    answers[stripIdentifiers(id)] = plain;
  }
  const known: PatientInWords = {
    issue: stripIdentifiers(patient.issue),
    category: patient.category,
    age: patient.age,
    sex: patient.sex,
    followUpAnswers: answers,
    medicalHistory: patient.medicalHistory,
    allergies: stripIdentifiers(patient.allergies),
    xrayFindings: patient.xrayFindings ? stripIdentifiers(patient.xrayFindings) : null,
  };
  return known as StrippedPatient;
}
