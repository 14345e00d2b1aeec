import { toLatin } from './scripts.ts';

/** Two-word names that mean one thing, and names whose parts would mislead ("blood pressure" is no bleeding). */
const JOINED: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(?:can|could) ?not\b|\bcan ?t\b|\bcudnt\b|\bcouldn ?t\b|\bcnt\b/g, 'cannot'],
  [/\bunable to\b|\bnot able (?:to )?|\bnot being able (?:to )?|\bnot abl to\b|\binability to\b/g, 'cannot '],
  [/\b(do|does|did|is|are|was|were|has|have|had|wo|would|should)(?:n t| n t|nt)\b/g, '$1nt'],
  [/\b(?:high |low )?(?:blood pressure|bood pressure|b p|bp|high blood)\b/g, 'bloodpressure'],
  [/\bblood ?thin(?:n)?(?:er|ers|ing)\b|\bkhun patla\b/g, 'bloodthinner'],
  [/\bblood ?(?:sugar|glucose|group|test|tests|report|reports|cancer)\b/g, 'bloodtest'],
  [/\bcold ?sores?\b/g, 'coldsore'],
  [/\broot ?canal(?:s|led|ed)?(?: treatment)?\b|\brct\b|\brot canal\b/g, 'rootcanal'],
  [/\bwisdom (?:teeth|tooth)\b|\bwisdomtooth\b|\b(?:akal|akkal|aqal|akl) (?:ki |ka |wali |wala )?(?:da+d|da+r|da+dh|da+nt|da+th)\b|\bthird molars?\b/g, 'wisdomtooth'],
  [/\bice ?cre+a?ms?\b/g, 'icecream'],
  [/\bchewing ?gums?\b|\bbubble ?gums?\b/g, 'chewinggum'],
  [/\b(?:milk|baby|deciduous|temporary|primary|first) (?:teeth|tooth)\b|\bdu+dh (?:ke|ka|wale?|wala) da+nt\b/g, 'milktooth'],
  [/\btooth ?ache?s?\b|\bteeth ?aches?\b|\btoothpain\b|\btooth ?ac+he?\b/g, 'toothache'],
  [/\btooth ?pastes?\b/g, 'toothpaste'],
  [/\btooth ?brush(?:es)?\b/g, 'toothbrush'],
  [/\btooth ?picks?\b/g, 'toothpick'],
  [/\bmouth ?wash(?:es)?\b|\bmouth ?rinses?\b/g, 'mouthwash'],
  [/\bx ?rays?\b/g, 'xray'],
  [/\b(?:a |little )bit(?: of)?\b|\ba little\b|\bthoda sa?\b/g, ' '],
  [/\bno one\b/g, 'nobody'],
  [/\bnot without\b/g, 'with'],
  [/\bheart ?burn\b/g, 'heartburn'],
  [/\bair ?way\b/g, 'airway'],
  [/\b(?:eye) ?brows?\b/g, 'eyebrow'],
  [/\bcheek ?bones?\b/g, 'cheekbone'],
  [/\bpan masala\b|\bpaan masala\b/g, 'gutka'],
  [/\bfloor of (?:the |my )?mouth\b/g, 'mouthfloor'],
  [/\broof of (?:the |my |her |his )?mouth\b/g, 'palate'],
  [/\bupto\b/g, 'up to'],
];

/** Spellings of messages and common slips; a word is replaced as a whole. */
const SPELLINGS: Readonly<Record<string, string>> = {
  u: 'you', ur: 'your', r: 'are', plz: 'please', pls: 'please', wid: 'with', wit: 'with', wth: 'with',
  bcoz: 'because', coz: 'because', cuz: 'because', bcz: 'because', becoz: 'because', n: 'and',
  nd: 'and', abt: 'about', frm: 'from', frim: 'from', sinc: 'since', snce: 'since', bt: 'but', wen: 'when', whn: 'when',
  tht: 'that', dat: 'that', dis: 'this', ther: 'there', thr: 'there', hav: 'have', hv: 'have', hve: 'have',
  im: 'i am', ive: 'i have', its: 'it is', thats: 'that is', theres: 'there is', hes: 'he is', shes: 'she is',
  dnt: 'dont', doesnot: 'doesnt', donot: 'dont', didnot: 'didnt', isnot: 'isnt',
  alot: 'lot', abit: '', lil: 'little', yrs: 'years', yr: 'year', yrz: 'years', mnths: 'months', mnth: 'month',
  mths: 'months', mth: 'month', wks: 'weeks', wk: 'week', hrs: 'hours', hr: 'hour', mins: 'minutes', min: 'minutes',
  secs: 'seconds', sec: 'seconds', dys: 'days', dy: 'day', yesturday: 'yesterday', yestarday: 'yesterday', yday: 'yesterday',
  toothake: 'toothache', tootache: 'toothache', toothach: 'toothache', tothache: 'toothache', toothack: 'toothache', tooht: 'tooth', toth: 'tooth', thooth: 'tooth', teeths: 'teeth', tooths: 'teeth', teath: 'teeth', theeth: 'teeth', tonuge: 'tongue',
  toung: 'tongue', tounge: 'tongue', toungue: 'tongue', tung: 'tongue', tongu: 'tongue', jow: 'jaw', chick: 'cheek', cheak: 'cheek', chiks: 'cheeks',
  sweling: 'swelling', sweeling: 'swelling', swealing: 'swelling', swollan: 'swollen', swolen: 'swollen', swolln: 'swollen', swelld: 'swelled',
  bleding: 'bleeding', bleedin: 'bleeding', bledding: 'bleeding', bleedng: 'bleeding', feaver: 'fever', fevar: 'fever', feverish: 'fever', fevr: 'fever',
  cavty: 'cavity', caviti: 'cavity', cavaty: 'cavity', sensitve: 'sensitive', senstive: 'sensitive', sensetive: 'sensitive',
  sencitive: 'sensitive', sensitiv: 'sensitive', sensivity: 'sensitivity', senstivity: 'sensitivity', breth: 'breath', breatheing: 'breathing', breathin: 'breathing', breading: 'breathing',
  swalow: 'swallow', swallo: 'swallow', swalllow: 'swallow', swolow: 'swallow', swalowing: 'swallowing', pian: 'pain', pane: 'pain', payn: 'pain', paning: 'paining', apin: 'pain',
  filing: 'filling', fillng: 'filling', absess: 'abscess', abcess: 'abscess', abses: 'abscess', ulser: 'ulcer', alcer: 'ulcer', alsar: 'ulcer', ulsar: 'ulcer',
  puss: 'pus', mouht: 'mouth', mout: 'mouth', muh: 'munh', muuh: 'munh', mooh: 'munh', muhh: 'munh', muhn: 'munh', moonh: 'munh', mu: 'munh', mun: 'munh',
  temprature: 'temperature', temperture: 'temperature', tempreture: 'temperature', temp: 'temperature', doc: 'doctor', dr: 'doctor', gud: 'good',
  hapend: 'happened', braeth: 'breath', nite: 'night', nyt: 'night', tnite: 'tonight', wat: 'what', watr: 'water', eatin: 'eating',
  nahin: 'nahi', nhi: 'nahi', nai: 'nahi', nahee: 'nahi', nahii: 'nahi', nahe: 'nahi', nehi: 'nahi', nhin: 'nahi', naahi: 'nahi',
  h: 'hai', hy: 'hai', hain: 'hai', haii: 'hai', mei: 'mein', hurst: 'hurts', hrts: 'hurts', hert: 'hurt', hurtz: 'hurts',
  gumz: 'gums', gumms: 'gums', bleeed: 'bleed', stich: 'stitch', lossen: 'loose', wite: 'white', whit: 'white', whyte: 'white',
  shivring: 'shivering', numbnes: 'numbness', num: 'numb', nummb: 'numb', broked: 'broken', brocken: 'broken', brokn: 'broken', brokken: 'broken', craked: 'cracked', braked: 'broken',
  diabetis: 'diabetes', diabities: 'diabetes', dibetes: 'diabetes', diabetese: 'diabetes', sugr: 'sugar', eyez: 'eyes', jw: 'jaw',
  unbearabl: 'unbearable', unberable: 'unbearable', severly: 'severely', sever: 'severe', severre: 'severe', terible: 'terrible', horibble: 'horrible',
};

/** One clause as words for reading: lower case, plain letters, one spelling. */
export const normaliseClause = (clause: string): string => {
  let text = toLatin(clause.normalize('NFKC').toLowerCase());
  text = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’‘'`´ʼ]/g, '')
    .replace(/(\d),(\d{3})\b/g, '$1$2')
    .replace(/°/g, ' degrees ')
    .replace(/&/g, ' and ')
    .replace(/\+/g, ' plus ')
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .replace(/(\d)([a-z])/g, '$1 $2')
    .replace(/([a-z]{2,})(\d)/g, '$1 $2')
    .replace(/(\d)\s*(?:-|–|to)\s*(\d)/g, '$1 to $2')
    .replace(/[^a-z0-9./%]+/g, ' ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/(?<!\d)\s*\/|\/(?!\s*\d)/g, ' ')
    .replace(/(\d)\s*\/\s*(\d)/g, '$1 of $2')
    .replace(/ +/g, ' ')
    .trim();
  text = text
    .split(' ')
    .map((word) => (Object.hasOwn(SPELLINGS, word) ? SPELLINGS[word] : word))
    .join(' ');
  for (const [pattern, name] of JOINED) text = text.replace(pattern, name);
  return text.replace(/ +/g, ' ').trim();
};
